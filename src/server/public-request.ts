/**
 * The request with the address that the visitor's browser used. Behind a proxy its address has http and perhaps an
 * internal name, and the router would refuse our own forms, because it compares the address with the form's origin.
 * Only our own origin is trusted.
 */
export function publicRequest(request: Request, publicUrl: string): Request {
  const { origin, pathname, search } = new URL(request.url)
  if (request.headers.get('origin') !== publicUrl || origin === publicUrl) return request
  return new Request(publicUrl + pathname + search, request)
}
