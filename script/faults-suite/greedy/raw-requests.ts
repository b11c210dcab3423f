const PATHS = ['/', '/casinos', '/bonuses', '/games', '/blog']

/** So many requests of large pages behind one another; every second client takes no compression. */
export function rawRequests(count: number, nth: number): string {
  const encoding = nth % 2 === 0 ? 'accept-encoding: gzip, br\r\n' : ''
  return Array.from(
    { length: count },
    (_, index) => `GET ${PATHS[index % PATHS.length]} HTTP/1.1\r\nhost: 127.0.0.1\r\n${encoding}\r\n`,
  ).join('')
}
