/**
 * Replaces WordPress's short codes for media (embed, video, audio, caption) by HTML. Codes without a counterpart stay
 * as they are.
 */
export function withoutShortcodes(content: string): string {
  if (!CODE.test(content)) return content
  return content
    .replaceAll(/\[embed[^\]]{0,200}\]([^[\]]{1,2000})\[\/embed\]/gi, (_whole, address: string) =>
      element('iframe', address.trim()),
    )
    .replaceAll(
      /\[(video|audio)\s([^[\]]{1,2000})\](?:\[\/\1\])?/gi,
      (whole, name: string, given: string) => {
        const address = /(?:src|mp4|m4v|webm|ogv|mp3|m4a|ogg|wav|flac)="([^"]{1,2000})"/i.exec(given)?.[1]
        return address === undefined ? whole : element(name.toLowerCase(), address)
      },
    )
    .replaceAll(/\[caption[^\]]{0,500}\]/gi, '<figure>')
    .replaceAll(/\[\/caption\]/gi, '</figure>')
}

const CODE = /\[\/?(?:embed|video|audio|caption)\b/i

function element(name: string, address: string): string {
  const quoted = address.replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<${name} src="${quoted}"></${name}>`
}
