import { cleanSearchText } from '#contract/shared/search-text.ts'

/** A text with the first place that holds `part` marked, whatever the case. */
export function Marked({ text, part }: { text: string; part: string }) {
  const wanted = cleanSearchText(part).toLowerCase()
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted)
  if (at < 0) return <>{text}</>
  const end = at + wanted.length
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  )
}
