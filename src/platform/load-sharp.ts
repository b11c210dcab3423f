import type SharpConstructor from 'sharp'

/**
 * The image library, imported with the first picture because it is large. It reads the formats of uploads, and SVG for
 * our own drawings (`draw-card.ts`). Code that reads uploads checks the first bytes before (`encode-picture.ts`), so
 * that no uploaded SVG reaches the library.
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
  // One thread for each of the encodings that run at the same time.
  sharp.concurrency(1)
  return sharp
}
