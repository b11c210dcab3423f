import { useRef } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { itemFormPath } from '#contract/items/item-form-path.ts'
import { adminMeta } from '../admin-meta.ts'
import { siteOf } from '../../shell/site-data.ts'
import { idIn } from '../id-in.ts'
import { KEEPS_FORM } from '../form/use-close-guard.ts'
import { tableQueryIn } from '../table/use-open-form.ts'
import type { FromTable } from '../table/use-open-form.ts'
import type { Route } from './+types/post-editor.screen.ts'
import { ArticleNotFound } from './article-not-found.tsx'
import { EditorHandleContext } from './editor/editor-handle.ts'
import type { EditorHandle } from './editor/editor-handle.ts'
import { OpenPost } from './open-post.tsx'
import { useOpening } from './use-opening.ts'
import './admin-blog.css'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  adminMeta(params.id === 'new' ? 'New Post' : 'Edit Post', siteOf(matches))

/** An article on a page of its own: /admin/blog/7, or /admin/blog/new, which may begin as a copy of the article `from`. */
export default function PostEditorScreen() {
  const { id: asked } = useParams()
  const [parameters] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const editor = useRef<EditorHandle>(null)
  const id = asked === 'new' ? 'new' : idIn(asked)
  const from = id === 'new' ? idIn(parameters.get('from')) : undefined
  const draft = idIn(parameters.get('draft'))
  const address = itemFormPath('post', id ?? 0, { draft, from })
  const opening = useOpening(address)
  if (id === undefined) return <ArticleNotFound />
  const table = tableQueryIn(state)
  return (
    <EditorHandleContext value={editor}>
      <OpenPost
        key={opening.number}
        id={id}
        from={from}
        draft={draft}
        opening={opening.number}
        table={table}
        onCreated={(created) => {
          const path = itemFormPath('post', created)
          opening.moveTo(path)
          void navigate(path, {
            replace: true,
            preventScrollReset: true,
            state: { table, ...KEEPS_FORM } satisfies FromTable & typeof KEEPS_FORM,
          })
        }}
        onReopen={opening.again}
      />
    </EditorHandleContext>
  )
}
