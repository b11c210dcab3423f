/** What the lists find by a text: what contains it as it is typed, and only without any of that what was meant. */
import type { Kysely } from 'kysely'
import { withoutFillers } from '#domain/search/filler-words.ts'
import { foldedWords, foldText } from '#domain/search/fold-text.ts'
import type { Tables } from '../tables.ts'
import { anyOf } from './bitset.ts'
import { findByName } from './find-by-name.ts'
import type { FoundByName } from './find-by-name.ts'
import type { Indexes } from './indexes.ts'
import { NAME_RANKS } from './name-index.ts'
import type { TextAnswer } from './text-answers.ts'
import { listBonusIdsWith, listCasinoIdsWith, listCasinoIdsWithWords, listGameIdsWith } from './text-ids.ts'

type Db = Kysely<Tables>
type List = 'casinos' | 'bonuses' | 'games'

/** Undefined without a text. */
export async function findText(
  db: Db,
  indexes: Indexes,
  list: List,
  text: string,
): Promise<TextAnswer | undefined> {
  if (text === '') return undefined
  const { rows, texts } = indexes[list]
  return texts.find(text, async () => {
    const exact = rows.slotsOf(await CONTAINING[list](db, text))
    if (!exact.isEmpty()) return { slots: exact }
    const found = findByName(indexes, text)
    const named = found === undefined ? [] : NAME_RANKS.map((rank) => found[list][rank])
    const others = list === 'casinos' ? [rows.slotsOf(await listMeantCasinoIds(db, text, found))] : []
    const slots = anyOf([...named, ...others])
    const isCorrected = found?.reading.isCorrected === true && !slots.isEmpty()
    return { slots, correctedTo: isCorrected ? found.reading.words : undefined }
  })
}

const CONTAINING: Readonly<Record<List, (db: Db, text: string) => Promise<number[]>>> = {
  casinos: listCasinoIdsWith,
  bonuses: listBonusIdsWith,
  games: listGameIdsWith,
}

/** Short words stand in every description, so a text with one is looked for as a whole only. */
const SHORTEST_WORD = 3

/** Casinos are found by their descriptions, features, payment methods and studios too, which only the database knows. */
async function listMeantCasinoIds(db: Db, text: string, found: FoundByName | undefined): Promise<number[]> {
  const words = found?.reading.words ?? withoutFillers(foldedWords(foldText(text)))
  const phrase = words.join(' ')
  if (phrase === '') return []
  const ids = await listCasinoIdsWith(db, phrase)
  const isLong = words.length > 1 && words.every((word) => word.length >= SHORTEST_WORD)
  return ids.length > 0 || !isLong ? ids : listCasinoIdsWithWords(db, words)
}
