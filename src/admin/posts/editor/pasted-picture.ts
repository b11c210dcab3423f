import { readWebAddress } from '#contract/shared/web-address.ts'

/** A pasted picture: from this site, to be uploaded, or unreachable. */
export type PastedPicture =
  | { kind: 'ours'; url: string }
  | { kind: 'elsewhere'; source: File | string }
  | { kind: 'lost'; name: string; problem: string }

export function readPastedPicture(src: string, origin: string): PastedPicture {
  const text = src.trim()
  const file = fileOf(text)
  if (file !== undefined) return { kind: 'elsewhere', source: file }
  const address = readWebAddress(text)
  if (address === undefined) {
    const path = /^\/(?:media|art)\/[\w./%-]+$/.exec(text)?.[0]
    return path === undefined
      ? { kind: 'lost', name: shortened(text), problem: reasonOf(text) }
      : { kind: 'ours', url: path }
  }
  const url = new URL(address)
  if (url.origin === origin && /^\/(?:media|art)\//.test(url.pathname))
    return { kind: 'ours', url: url.pathname }
  return { kind: 'elsewhere', source: address }
}

const DATA = /^data:image\/([a-z+.-]{1,20})(?:;[\w=.-]{1,40})*;base64,([\w+/=\s]*)$/i

function fileOf(text: string): File | undefined {
  const [, type = '', base64] = DATA.exec(text) ?? []
  if (base64 === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
    return new File([bytes], `pasted.${type}`, { type: `image/${type}` })
  } catch {
    return undefined
  }
}

function reasonOf(text: string): string {
  if (/^(?:file|webkit-fake-url|cid|blob):/i.test(text))
    return 'This picture is on the device that the text was copied from. Save it there and drop it here.'
  return 'This picture has no web address. Save it and drop it here.'
}

function shortened(text: string): string {
  if (text === '') return 'A picture without an address'
  return text.length <= MOST ? text : `${text.slice(0, MOST)}...`
}

const MOST = 200
