/** Checks whether PUBLIC_URL can be the visitors' address. Canonical addresses and links in mails start with it. */
import { isIP } from 'node:net'
import type { Settings } from './settings.ts'

type Addresses = Pick<Settings, 'publicUrl' | 'host' | 'trustProxy'>

export interface PublicUrlProblem {
  /** The current PUBLIC_URL, possibly the default. */
  publicUrl: string
  /** The host of a request; undefined when the settings alone show the problem. */
  host: string | undefined
}

/** Headers that name the host of a request; empty where missing. */
export interface RequestHosts {
  host: string
  forwardedHost: string
}

/**
 * Problems visible in the settings: a local PUBLIC_URL, which is also the default, on a site behind a proxy or on a
 * network address. Listening on every address is no evidence, because it is the default for trying the site.
 */
export function settingsProblem({ publicUrl, host, trustProxy }: Addresses): PublicUrlProblem | undefined {
  const isEvery = host === undefined || EVERY_ADDRESS.has(host)
  const isPublic = trustProxy > 0 || !(isEvery || isLoopback(hostnameOf(host) ?? host))
  return isPublic && isLoopback(new URL(publicUrl).hostname) ? { publicUrl, host: undefined } : undefined
}

/** Also detects a request under a host other than that of PUBLIC_URL. Ports are ignored. */
export function requestProblem(settings: Addresses, hosts: RequestHosts): PublicUrlProblem | undefined {
  const seen = seenHostname(settings, hosts) ?? forwardedToLocal(settings, hosts)
  if (seen === undefined || seen === new URL(settings.publicUrl).hostname) return settingsProblem(settings)
  return { publicUrl: settings.publicUrl, host: seen }
}

/** Undefined where the host is no evidence: on this machine, and for a proxy's internal name of the site. */
function seenHostname({ trustProxy }: Addresses, { host, forwardedHost }: RequestHosts): string | undefined {
  if (trustProxy === 0) return unlessLoopback(hostnameOf(host))
  // Most proxies pass the first proxy's header on instead of adding to it.
  const hops = forwardedHost.split(',')
  const forwarded = hostnameOf(hops.at(-Math.min(trustProxy, hops.length)) ?? '')
  if (forwarded !== undefined) return unlessLoopback(forwarded)
  const inner = hostnameOf(host)
  const isName = inner !== undefined && inner.includes('.') && isIP(inner) === 0
  return isName ? unlessLoopback(inner) : undefined
}

/** Even without a trusted proxy, its header reveals it where the site has no public address yet. */
function forwardedToLocal({ publicUrl }: Addresses, { forwardedHost }: RequestHosts): string | undefined {
  if (!isLoopback(new URL(publicUrl).hostname)) return undefined
  const forwarded = hostnameOf(forwardedHost.split(',').at(-1) ?? '')
  return forwarded === undefined ? undefined : unlessLoopback(forwarded)
}

function unlessLoopback(hostname: string | undefined): string | undefined {
  return hostname === undefined || isLoopback(hostname) ? undefined : hostname
}

/** Lower case without port; undefined for an invalid host. */
function hostnameOf(host: string): string | undefined {
  const text = host.trim()
  if (text === '' || /[/?#@\\\s]/.test(text)) return undefined
  return URL.parse(`http://${isIP(text) === 6 ? `[${text}]` : text}`)?.hostname
}

/** Whether a host name refers to this machine only. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

const EVERY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

export function publicUrlFault({ publicUrl, host }: PublicUrlProblem): string {
  return host === undefined
    ? `Canonical addresses and links in mails start with ${publicUrl}, which works on this machine only.`
    : `Canonical addresses and links in mails start with ${publicUrl}, but this page was opened at ${host}.`
}

export const PUBLIC_URL_REMEDY =
  'Set PUBLIC_URL to the address that visitors use, such as https://www.example.com, and restart the site.'
