import { httpUrl, refuse, text, type Env } from './setting-values.ts'

/** FETCH_HOSTS: hosts, with ports where needed, separated by commas; empty when unset. */
export function readFetchHosts(env: Env): string[] {
  const hosts = (text(env, 'FETCH_HOSTS') ?? '').split(',').map((host) => host.trim())
  return hosts
    .filter((host) => host !== '')
    .map((host) => {
      const url = httpUrl(`http://${host}`)
      if (url === undefined || !/^[^/?#@]+$/.test(host))
        refuse('FETCH_HOSTS', 'hosts such as wordpress.internal:8080', host)
      return url.host
    })
}
