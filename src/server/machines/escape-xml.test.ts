import { expect, test } from 'vitest'
import { escapeXml } from './escape-xml.ts'

test('what XML reads as its own is written as an entity, and what it forbids is left out', () => {
  expect(escapeXml('a & b < c > "d" \u0000\uD800')).toBe('a &amp; b &lt; c &gt; &quot;d&quot; \uFFFD')
})
