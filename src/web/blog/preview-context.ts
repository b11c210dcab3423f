/** The unsaved article that a request for a preview shows instead of the published one. */
import { createContext } from 'react-router'
import type { Post } from '#contract/posts/posts.schema.ts'

// Null, not undefined: the router takes a context without a value for a mistake.
export const previewContext = createContext<Post | null>(null)
