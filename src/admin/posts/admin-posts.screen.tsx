import { Navigate } from 'react-router'
import type { PostRow } from '#contract/items/admin-rows.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { StatusBadge } from '../status-badge.tsx'
import { localTime } from '../local-time.ts'
import { AdminTable } from '../items/table/admin-table.tsx'
import type { TableWords } from '../items/table/table-words.ts'
import type { Column } from '../items/table/column.ts'
import { useMovedForm } from '../items/table/use-open-form.ts'
import { TransferButton } from '../transfer/transfer-button.tsx'
import './admin-posts.css'

const WORDS: TableWords = {
  title: 'Blog Posts',
  one: 'post',
  many: 'posts',
  add: 'Add Post',
  statuses: [
    { value: 'shown', label: 'Published' },
    { value: 'hidden', label: 'Draft' },
    { value: 'scheduled', label: 'Scheduled' },
  ],
  show: 'Publish',
  hide: 'Unpublish',
}

const COLUMNS: readonly Column<PostRow>[] = [
  { label: 'Title', sort: 'title', cell: ({ title }) => <b className="post-title">{title}</b> },
  { label: 'Author', sort: 'author', isMinor: true, cell: ({ author }) => author },
  { label: 'Published', sort: 'publishedAt', cell: (row) => <PublishedDate row={row} /> },
  { label: 'Status', sort: 'status', cell: (row) => <PostStatus row={row} /> },
]

export default function AdminBlogScreen() {
  const moved = useMovedForm('post')
  if (moved !== undefined) return <Navigate {...moved} replace />
  return (
    <AdminTable<PostRow>
      kind="post"
      words={WORDS}
      columns={COLUMNS}
      nameOf={({ title }) => title}
      siteHref={({ slug, isPublished }) => (isPublished ? paths.post(slug) : undefined)}
      extra={<TransferButton kind="post" />}
    />
  )
}

/** The time of publication, past or planned, in the device's time zone. */
function PublishedDate({ row: { publishedAt, publishAt, isPublished } }: { row: PostRow }) {
  if (!isPublished && publishAt !== null) {
    const when = localTime(publishAt)
    return <time dateTime={publishAt}>{when}</time>
  }
  if (publishedAt === null) return <span className="mut">Not yet</span>
  return <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
}

function PostStatus({ row: { isPublished, publishAt } }: { row: PostRow }) {
  if (isPublished) return <StatusBadge state="on">Published</StatusBadge>
  if (publishAt !== null) return <StatusBadge state="waiting">Scheduled</StatusBadge>
  return <StatusBadge state="off">Draft</StatusBadge>
}
