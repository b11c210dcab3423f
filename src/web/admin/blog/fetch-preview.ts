import type { Casino } from '#contract/casinos.schema.ts'
import type { Game } from '#contract/games.schema.ts'
import type { Post } from '#contract/posts.schema.ts'
import { callAdmin } from '../session/call-admin.ts'

export interface Preview {
  post: Post
  casinos: Casino[]
  games: Game[]
}

/** The article of an unsaved form as visitors would get it, with what it is related to. */
export async function fetchPreview(form: Record<string, unknown>): Promise<Preview> {
  const post = await callAdmin<Post>('/api/admin/blog/preview', { payload: form })
  const [casinos, games] = await Promise.all([
    Promise.all(post.relatedCasinos.map((id) => callAdmin<Casino>(`/api/casinos/${id}`))),
    Promise.all(post.relatedGames.map((id) => callAdmin<Game>(`/api/games/${id}`))),
  ])
  return { post, casinos, games }
}
