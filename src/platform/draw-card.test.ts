import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawCard, pictureAddress } from './draw-card.ts'

test('an uploaded picture fills its box, with round corners, and nothing else', async () => {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ff0000' } })
    .webp()
    .toBuffer()
  const style = { position: 'absolute', left: 20, top: 10, width: 40, height: 40, borderRadius: 12 }
  const picture = { type: 'img', props: { src: await pictureAddress(bytes, 40), style } }
  const ground = { display: 'flex', width: 100, height: 60, backgroundColor: '#00ff00' }
  const png = await drawCard(
    { type: 'div', props: { style: ground, children: [picture] } },
    { width: 100, height: 60 },
  )
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const isRed = (x: number, y: number) => (data[(y * info.width + x) * 3] ?? 0) > 200
  expect([info.width, info.height]).toEqual([100, 60])
  expect([isRed(40, 30), isRed(21, 30), isRed(58, 30)]).toEqual([true, true, true])
  expect([isRed(20, 10), isRed(10, 30), isRed(62, 30)]).toEqual([false, false, false])
})
