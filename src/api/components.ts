/** Named schemas of responses. The OpenAPI document defines each once and refers to it elsewhere. */
import { z } from 'zod'
import { Bonus, BonusRatings } from '#contract/bonuses/bonuses.schema.ts'
import {
  Casino,
  CasinoDetail,
  CasinoFacetCounts,
  ExpertReview,
  FacetCount,
} from '#contract/casinos/casinos.schema.ts'
import { ChatAnswer } from '#contract/chat/chat.schema.ts'
import { Game } from '#contract/games/games.schema.ts'
import { Post } from '#contract/posts/posts.schema.ts'
import {
  AnyReview,
  BonusReview,
  CasinoReview,
  GameReview,
  HelpfulVote,
} from '#contract/reviews/reviews.schema.ts'
import { Suggestions } from '#contract/search/search.schema.ts'
import { Comparison, Done, Problem, Stats } from '#contract/site/site.schema.ts'
import type { JsonSchema } from './json-schema.ts'

const NAMED: Readonly<Record<string, z.ZodType>> = {
  AnyReview,
  Bonus,
  BonusRatings,
  BonusReview,
  Casino,
  CasinoDetail,
  CasinoFacetCounts,
  CasinoReview,
  ChatAnswer,
  Comparison,
  Done,
  ExpertReview,
  FacetCount,
  Game,
  GameReview,
  HelpfulVote,
  Post,
  Problem,
  Stats,
  Suggestions,
}

const names = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id })

/** Responses may gain fields. Clients must ignore unknown ones. */
const ANSWERS: z.core.ToJSONSchemaParams = {
  unrepresentable: 'any',
  override: ({ jsonSchema }) => {
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  },
}

/** Every named schema in full. */
export function componentsOf(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(names, { ...ANSWERS, uri: (id) => `#/components/schemas/${id}` })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [id, { ...schema, $schema: undefined, $id: undefined }]),
  )
}

/** A schema as a response uses it: a reference where it, or a part of it, has a name. */
export function refTo(schema: z.ZodType): JsonSchema {
  // Wrapping it in a list turns the schema itself into a reference.
  const { items } = z.toJSONSchema(z.array(schema), { ...ANSWERS, metadata: names })
  return JSON.parse(JSON.stringify(items).replaceAll('#/$defs/', '#/components/schemas/')) as JsonSchema
}
