import type { PostCardData } from '#contract/posts/posts.schema.ts'
import { postsWith } from '#domain/posts/matching-posts.ts'
import { anyOf } from '../../catalogue/bitset.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { findByName } from '../../catalogue/find-by-name.ts'
import { NAME_RANKS } from '../../catalogue/name-index.ts'
import { spellAs } from '../search/spell-as.ts'
import type { Corrected } from '../search/spell-as.ts'
import { listPostCards } from './posts.ts'

interface FoundPosts extends Corrected {
  /** All published articles, newest first. */
  all: PostCardData[]
  /** Those with the text; without any of them those with what it may have meant. */
  found: PostCardData[]
}

export async function searchPostCards({ db, catalogue }: Catalogued, text: string): Promise<FoundPosts> {
  const all = await listPostCards(db)
  const exact = postsWith(all, text)
  if (exact.length > 0 || text === '') return { all, found: exact }
  const indexes = await catalogue.indexes()
  const meant = findByName(indexes, text)
  if (meant === undefined) return { all, found: [] }
  const { words, isCorrected } = meant.reading
  const places = anyOf(NAME_RANKS.map((rank) => meant.posts[rank]))
  const named = new Set([...places.members()].map((place) => indexes.posts[place]?.id))
  const others = new Set(postsWith(all, words.join(' ')).map(({ id }) => id))
  const found = all.filter(({ id }) => named.has(id) || others.has(id))
  const titles = found.flatMap(({ title, tags }) => [title, ...tags])
  return { all, found, correctedTo: isCorrected && found.length > 0 ? spellAs(words, titles) : undefined }
}
