/** Articles and their media. */
import type { Generated, GeneratedAlways } from 'kysely'

export interface PostsTable {
  id: GeneratedAlways<number>
  title: string
  slug: string
  content: string
  excerpt: string
  author: string
  category: string
  tags: Generated<string[]>
  featured_image: string | null
  meta_title: string | null
  meta_description: Generated<string>
  read_time: Generated<number>
  published_at: Date | null
  /** When a draft publishes itself. */
  publish_at: Date | null
  created_at: Generated<Date>
  is_published: Generated<boolean>
  is_featured: Generated<boolean>
  /** It came with the demo catalogue and nobody has saved it since. */
  is_demo: Generated<boolean>
  version: Generated<number>
  /** What the admin tables search: lowercase, without accents, the name on the first line. */
  admin_text: GeneratedAlways<string>
}

export interface PostMediaTable {
  post_id: number
  position: number
  type: 'image' | 'youtube'
  url: string
  caption: string | null
  alt: string | null
  video_id: string | null
}
