import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Rtp } from './scores.tsx'

test('an RTP that is not stated has neither a colour nor pips nor a number', () => {
  expect(renderToStaticMarkup(<Rtp value={null} />)).toBe('<span class="mut">Not stated</span>')
})

test('an RTP of 0 that was stated is shown as such', () => {
  expect(renderToStaticMarkup(<Rtp value={0} />)).toContain('0.0%')
})
