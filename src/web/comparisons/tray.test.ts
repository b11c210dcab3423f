import { describe, expect, it } from 'vitest'
import { clearedTray, EMPTY_TRAY, removed, toggled } from './tray.ts'

const item = (id: number) => ({ id, name: `No ${id}` })
const full = [1, 2, 3].reduce((tray, id) => toggled(tray, 'casinos', item(id)), EMPTY_TRAY)

describe('the tray', () => {
  it('takes one in and out again', () => {
    const one = toggled(EMPTY_TRAY, 'casinos', item(1))
    expect(one.items.casinos).toEqual([item(1)])
    expect(toggled(one, 'casinos', item(1)).items.casinos).toEqual([])
  })

  it('refuses a fourth and says so', () => {
    const refused = toggled(full, 'casinos', item(4))
    expect(refused.items).toEqual(full.items)
    expect(refused.isRefused).toBe(true)
    expect(refused.said).toContain('up to 3')
  })

  it('turns to another kind without losing the first', () => {
    const games = toggled(full, 'games', item(9))
    expect(games.kind).toBe('games')
    expect(games.items.casinos).toHaveLength(3)
  })

  it('shows another kind once it is empty', () => {
    const games = toggled(full, 'games', item(9))
    expect(removed(games, 'games', item(9)).kind).toBe('casinos')
    expect(clearedTray(full, 'casinos')).toMatchObject({ kind: 'casinos', items: EMPTY_TRAY.items })
  })
})
