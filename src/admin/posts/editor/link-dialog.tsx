import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { FORM } from '#contract/items/limits.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { AskDialog } from '../../ask-dialog.tsx'
import { LinkTargetField } from './link-target-field.tsx'
import { readLink } from './read-link.ts'

/** Sets, changes or removes the link at the cursor. Without a selection it asks for the words too. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [present] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [needsWords] = useState(() => present === '' && editor.state.selection.empty)
  const [address, setAddress] = useState(present)
  const [isNofollow, setNofollow] = useState(() => editor.getAttributes('link').rel === 'nofollow')
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string>()

  const submit = () => {
    const href = readLink(address)
    if (href === undefined) {
      setProblem(
        'Choose a page of this site, or enter a web address, a mail address or a path such as /casinos',
      )
      return
    }
    onClose()
    // Internal links are always followed.
    const rel = isOutside(href) && isNofollow ? 'nofollow' : null
    if (needsWords) {
      const text = words.trim() || address.trim()
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href, rel } }] })
        .run()
    } else editor.chain().focus().extendMarkRange('link').setLink({ href, rel }).run()
  }

  return (
    <AskDialog
      title={present === '' ? 'Add a link' : 'Change the link'}
      submit={present === '' ? 'Add link' : 'Change link'}
      other={
        present !== '' && (
          <Button
            variant="ghost"
            onClick={() => {
              onClose()
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
            }}
          >
            Remove link
          </Button>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <LinkTargetField
        label="Address"
        placeholder="https:// or the name of a casino, bonus, game or article"
        problem={problem}
        text={address}
        onText={(text) => {
          setAddress(text)
          setProblem(undefined)
        }}
        onChoose={({ path, name }) => {
          setAddress(path)
          setProblem(undefined)
          if (words === '') setWords(name)
        }}
      />
      {needsWords && (
        <Field label="Words" hint="Without any the address is shown">
          {(control) => (
            <input
              {...control}
              className="input"
              maxLength={FORM.title}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          )}
        </Field>
      )}
      {isOutside(readLink(address)) && (
        <Checkbox name="nofollow" value="yes" checked={isNofollow} onChange={() => setNofollow(!isNofollow)}>
          Ask search engines not to follow it (nofollow)
        </Checkbox>
      )}
    </AskDialog>
  )
}

function isOutside(href: string | undefined): boolean {
  return href !== undefined && /^https?:/i.test(href)
}
