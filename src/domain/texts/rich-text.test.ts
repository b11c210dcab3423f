import { describe, expect, it } from 'vitest'
import { plainText, richTextTokens } from './rich-text.ts'

const words = { brand: 'Evenhand', email: 'help@evenhand.example' }

describe('the markup of the support pages', () => {
  it('knows bold words, links and the names of the site', () => {
    expect(
      richTextTokens('{brand} is **free**: see [the FAQ](/faq) or [write](mailto:{email}).', words),
    ).toEqual([
      { kind: 'text', text: 'Evenhand is ' },
      { kind: 'bold', text: 'free' },
      { kind: 'text', text: ': see ' },
      { kind: 'link', text: 'the FAQ', to: '/faq' },
      { kind: 'text', text: ' or ' },
      { kind: 'link', text: 'write', to: 'mailto:help@evenhand.example' },
      { kind: 'text', text: '.' },
    ])
  })

  it('can be read without its marks', () => {
    expect(plainText('**No.** See [terms](/terms).', words)).toBe('No. See terms.')
  })
})
