import { useState } from 'react'
import type { FormEvent } from 'react'
import { FORM } from '#contract/shared/limits.ts'
import { youtubeId } from '#domain/posts/article-media.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'

interface VideoDialogProps {
  onChoose: (address: string) => void
  onClose: () => void
}

/** Asks for the address of a YouTube video. */
export function VideoDialog({ onChoose, onClose }: VideoDialogProps) {
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The article's own form is around this one in React's eyes.
    event.stopPropagation()
    if (youtubeId(address.trim()) === undefined) setProblem('Enter the address of a YouTube video')
    else onChoose(address.trim())
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add a video"
      className="dialog--small"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="video-form">
            Add video
          </Button>
        </>
      }
    >
      <form id="video-form" className="form" noValidate onSubmit={submit}>
        <Field label="YouTube address" problem={problem}>
          {(control) => (
            <input
              {...control}
              className="input"
              inputMode="url"
              spellCheck={false}
              maxLength={FORM.url}
              placeholder="https://www.youtube.com/watch?v="
              value={address}
              onChange={(event) => {
                setAddress(event.currentTarget.value)
                setProblem(undefined)
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
