import type SharpConstructor from 'sharp'

/**
 * The picture library, loaded with the first picture because it is large. It can read the formats of uploads, and SVG:
 * that is for our own drawings (`draw-card.ts`). Who reads a picture of someone else's looks at its first bytes before
 * (`encode-picture.ts`), so that no uploaded SVG ever reaches the library.
 */
export async function loadSharp(): Promise<typeof SharpConstructor> {
  loading ??= load()
  return loading
}

let loading: Promise<typeof SharpConstructor> | undefined

const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Svg'].map((name) => `VipsForeignLoad${name}`)

async function load(): Promise<typeof SharpConstructor> {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: LOADERS })
  sharp.cache(false)
  // One core for each of the encodings that run at the same time.
  sharp.concurrency(1)
  return sharp
}
