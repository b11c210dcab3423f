import { describe, expect, it } from 'vitest'
import { pageWindow } from './page-window.ts'

describe('pageWindow', () => {
  it('shows every page when they fit', () => {
    expect(pageWindow(2, 4, 5)).toEqual([1, 2, 3, 4])
  })

  it('starts at the first page and jumps to the last', () => {
    expect(pageWindow(1, 9, 5)).toEqual([1, 2, 3, 4, 5, 'gap-after', 9])
  })

  it('keeps the current page in the middle, with both ends in reach', () => {
    expect(pageWindow(6, 12, 5)).toEqual([1, 'gap-before', 4, 5, 6, 7, 8, 'gap-after', 12])
  })

  it('leaves out the ellipsis where no page is skipped', () => {
    expect(pageWindow(4, 7, 5)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(pageWindow(9, 9, 5)).toEqual([1, 'gap-before', 5, 6, 7, 8, 9])
  })
})
