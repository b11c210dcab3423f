import { ArrowLeft, ExternalLink, Eye, History } from 'lucide'
import { lazy, Suspense, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { KINDS } from '#contract/items/kinds.ts'
import { FORM } from '#contract/items/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { cutAtWord } from '#domain/posts/search-result.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { showToast } from '#ui/toast.tsx'
import { storedToken } from '#web/shell/stored-login.ts'
import { showFailure } from '../failure.ts'
import { DraftLine } from '../items/form/draft-line.tsx'
import { PartLabel, textOf } from '../items/form/fields.tsx'
import { sitePathOf } from '../items/form/site-path.ts'
import type { useItemForm } from '../items/form/use-item-form.ts'
import { callAdmin } from '../staff/call-admin.ts'
import { useMay } from '../staff/staff-context.ts'
import { StatusBadge } from '../status-badge.tsx'
import { POST_ITEM, TEXT_PART } from './post-item.tsx'
import { postFormOf } from './post-values.ts'
import type { PreviewedPage } from './preview-frame.tsx'
import type { PostPart, PostParts } from './use-post-parts.ts'
import { useText } from './use-text.ts'

interface PostBarProps {
  item: ReturnType<typeof useItemForm>
  parts: PostParts
  backTo: string
  onHistory: () => void
}

/** Sticky at the top: the article's title, save status, and actions. */
export function PostBar({ item, parts, backTo, onHistory }: PostBarProps) {
  const { id, stored, savedAt } = item
  const { isDirty } = useFormState()
  const words = KINDS.post.form
  const title = useText('title').trim()
  const path = stored === undefined ? undefined : sitePathOf('post', stored.id, stored.form)
  return (
    <header className="post-bar">
      <div className="[grid-area:about] flex items-center gap-1 min-w-0 -ml-3">
        <Link className="icon-btn" to={backTo} aria-label="Back to articles" data-tooltip="Back to articles">
          <Icon of={ArrowLeft} size={20} />
        </Link>
        <div className="min-w-0">
          <div className="post-bar__name flex items-center gap-2.5">
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
      <div className="post-bar__tools [grid-area:tools] justify-self-end flex -mr-2">
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
      <div className="post-bar__parts [grid-area:parts] lg:hidden">
        <PartSwitch parts={parts} />
      </div>
      <SaveButtons item={item} />
    </header>
  )
}

/** For narrow screens, which show either the text or the panel. */
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

/** A draft without a time can be saved as a draft, or published now. */
function SaveButtons({ item }: Pick<PostBarProps, 'item'>) {
  const { form, stored } = item
  const [isPublished, publishAt] = useWatch({ name: ['isPublished', 'publishAt'] }) as unknown[]
  const [isPublishing, setPublishing] = useState(false)
  const mayPublish = useMay()('articles.publish')
  const isPublic = stored?.form.isPublished === true || typeof stored?.form.publishAt === 'string'
  const canBePublished = isPublishing || (mayPublish && isPublished !== true && publishAt === '')
  const publish = async () => {
    setPublishing(true)
    // Publishes exactly what the search preview shows.
    const { metaDescription, excerpt } = form.getValues()
    if (textOf(metaDescription).trim() === '' && textOf(excerpt).trim() !== '')
      form.setValue('metaDescription', cutAtWord(textOf(excerpt).trim(), FORM.metaDescription.max), {
        shouldDirty: true,
      })
    form.setValue('isPublished', true, { shouldDirty: true })
    const isSaved = await item.save()
    setPublishing(false)
    // After a refusal, a later save must not publish the article unasked.
    if (!isSaved) form.setValue('isPublished', false, { shouldDirty: true })
  }
  return (
    <div className="[grid-area:save] justify-self-end flex gap-2">
      <Button
        variant={canBePublished ? 'outline' : 'default'}
        loading={item.isSaving && !isPublishing}
        disabled={isPublishing || (isPublic && !mayPublish)}
        onClick={() => void item.save()}
      >
        {KINDS.post.form.save}
      </Button>
      {canBePublished && (
        <Button loading={isPublishing} disabled={item.isSaving} onClick={() => void publish()}>
          Publish
        </Button>
      )}
    </div>
  )
}

function PostState({ stored }: { stored: Record<string, unknown> | undefined }) {
  if (stored?.isPublished === true) return <StatusBadge state="on">Published</StatusBadge>
  if (typeof stored?.publishAt === 'string') return <StatusBadge state="waiting">Scheduled</StatusBadge>
  return <StatusBadge state="off">{stored === undefined ? 'New' : 'Draft'}</StatusBadge>
}

const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }))

/** Opens the public page with the unsaved article. Stores only the draft. */
function PreviewButton({ item }: { item: ReturnType<typeof useItemForm> }) {
  const { form, saver, stored } = item
  const [preview, setPreview] = useState<ShownPreview>()
  const [isLoading, setLoading] = useState(false)
  const look = async () => {
    setLoading(true)
    try {
      const values = form.getValues()
      // Lets the person sign in again if needed, and reports errors of fields.
      await callAdmin('/api/admin/blog/preview', { payload: postFormOf(values) })
      const draft = await saver.stored()
      if (draft === undefined && (form.formState.isDirty || stored === undefined))
        showToast({
          title: form.formState.isDirty ? 'The draft could not be saved' : 'There is nothing to preview yet',
          description: 'The preview shows the saved draft. Please try again in a moment.',
        })
      else setPreview({ draft, post: stored?.id, slug: String(values.slug) })
    } catch (error) {
      showFailure(error, 'The preview could not be made. Please try again.')
    } finally {
      setLoading(false)
    }
  }
  return (
    <>
      <Button variant="ghost" loading={isLoading} onClick={() => void look()}>
        <Icon of={Eye} size={20} />
        <span className="max-sm:absolute max-sm:w-px max-sm:h-px max-sm:overflow-hidden max-sm:[clip-path:inset(50%)]">
          Preview
        </span>
      </Button>
      {preview !== undefined && (
        <Suspense>
          <PreviewDialog page={articlePage(preview)} onClose={() => setPreview(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function articlePage({ draft, post, slug }: ShownPreview): PreviewedPage {
  return {
    action: pathOf(slug),
    title: 'The article as visitors will see it',
    fields: { token: storedToken() ?? '', draft: String(draft ?? ''), post: String(post ?? '') },
  }
}

/** The typed text may not be a slug yet. */
function pathOf(slug: string): string {
  return paths.post(/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) ? slug : 'preview')
}

interface ShownPreview {
  draft: number | undefined
  /** The id of the article; undefined before the first save. */
  post: number | undefined
  slug: string
}
