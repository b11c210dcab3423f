import { Plus, X } from 'lucide'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { Badge } from '#ui/badge.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { FORM } from '#contract/limits.ts'
import { useProblem } from './use-problem.ts'
import { withTag } from './with-tag.ts'

interface TagFieldProps {
  name: string
  label: string
  hint?: string
  /** Offered while typing. */
  offers?: readonly string[]
}

/** A list of short texts: Enter or the button adds one, Backspace in an empty box takes the last one back. */
export function TagField({ name, label, hint, offers }: TagFieldProps) {
  const [text, setText] = useState('')
  const problem = useProblem(name)
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => {
        const tags = Array.isArray(value) ? (value as string[]) : []
        const add = () => {
          onChange(withTag(tags, text))
          setText('')
        }
        return (
          <Field label={label} hint={hint} problem={problem}>
            {(control) => (
              <div className="taginput">
                {tags.map((tag) => (
                  <Badge key={tag}>
                    {tag}
                    <button
                      type="button"
                      className="taginput__remove"
                      aria-label={`Remove ${tag}`}
                      onClick={() => onChange(tags.filter((other) => other !== tag))}
                    >
                      <Icon of={X} size={14} />
                    </button>
                  </Badge>
                ))}
                <input
                  {...control}
                  ref={ref}
                  placeholder="Add and press Enter"
                  maxLength={FORM.listEntry}
                  value={text}
                  list={offers === undefined ? undefined : `${control.id}-offers`}
                  onBlur={onBlur}
                  onChange={(event) => setText(event.currentTarget.value)}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter') {
                      event.preventDefault()
                      add()
                    } else if (event.key === 'Backspace' && text === '' && tags.length > 0) {
                      onChange(tags.slice(0, -1))
                    }
                  }}
                />
                {offers !== undefined && (
                  <datalist id={`${control.id}-offers`}>
                    {offers
                      .filter((offer) => !tags.includes(offer))
                      .map((offer) => (
                        <option key={offer} value={offer}>
                          {offer}
                        </option>
                      ))}
                  </datalist>
                )}
                <IconButton
                  icon={Plus}
                  iconSize={18}
                  label={`Add to ${label.toLowerCase()}`}
                  disabled={text.trim() === ''}
                  onClick={add}
                />
              </div>
            )}
          </Field>
        )
      }}
    />
  )
}
