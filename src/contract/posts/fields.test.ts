import { expect, test } from 'vitest'
import { ARTICLE } from './limits.ts'
import { POST_FIELDS } from './fields.ts'

test('content may have so many tags and no more', () => {
  const { schema } = POST_FIELDS.content
  const content = '<br>'.repeat(ARTICLE.tags)
  expect(schema.parse(content)).toBe(content)
  expect(schema.safeParse(`${content}<br>`).error?.issues[0]?.message).toBe(
    'Content may have at most 12000 tags',
  )
})
