import type { Editor } from '@tiptap/react'
import { Dices, Film, Gift, Images, ImageUp, ListChecks, Plus, StickyNote, Table } from 'lucide'
import { useContext, useRef, useState } from 'react'
import { FORM } from '#contract/items/limits.ts'
import { youtubeId } from '#domain/posts/article-media.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { AskDialog } from '../../ask-dialog.tsx'
import { LibraryDialog } from '../../media/library-dialog.tsx'
import { useMay } from '../../staff/staff-context.ts'
import { ArticleMediaContext } from './article-media-context.ts'
import { insertTable } from './editor-tools.ts'
import { LinkTargetField } from './link-target-field.tsx'
import { placeBlocks } from './place-media.ts'
import { PROS_AND_CONS } from './pros-and-cons-nodes.ts'
import { ToolMenu } from './tool-menu.tsx'

type Asked = 'library' | 'video' | 'casino' | 'bonus'

export function InsertMenu({ editor }: { editor: Editor }) {
  const [asked, setAsked] = useState<Asked>()
  const files = useRef<HTMLInputElement>(null)
  const may = useMay()
  const { addFiles, addMedium } = useContext(ArticleMediaContext)
  const close = () => {
    setAsked(undefined)
    // After the dialog has returned the focus to the menu.
    requestAnimationFrame(() => editor.commands.focus())
  }
  const insert = (block: object) => placeBlocks(editor, [block], 'cursor')
  const begin = (block: object, part: string) => {
    const { to } = editor.state.selection
    insert(block)
    startIn(editor, part, to)
  }
  return (
    <>
      <ToolMenu
        icon={Plus}
        label="Insert"
        isWide
        groups={[
          [
            ...(may('media.write')
              ? [
                  { label: 'Pictures from this device', icon: ImageUp, run: () => files.current?.click() },
                  { label: 'Picture from the library', icon: Images, run: () => setAsked('library') },
                ]
              : []),
            { label: 'YouTube video', icon: Film, run: () => setAsked('video') },
          ],
          [
            { label: 'Casino card', icon: Dices, run: () => setAsked('casino') },
            { label: 'Bonus with its conditions', icon: Gift, run: () => setAsked('bonus') },
          ],
          [
            { label: 'Pros and cons', icon: ListChecks, run: () => begin(PROS_AND_CONS, 'point') },
            { label: 'Note', icon: StickyNote, run: () => begin(NOTE, 'note') },
            {
              label: 'Table',
              icon: Table,
              disabled: editor.isActive('table'),
              run: () => insertTable(editor),
            },
          ],
        ]}
      />
      <input
        ref={files}
        type="file"
        hidden
        multiple
        aria-label="Pictures for the text"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        onChange={({ currentTarget }) => {
          addFiles([...(currentTarget.files ?? [])], 'cursor')
          // Allows choosing the same file again.
          currentTarget.value = ''
        }}
      />
      {asked === 'library' && (
        <LibraryDialog
          onChoose={({ address, alt }) => {
            addMedium({ type: 'image', url: address, caption: '', alt })
            close()
          }}
          onClose={close}
        />
      )}
      {asked === 'video' && (
        <VideoDialog
          onChoose={(url) => {
            addMedium({ type: 'youtube', url, caption: '', alt: '' })
            close()
          }}
          onClose={close}
        />
      )}
      {(asked === 'casino' || asked === 'bonus') && (
        <OfferDialog
          kind={asked}
          onChoose={(id) => {
            insert({ type: 'offer', attrs: { kind: asked, id } })
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}

const NOTE = { type: 'note', content: [{ type: 'paragraph' }] }

/** Moves the cursor into the first block of this type at or after a position. */
function startIn(editor: Editor, name: string, from: number): void {
  let inside: number | undefined
  editor.state.doc.descendants((node, at) => {
    if (inside === undefined && node.type.name === name && at + node.nodeSize > from)
      inside = at + (node.isTextblock ? 1 : 2)
  })
  if (inside !== undefined) editor.commands.setTextSelection(inside)
}

interface OfferDialogProps {
  kind: 'casino' | 'bonus'
  onChoose: (id: number) => void
  onClose: () => void
}

function OfferDialog({ kind, onChoose, onClose }: OfferDialogProps) {
  const [text, setText] = useState('')
  return (
    <Dialog
      onClose={onClose}
      title={kind === 'casino' ? 'Add a casino card' : 'Add a bonus'}
      description="The card always shows what is true on the day of reading. Hidden and ended offers have none."
      className="dialog--small"
      footer={
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <div className="form min-h-80">
        <LinkTargetField
          label={kind === 'casino' ? 'Casino' : 'Bonus or casino'}
          kind={kind}
          placeholder="Type a name"
          problem={undefined}
          text={text}
          onText={setText}
          onChoose={({ id }) => onChoose(id)}
        />
      </div>
    </Dialog>
  )
}

function VideoDialog({ onChoose, onClose }: { onChoose: (address: string) => void; onClose: () => void }) {
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = () => {
    if (youtubeId(address.trim()) === undefined) setProblem('Enter the address of a YouTube video')
    else onChoose(address.trim())
  }
  return (
    <AskDialog title="Add a video" submit="Add video" onSubmit={submit} onClose={onClose}>
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
    </AskDialog>
  )
}
