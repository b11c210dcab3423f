/** The token in the address of a link from a mail; empty without one. */
export function linkToken(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? ''
}
