import { Upload } from 'lucide'
import { useRef } from 'react'
import type { UploadedPicture, LibraryPicture } from '#contract/media/media.schema.ts'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { pictureSource } from '#web/shell/picture-source.ts'
import { PICTURES_PER_PAGE } from '#contract/media/limits.ts'
import { listCall } from '../items/list/list-query.ts'
import { usePage } from '../items/list/use-list.ts'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Pixels. */
const BOX = { width: 240, height: 180 }

interface FileButtonProps extends ButtonLook {
  children: string
  /** Accessible name of the file input. */
  label: string
  /** Accepted files; pictures by default. */
  accept?: string
  multiple?: boolean
  disabled?: boolean
  onFiles: (files: readonly File[]) => void
}

export function FileButton({
  children,
  label,
  accept = PICTURES,
  multiple = false,
  disabled,
  onFiles,
  ...look
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...look} disabled={disabled} onClick={() => input.current?.click()}>
        <Icon of={Upload} size={18} />
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // Allows choosing the same file again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** A whole picture of the library within its box. Decorative: its name is beside it. */
export function Thumbnail({ picture }: { picture: UploadedPicture }) {
  return (
    <span className="thumbnail block flex-none relative w-full aspect-[4/3] bg-muted">
      <img
        {...pictureSource(picture.address, BOX, `${BOX.width}px`)}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </span>
  )
}

/** "400 × 300, 12 KB" */
export function sizeOf({ width, height, bytes }: { width: number; height: number; bytes: number }): string {
  const kilobytes = bytes / 1024
  const weight =
    kilobytes < 999.5 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
  return `${width} × ${height}, ${weight}`
}

/** "Used 3 times" */
export function usesOf(uses: number): string {
  if (uses === 0) return 'Not used'
  return uses === 1 ? 'Used once' : `Used ${uses} times`
}

export function LibrarySkeleton() {
  return (
    <ul className="library" aria-hidden="true">
      {CARDS.map((card) => (
        <li key={card}>
          <Skeleton className="library__skeleton" />
        </li>
      ))}
    </ul>
  )
}

interface LibraryQuery {
  search: string
  /** From 1. */
  page: number
  isUnused?: boolean
}

/** One page of the library. The previous pictures stay visible while new ones load. */
export function useLibrary({ search, page, isUnused = false }: LibraryQuery) {
  const filters = { unused: String(isUnused) }
  const asked = listCall({ search, page, pageSize: undefined, filters }, PICTURES_PER_PAGE)
  const library = usePage<LibraryPicture>('/api/admin/media', asked)
  const total = library.data?.total ?? 0
  return {
    library,
    pictures: library.data?.items,
    total,
    pages: Math.max(1, Math.ceil(total / PICTURES_PER_PAGE)),
  }
}
