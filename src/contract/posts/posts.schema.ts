/** API responses about blog posts. Screens import the types only. */
import { z } from 'zod'
import { isoDate } from '../shared/common.schema.ts'

export const PostMedia = z.object({
  type: z.enum(['image', 'youtube']),
  url: z.string(),
  /** From 1: [media:1] in the content marks this place. */
  position: z.int(),
  caption: z.string().nullable(),
  alt: z.string().nullable(),
  /** The eleven characters of a YouTube id; null for images. */
  videoId: z.string().nullable(),
})
export type PostMedia = z.infer<typeof PostMedia>

export const Post = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  excerpt: z.string(),
  author: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  featuredImage: z.string().nullable(),
  contentMedia: z.array(PostMedia),
  /** The title in search results and browser tabs. */
  metaTitle: z.string().nullable(),
  metaDescription: z.string(),
  relatedCasinos: z.array(z.int()),
  relatedGames: z.array(z.int()),
  /** Minutes; both names hold the same number (decision D-53). */
  readTime: z.int(),
  readingTime: z.int(),
  publishedAt: isoDate.nullable(),
  createdAt: isoDate,
  isPublished: z.boolean(),
  isFeatured: z.boolean(),
})
export type Post = z.infer<typeof Post>

export type PostCardData = Pick<
  Post,
  | 'id'
  | 'title'
  | 'slug'
  | 'excerpt'
  | 'category'
  | 'tags'
  | 'featuredImage'
  | 'readTime'
  | 'publishedAt'
  | 'createdAt'
  | 'isFeatured'
>
