import type { Choice } from '#contract/items/admin-rows.schema.ts'
import { itemFormPath } from '#contract/items/item-form-path.ts'
import { ITEM_NOUNS } from '#contract/items/item-kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface NamesakeQuestionProps {
  kind: WrittenKind
  isNew: boolean
  namesakes: readonly Choice[]
  onAnswer: (isMeant: boolean) => void
}

/** Asked before a second item gets a name that is taken. */
export function NamesakeQuestion({ kind, isNew, namesakes, onAnswer }: NamesakeQuestionProps) {
  const noun = ITEM_NOUNS[kind].toLowerCase()
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onAnswer(false)
      }}
      title={`There is already ${noun === 'article' ? 'an' : 'a'} ${noun} called ${namesakes[0]?.name}`}
      description={isNew ? `Create another ${noun} of that name?` : `Use the same name for this ${noun}?`}
      className="dialog--small"
      focusSelf
      footer={
        <>
          <Button variant="outline" onClick={() => onAnswer(false)}>
            Change the name
          </Button>
          <Button onClick={() => onAnswer(true)}>{isNew ? 'Create another' : 'Use it anyway'}</Button>
        </>
      }
    >
      <ul className="namesakes">
        {namesakes.map(({ id, name, isShown }) => (
          <li key={id}>
            <span>
              {name} <span className="mut">#{id}</span>
              {!isShown && <span className="mut"> hidden</span>}
            </span>
            <a className="link" href={itemFormPath(kind, id)} target="_blank" rel="noopener">
              View
              <span className="sr">
                {' '}
                {name}, number {id}, in a new tab
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
