/** What a version holds, as names and values. Long texts are cut. */
export function VersionValues({ value }: { value: unknown }) {
  return (
    <dl className="setting-values">
      {valueLines(value).map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}</dd>
        </div>
      ))}
    </dl>
  )
}

const LONGEST = 160

/** Such as "social facebook" and its text; what is empty is left out. */
function valueLines(value: unknown, path = ''): [name: string, text: string][] {
  if (value === null || value === '' || value === undefined) return []
  if (typeof value !== 'object') return [[path, typeof value === 'string' ? value : JSON.stringify(value)]]
  return Object.entries(value).flatMap(([name, inner]) =>
    valueLines(inner, `${path} ${Array.isArray(value) ? Number(name) + 1 : inWords(name)}`.trim()),
  )
}

/** "supportEmail" as "support email". */
function inWords(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
