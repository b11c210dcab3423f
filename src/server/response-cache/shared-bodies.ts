import { decode, encode } from './encodings.ts'
import type { Body, Encoding } from './encodings.ts'
import type { CachedResponse, PageCache } from './page-cache.ts'

type BodyIn = (encoding: Encoding, key: string, response: CachedResponse) => Promise<Body>

/** Bodies of cached responses in any encoding: the first request has one made, and all who ask meanwhile share it. */
export function createSharedBodies(pages: Pick<PageCache, 'addBody'>): BodyIn {
  const underWay = new WeakMap<CachedResponse['bodies'], Map<Encoding, Promise<Body>>>()
  return async (encoding, key, response) => {
    const { bodies } = response
    const known = bodies.get(encoding)
    if (known !== undefined) return known
    const conversions = underWay.get(bodies) ?? new Map<Encoding, Promise<Body>>()
    underWay.set(bodies, conversions)
    const joined = conversions.get(encoding)
    if (joined !== undefined) return joined
    const conversion = convert(bodies, encoding)
    conversions.set(encoding, conversion)
    try {
      const body = await conversion
      pages.addBody(key, response, encoding, body)
      return body
    } finally {
      conversions.delete(encoding)
    }
  }
}

async function convert(bodies: CachedResponse['bodies'], encoding: Encoding): Promise<Body> {
  const [stored] = bodies
  if (stored === undefined) throw new Error('A cached response has no body.')
  const [from, body] = stored
  return encode(await decode(body, from), encoding)
}
