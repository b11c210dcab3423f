import { Link } from '#ui/link.tsx'
import { useSite } from '../shell/site-data.ts'
import { richTextTokens } from './rich-text-tokens.ts'
import type { RichToken } from './rich-text-tokens.ts'

/** A sentence of the support pages with its bold words and links. */
export function RichText({ children }: { children: string }) {
  const { brand } = useSite()
  return richTextTokens(children, { brand: brand.name, email: brand.supportEmail }).map((token, index) => (
    <Token key={index} token={token} />
  ))
}

function Token({ token }: { token: RichToken }) {
  if (token.kind === 'text') return token.text
  if (token.kind === 'bold') return <strong>{token.text}</strong>
  if (token.to.startsWith('/')) return <Link to={token.to}>{token.text}</Link>
  return (
    <a href={token.to} rel="noopener">
      {token.text}
    </a>
  )
}
