/** Ranks passages of the site's own texts for a question, by full text search. */
import { sql, type Kysely } from 'kysely'
import type { Passage } from '#domain/chat/answers/terms.ts'
import type { Tables } from '../../tables.ts'

export interface RankedPassage extends Passage {
  /** The share of the question's words that it contains, 0 to 1, ignoring words that most questions have. */
  share: number
  /** The share of them in its title and synonyms. */
  named: number
}

/** Words of most questions on this site. The engine itself ignores common English words. */
const OF_EVERY_QUESTION =
  'casino casinos online please tell explain know mean means work works thing things way question site website bad get need want would could show list low lower high higher'.split(
    ' ',
  )
const MOST = 8

/**
 * The passages, and the published articles with their excerpts, that contain a word of the question: those with most
 * words first, matches in titles before matches in texts. A question of one word needs it in the title.
 */
export async function rankPassages(
  db: Kysely<Tables>,
  question: string,
  passages: readonly (Passage & { also?: string })[],
): Promise<RankedPassage[]> {
  const column = (name: 'title' | 'text' | 'path') => passages.map((passage) => passage[name])
  const { rows } = await sql<RankedPassage>`
    with asked as (
      select array_agg(word) as words, string_agg(word, ' | ')::tsquery as any_word
      from unnest(tsvector_to_array(to_tsvector('english', ${question}))) as word
      where word <> all (tsvector_to_array(to_tsvector('english', ${OF_EVERY_QUESTION.join(' ')})))
    ), found as (
      select title, text, path, to_tsvector('english', title) as title_words, to_tsvector('english', title || ' ' || also) as named_words, setweight(to_tsvector('english', title || ' ' || also), 'A') || to_tsvector('english', text) as words
      from (
        select * from unnest(${column('title')}::text[], ${column('text')}::text[], ${column('path')}::text[],
          ${passages.map(({ also = '' }) => also)}::text[]) as passage (title, text, path, also)
        union all
        select title, excerpt, '/blog/' || slug, '' from posts where is_published
      ) as passage
    )
    select title, text, path, (
        select count(*) from unnest(asked.words) as word where word = any(tsvector_to_array(found.words))
      )::float8 / cardinality(asked.words) as share, (
        select count(*) from unnest(asked.words) as word where word = any(tsvector_to_array(found.named_words))
      )::float8 / cardinality(asked.words) as named
    from found, asked
    where asked.any_word is not null and found.words @@ asked.any_word
      and (cardinality(asked.words) > 1 or asked.words <@ tsvector_to_array(title_words))
    order by share desc, (
        select count(*) from unnest(asked.words) as word where word = any(tsvector_to_array(title_words))
      )::float8 / greatest(length(title_words), 1) desc, ts_rank('{0.1, 0.2, 0.4, 1.0}', found.words, asked.any_word, 1) desc, title limit ${MOST}`.execute(
    db,
  )
  return rows
}
