/**
 * Parses a typed link: a web address, a mail address, or a path or fragment of this site. A missing scheme is added.
 * Undefined for anything else.
 */
export function readLink(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '' || /\s|^\/\//.test(text)) return undefined
  if (/^(?:\/(?!\/)|#)/.test(text)) return text
  if (/^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(text)) return `mailto:${text}`
  const address = /^(?:https?:\/\/|mailto:)/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, username, pathname } = new URL(address)
  if (protocol === 'mailto:') return pathname.includes('@') ? address : undefined
  return hostname.includes('.') && username === '' && !BAD_HOST.test(hostname) ? address : undefined
}

/** Such as "javascript:alert(1)" after https://. */
const BAD_HOST = /[^\w.-]|^\.|\.$/

/** True for links that an article may contain (see db/sanitise-content.ts). */
export function isLink(address: string): boolean {
  return /^(?:https?:\/\/|mailto:|www\.|\/(?!\/)|#)/i.test(address.trim())
}
