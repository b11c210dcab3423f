import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { FORM } from '#contract/limits.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { readLink } from './read-link.ts'

interface LinkDialogProps {
  editor: Editor
  onClose: () => void
}

/** Sets, changes or removes the link where the cursor is; without a selection it writes its words as well. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [present] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [needsWords] = useState(() => present === '' && editor.state.selection.empty)
  const [address, setAddress] = useState(present)
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string>()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The article's own form is around this one in React's eyes.
    event.stopPropagation()
    const href = readLink(address)
    if (href === undefined) {
      setProblem('Enter a web address, a mail address, or a path of this site such as /casinos')
      return
    }
    onClose()
    if (needsWords) {
      const text = words.trim() || address.trim()
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    } else editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={present === '' ? 'Add a link' : 'Change the link'}
      className="dialog--small"
      footer={
        <>
          {present !== '' && (
            <Button
              variant="ghost"
              onClick={() => {
                onClose()
                editor.chain().focus().extendMarkRange('link').unsetLink().run()
              }}
            >
              Remove link
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="link-form">
            {present === '' ? 'Add link' : 'Change link'}
          </Button>
        </>
      }
    >
      <form id="link-form" className="form" noValidate onSubmit={submit}>
        <Field label="Address" problem={problem}>
          {(control) => (
            <input
              {...control}
              className="input"
              inputMode="url"
              spellCheck={false}
              maxLength={FORM.url}
              placeholder="https://"
              value={address}
              onChange={(event) => {
                setAddress(event.currentTarget.value)
                setProblem(undefined)
              }}
            />
          )}
        </Field>
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
      </form>
    </Dialog>
  )
}
