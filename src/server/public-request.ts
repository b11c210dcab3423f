/**
 * The request as a visitor's browser knows it. Behind a proxy its address says http and perhaps an inner name,
 * and the router, which compares it with the origin that a form was sent from, would refuse our own forms.
 * Only an origin that is ours is taken at its word.
 */
export function publicRequest(request: Request, publicUrl: string): Request {
  const { origin, pathname, search } = new URL(request.url)
  if (request.headers.get('origin') !== publicUrl || origin === publicUrl) return request
  return new Request(publicUrl + pathname + search, request)
}
