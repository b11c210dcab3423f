import { ArrowLeft, CircleAlert, ExternalLink, History } from 'lucide'
import { useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { DraftLine } from '../form/draft-line.tsx'
import { FORM_WORDS } from '../form/form-words.ts'
import { sitePathOf } from '../form/site-path.ts'
import type { useItemForm } from '../form/use-item-form.ts'
import { useMay } from '../session/use-may.ts'
import { PostState } from './post-state.tsx'
import { PreviewButton } from './preview-button.tsx'
import { POST_ITEM, TEXT_PART } from './post-item.tsx'
import type { PostPart, PostParts } from './use-post-parts.ts'
import { useText } from './use-text.ts'

interface PostBarProps {
  item: ReturnType<typeof useItemForm>
  parts: PostParts
  /** The table. */
  backTo: string
  onHistory: () => void
}

/** Stays at the top: which article, whether it is safe, and what can be done with it. */
export function PostBar({ item, parts, backTo, onHistory }: PostBarProps) {
  const { id, stored, savedAt } = item
  const { isDirty } = useFormState()
  const words = FORM_WORDS.post
  const title = useText('title').trim()
  const path = stored === undefined ? undefined : sitePathOf('post', stored.id, stored.form)
  return (
    <header className="post-bar">
      <div className="post-bar__about">
        <Link className="icon-btn" to={backTo} aria-label="Back to articles" data-tooltip="Back to articles">
          <Icon of={ArrowLeft} size={20} />
        </Link>
        <div className="post-bar__names">
          <div className="post-bar__name">
            <h1>{title === '' ? (id === 'new' ? words.create : words.edit) : title}</h1>
            <PostState stored={stored?.form} />
          </div>
          <DraftLine
            status={item.draftStatus}
            savedAt={savedAt}
            otherwise={
              isDirty ? 'Unsaved changes' : stored === undefined ? 'Not saved yet' : 'No unsaved changes'
            }
          />
        </div>
      </div>
      <div className="post-bar__tools">
        {stored !== undefined && <IconButton icon={History} label="History" onClick={onHistory} />}
        {path !== undefined && (
          <a
            className="icon-btn"
            href={path}
            target="_blank"
            rel="noopener"
            aria-label="View on site"
            data-tooltip="View on site"
          >
            <Icon of={ExternalLink} size={20} />
          </a>
        )}
        <PreviewButton item={item} />
      </div>
      <div className="post-bar__parts">
        <PartSwitch parts={parts} />
      </div>
      <SaveButtons item={item} />
    </header>
  )
}

/** For narrow screens, where the text and the panel take turns. */
function PartSwitch({ parts }: { parts: PostParts }) {
  const { errors } = useFormState()
  const wrong = Object.keys(errors)
  const textFields: readonly string[] = POST_ITEM.tabs.find(({ name }) => name === TEXT_PART)?.fields ?? []
  const inText = wrong.filter((field) => textFields.includes(field)).length
  return (
    <Segmented
      name="post-part"
      label="Part of the article"
      segments={[
        { value: 'text', label: <PartLabel wrong={inText}>Text</PartLabel> },
        { value: 'settings', label: <PartLabel wrong={wrong.length - inText}>Settings</PartLabel> },
      ]}
      value={parts.part}
      onChange={(part) => parts.setPart(part as PostPart)}
    />
  )
}

function PartLabel({ wrong, children }: { wrong: number; children: string }) {
  return (
    <>
      {children}
      {wrong > 0 && (
        <span className="tab-error">
          <Icon of={CircleAlert} size={14} />
          <span className="sr">
            {wrong} {wrong === 1 ? 'error' : 'errors'}
          </span>
        </span>
      )}
    </>
  )
}

/** A draft without a time has two ways on: it is saved as it is, or visitors get it now. */
function SaveButtons({ item }: Pick<PostBarProps, 'item'>) {
  const { form, stored } = item
  const [isPublished, publishAt] = useWatch({ name: ['isPublished', 'publishAt'] }) as unknown[]
  const [isPublishing, setPublishing] = useState(false)
  const mayPublish = useMay()('articles.publish')
  const isPublic = stored?.form.isPublished === true || typeof stored?.form.publishAt === 'string'
  const canBePublished = isPublishing || (mayPublish && isPublished !== true && publishAt === '')
  const publish = async () => {
    setPublishing(true)
    form.setValue('isPublished', true, { shouldDirty: true })
    const isSaved = await item.save()
    setPublishing(false)
    // It was refused: nothing is published by a later save without being asked for.
    if (!isSaved) form.setValue('isPublished', false, { shouldDirty: true })
  }
  return (
    <div className="post-bar__save">
      <Button
        variant={canBePublished ? 'outline' : 'default'}
        loading={item.isSaving && !isPublishing}
        disabled={isPublishing || (isPublic && !mayPublish)}
        onClick={() => void item.save()}
      >
        {FORM_WORDS.post.save}
      </Button>
      {canBePublished && (
        <Button loading={isPublishing} disabled={item.isSaving} onClick={() => void publish()}>
          Publish
        </Button>
      )}
    </div>
  )
}
