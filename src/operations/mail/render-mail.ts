export interface MailContent {
  subject: string
  /** In reading order. */
  parts: readonly MailPart[]
  /** The address at the end that unsubscribes; absent in mails that the reader requested. */
  unsubscribe?: string
}

type MailPart =
  | { kind: 'paragraph'; text: string }
  /** A link styled as a button; the text version shows its address. */
  | { kind: 'button'; label: string; href: string }

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

export interface MailSite {
  /** The origin without a trailing slash. */
  publicUrl: string
  brand: { name: string }
}

const AGE = '21+. Please gamble responsibly.'
const END = 'To unsubscribe at any time, use this link:'

/**
 * A mail as text and as HTML. Styles are inline and the layout is a table, because mail programs drop style sheets. The
 * colours are those of the light theme, with enough contrast where a program inverts them.
 */
export function renderMail(
  { subject, parts, unsubscribe }: MailContent,
  { brand, publicUrl }: MailSite,
): RenderedMail {
  const end = unsubscribe === undefined ? [] : [`${END}\n${unsubscribe}`]
  const foot = [
    ...(unsubscribe === undefined ? [] : [`<a href="${escaped(unsubscribe)}" ${STYLE.foot}>Unsubscribe</a>`]),
    escaped(AGE),
  ]
  return {
    subject,
    text: `${[...parts.map(asText), ...end, AGE].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
</head>
<body ${STYLE.body}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${STYLE.sheet}>
<tr><td ${STYLE.head}><a href="${escaped(publicUrl)}" ${STYLE.brand}>${escaped(brand.name)}</a></td></tr>
<tr><td ${STYLE.cell}>
${parts.map(asHtml).join('\n')}
</td></tr>
<tr><td ${STYLE.footCell}>
${foot.map((line) => `<p ${STYLE.footLine}>${line}</p>`).join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`,
  }
}

function asText(part: MailPart): string {
  return part.kind === 'button' ? part.href : part.text
}

function asHtml(part: MailPart): string {
  if (part.kind === 'paragraph') return `<p ${STYLE.paragraph}>${escaped(part.text)}</p>`
  return `<p ${STYLE.paragraph}><a href="${escaped(part.href)}" ${STYLE.button}>${escaped(part.label)}</a></p>`
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const STYLE = {
  body: 'style="margin:0;padding:24px 12px;background:#f4f4f5"',
  sheet: 'style="max-width:560px;background:#ffffff;border:1px solid #e4e4e7;border-radius:12px"',
  head: 'style="padding:24px 28px 0"',
  brand: `style="${FONT};font-size:18px;font-weight:700;color:#18181b;text-decoration:none"`,
  cell: 'style="padding:16px 28px 12px"',
  paragraph: `style="${FONT};margin:0 0 16px;font-size:16px;line-height:1.5;color:#27272a"`,
  button: `style="${FONT};display:inline-block;padding:12px 20px;border-radius:8px;background:#0b4d38;color:#ffffff;font-weight:600;text-decoration:none"`,
  footCell: 'style="padding:16px 28px 24px;border-top:1px solid #e4e4e7"',
  footLine: `style="${FONT};margin:0 0 8px;font-size:13px;line-height:1.5;color:#52525b"`,
  foot: 'style="color:#52525b"',
}
