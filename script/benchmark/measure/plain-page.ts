import { chromium } from '@playwright/test'
import { ensureChromium } from '../../needs.ts'

/** A page as a person without any ambition would write it: the text, links, fields and pictures of one of ours. */
export interface PlainPage {
  html: string
  /** What ours holds: its elements, and how many of them are inline drawings. */
  elements: number
  drawings: number
}

/** Reads the page at `url` and writes its text and pictures down with 25 lines of styles and no script. */
export async function readPlainPage(url: string): Promise<PlainPage> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    // What the server sends is what is compared.
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(url)
    const { body, elements, drawings } = await page.evaluate(plainBody)
    return { html: documentAround(body), elements, drawings }
  } finally {
    await browser.close()
  }
}

/** Runs in the browser, so it holds all that it needs. */
function plainBody(): { body: string; elements: number; drawings: number } {
  const kept = new Set(
    'A ARTICLE ASIDE B BLOCKQUOTE BUTTON DD DETAILS DL DT EM FIGURE FOOTER FORM H1 H2 H3 H4 HEADER IMG INPUT LABEL LI MAIN NAV OL OPTION P SECTION SELECT STRONG SUMMARY TABLE TBODY TD TEXTAREA TH THEAD TIME TR UL'.split(
      ' ',
    ),
  )
  const attributes = [
    'href',
    'src',
    'alt',
    'width',
    'height',
    'loading',
    'type',
    'name',
    'value',
    'aria-label',
  ]
  const left = new Set(['SCRIPT', 'STYLE', 'svg', 'TEMPLATE', 'NOSCRIPT'])
  const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)
  const attributeOf = (element: Element, name: string) => {
    const value = element.getAttribute(name)
    if (value === null) return ''
    // The pictures are ours: both pages load the same ones.
    const address = name === 'src' ? new URL(value, location.href).href : value
    return ` ${name}="${escaped(address)}"`
  }
  const write = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return escaped(node.textContent ?? '')
    if (!(node instanceof Element) || left.has(node.tagName)) return ''
    const inner = Array.from(node.childNodes, write).join('')
    // What stood in boxes of its own is a word of its own.
    if (!kept.has(node.tagName)) return node.tagName === 'DIV' ? `${inner}\n` : ` ${inner} `
    const tag = node.tagName.toLowerCase()
    const open = `<${tag}${attributes.map((name) => attributeOf(node, name)).join('')}>`
    return tag === 'img' || tag === 'input' ? open : `${open}${inner}</${tag}>\n`
  }
  return {
    body: Array.from(document.body.childNodes, write).join(''),
    elements: document.querySelectorAll('*').length,
    drawings: document.querySelectorAll('svg').length,
  }
}

function documentAround(body: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A plain page</title>
<meta name="description" content="The text and pictures of a page, plainly.">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/plain.css"></head>
<body>${body}</body></html>`
}

export const PLAIN_STYLES = `
body { margin: 0 auto; max-width: 60rem; padding: 1rem; font: 1rem/1.5 sans-serif; color: #222; background: #fff; }
h1, h2, h3 { line-height: 1.2; margin: 1.5rem 0 .5rem; }
a { color: #15513a; display: inline-block; min-height: 1.5rem; }
img { max-width: 100%; height: auto; display: block; }
article { border: 1px solid #ccc; border-radius: .5rem; padding: 1rem; margin: 1rem 0; }
ul { margin: .5rem 0; padding-left: 1.25rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: .5rem 0; }
dd { margin: 0; }
nav ul { display: flex; flex-wrap: wrap; gap: .5rem 1rem; list-style: none; padding: 0; }
button, input, select, textarea { font: inherit; padding: .5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #ddd; padding: .5rem; text-align: left; }
footer { border-top: 1px solid #ccc; margin-top: 2rem; padding-top: 1rem; }
`
