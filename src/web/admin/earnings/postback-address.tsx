import type { Program } from '#contract/earnings/earnings.schema.ts'
import { CopyButton } from '#ui/copy-button.tsx'

/** Where the programme reports to, and what it signs with. Whoever knows it may report: it is shown to staff alone. */
export function PostbackAddress({ program: { postbackPath, postbackSecret } }: { program: Program }) {
  const address = `${window.location.origin}${postbackPath}`
  return (
    <dl className="program-secret">
      <Line label="Address for its postbacks" text={address} of="the address" />
      {postbackSecret !== null && (
        <Line label="Secret for signatures" text={postbackSecret} of="the secret" />
      )}
    </dl>
  )
}

function Line({ label, text, of }: { label: string; text: string; of: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{text}</code>
        <CopyButton text={text} of={of} />
      </dd>
    </div>
  )
}
