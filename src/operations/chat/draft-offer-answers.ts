/** Answers about offers: what runs now, what a kind of bonus is, what wagering costs. */
import { listOffersFor } from '#db/queries/chat/assistant-facts.ts'
import { explainBonus, runningOffers } from '#domain/chat/answers/bonuses.ts'
import type { Draft } from '#domain/chat/answers/draft.ts'
import { explainWagering, isExample } from '#domain/chat/answers/wagering.ts'
import { SHOWN } from '../app/asked.ts'
import type { Asked } from '../app/asked.ts'

export async function draftOffers({ app, question: { casinos, wishes } }: Asked): Promise<Draft> {
  const named = casinos.map(({ id }) => id)
  const offers = await listOffersFor(app.db, wishes, app.now(), {
    limit: SHOWN,
    ...(named.length > 0 && { casinoIds: named }),
  })
  return runningOffers(
    wishes,
    offers,
    casinos.map(({ name }) => name),
  )
}

export async function draftBonusExplanation({ app, question: { wishes } }: Asked): Promise<Draft> {
  const [example] = await listOffersFor(app.db, wishes, app.now(), { limit: 1 })
  return explainBonus(wishes.bonusType, wishes.bonusType === undefined ? undefined : example)
}

export async function draftWagering({ app, message, question: { casinos, wishes } }: Asked): Promise<Draft> {
  const named = casinos.map(({ id }) => id)
  const offers = await listOffersFor(app.db, wishes, app.now(), {
    limit: 100,
    ...(named.length > 0 && { casinoIds: named }),
  })
  return named.length > 0 && !offers.some(isExample)
    ? runningOffers(
        wishes,
        offers.slice(0, SHOWN),
        casinos.map(({ name }) => name),
      )
    : explainWagering(message, offers.find(isExample))
}
