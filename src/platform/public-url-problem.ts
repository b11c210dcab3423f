/** Whether PUBLIC_URL can be the address that visitors use. Canonical addresses and links in mails start with it. */
import { isIP } from 'node:net'
import type { Settings } from './settings.ts'

type Addresses = Pick<Settings, 'publicUrl' | 'host' | 'trustProxy'>

export interface PublicUrlProblem {
  /** What PUBLIC_URL is now, its default included. */
  publicUrl: string
  /** The host that a request was made to; undefined when the settings alone show the problem. */
  host: string | undefined
}

/** The headers that name the host of a request; empty where they are missing. */
export interface RequestHosts {
  host: string
  forwardedHost: string
}

/**
 * What the settings alone show: a local PUBLIC_URL, which is also its default, on a site behind a proxy or on a network
 * address. To listen on every address is no sign, because it is the default of a site that is only tried.
 */
export function settingsProblem({ publicUrl, host, trustProxy }: Addresses): PublicUrlProblem | undefined {
  const isEvery = host === undefined || EVERY_ADDRESS.has(host)
  const isPublic = trustProxy > 0 || !(isEvery || isLoopback(hostnameOf(host) ?? host))
  return isPublic && isLoopback(new URL(publicUrl).hostname) ? { publicUrl, host: undefined } : undefined
}

/** The same, also from a request that came in under a host other than that of PUBLIC_URL. Ports are not compared. */
export function requestProblem(settings: Addresses, hosts: RequestHosts): PublicUrlProblem | undefined {
  const seen = seenHostname(settings, hosts) ?? forwardedToLocal(settings, hosts)
  if (seen === undefined || seen === new URL(settings.publicUrl).hostname) return settingsProblem(settings)
  return { publicUrl: settings.publicUrl, host: seen }
}

/** Undefined where it says nothing: on this machine, and for the inner name that a proxy uses for the site. */
function seenHostname({ trustProxy }: Addresses, { host, forwardedHost }: RequestHosts): string | undefined {
  if (trustProxy === 0) return unlessLoopback(hostnameOf(host))
  // Most proxies pass the header of the first one on instead of adding to it.
  const hops = forwardedHost.split(',')
  const forwarded = hostnameOf(hops.at(-Math.min(trustProxy, hops.length)) ?? '')
  if (forwarded !== undefined) return unlessLoopback(forwarded)
  const inner = hostnameOf(host)
  const isName = inner !== undefined && inner.includes('.') && isIP(inner) === 0
  return isName ? unlessLoopback(inner) : undefined
}

/** Without a trusted proxy its header still shows that there is one, where the site has no address of its own yet. */
function forwardedToLocal({ publicUrl }: Addresses, { forwardedHost }: RequestHosts): string | undefined {
  if (!isLoopback(new URL(publicUrl).hostname)) return undefined
  const forwarded = hostnameOf(forwardedHost.split(',').at(-1) ?? '')
  return forwarded === undefined ? undefined : unlessLoopback(forwarded)
}

function unlessLoopback(hostname: string | undefined): string | undefined {
  return hostname === undefined || isLoopback(hostname) ? undefined : hostname
}

/** Lowercase and without the port; undefined unless the text is a host. */
function hostnameOf(host: string): string | undefined {
  const text = host.trim()
  if (text === '' || /[/?#@\\\s]/.test(text)) return undefined
  return URL.parse(`http://${isIP(text) === 6 ? `[${text}]` : text}`)?.hostname
}

/** Whether a hostname leads to this machine only. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

const EVERY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

/** What is wrong, in a sentence. */
export function publicUrlFault({ publicUrl, host }: PublicUrlProblem): string {
  return host === undefined
    ? `Canonical addresses and links in mails start with ${publicUrl}, which works on this machine only.`
    : `Canonical addresses and links in mails start with ${publicUrl}, but this page was opened at ${host}.`
}

/** What to set, in a sentence. */
export const PUBLIC_URL_REMEDY =
  'Set PUBLIC_URL to the address that visitors use, such as https://www.example.com, and restart the site.'
