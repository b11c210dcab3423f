import { FormGroup } from './form-group.tsx'
import { POST_GROUPS } from './post-item.tsx'
import type { PostParts } from './use-post-parts.ts'

/** Everything about the article but its text, in groups that fold. */
export function PostPanel({ parts }: { parts: PostParts }) {
  return (
    <aside className="post-panel" aria-label="Settings">
      {POST_GROUPS.map(({ name, fields, content }) => (
        <FormGroup
          key={name}
          name={name}
          fields={fields}
          isOpen={parts.open.has(name)}
          onToggle={(isOpen) => parts.toggle(name, isOpen)}
        >
          {content}
        </FormGroup>
      ))}
    </aside>
  )
}
