/** The API documentation as a page without scripts and external resources. */
import { createHash } from 'node:crypto'
import type { OpenApi, Operation } from './openapi.ts'

const STYLE = `
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c1c1e;background:#fff}
code{font:.9em ui-monospace,monospace;overflow-wrap:anywhere}h2{margin:2.5rem 0 0;font-size:1.1rem}
table{border-collapse:collapse;width:100%}caption{text-align:left;font-weight:600;padding-top:.75rem}
td,th{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #ddd;font-weight:400}
@media (prefers-color-scheme:dark){body{color:#eee;background:#141416}td,th{border-color:#333}a{color:#8ab4ff}}
`

/** A content security policy that allows only the page's own style sheet. */
export const docsPolicy =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; ` +
  `base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Every call with its parameters, fields and responses. */
export function docsPage(document: OpenApi): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callSection(method.toUpperCase(), path, operation)),
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(document.info.title)}</title>
<style>${STYLE}</style></head><body><main><h1>${escape(document.info.title)}</h1>
<p>${escape(document.info.description)} The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
${calls.join('\n')}
</main></body></html>`
}

function callSection(method: string, path: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(({ name, description, schema }): Row => [
    name,
    description ?? typeOf(schema),
  ])
  const bodies = Object.values(operation.requestBody?.content ?? {})
    .slice(0, 1)
    .flatMap(({ schema }) => alternativesOf(schema))
  const responses = Object.entries(operation.responses).map(([status, answer]): Row => [
    status,
    'description' in answer ? String(answer.description) : '',
  ])
  return `<section><h2><code>${method} ${escape(path)}</code></h2><p>${escape(operation.summary)}</p>
${table('Parameters', parameters)}${bodies.map((body) => table('Body', fieldsOf(body))).join('')}${table('Answers', responses)}</section>`
}

type Row = [name: string, meaning: string]

function table(caption: string, rows: Row[]): string {
  if (rows.length === 0) return ''
  const lines = rows.map(
    ([name, meaning]) =>
      `<tr><th scope="row"><code>${escape(name)}</code></th><td>${escape(meaning)}</td></tr>`,
  )
  return `<table><caption>${caption}</caption>${lines.join('')}</table>\n`
}

function alternativesOf(schema: Record<string, unknown>): Record<string, unknown>[] {
  return Array.isArray(schema.anyOf) ? schema.anyOf : [schema]
}

/** Fields without a type are accepted and ignored, and not documented. */
function fieldsOf(schema: Record<string, unknown>): Row[] {
  return Object.entries(schema.properties ?? {})
    .map(([name, field]): Row => [name, typeOf(field)])
    .filter(([, type]) => type !== '')
}

function typeOf(schema: unknown): string {
  if (typeof schema !== 'object' || schema === null) return ''
  const { type, enum: words, anyOf } = schema as { type?: unknown; enum?: unknown; anyOf?: unknown }
  if (Array.isArray(words)) return words.join(', ')
  if (Array.isArray(anyOf)) return anyOf.map(typeOf).join(' or ')
  return typeof type === 'string' ? type : ''
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
