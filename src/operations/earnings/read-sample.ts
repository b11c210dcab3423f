import type { PostbackSample, ReadSample } from '#contract/earnings/earnings.schema.ts'
import { fromMinor } from '#domain/earnings/minor-units.ts'
import { readPostback } from '#domain/earnings/read-postback.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { readSent } from './read-sent.ts'

/** How a pasted call would be read with these names. Stores nothing. */
export function readSample(app: App, actor: Actor, { sent, names, currency }: PostbackSample): ReadSample {
  authorise(app, actor, 'programs.write')
  const { event, problem, unread } = readPostback(readSent(withoutPath(sent)), {
    names,
    currency,
    now: app.now(),
  })
  return {
    event:
      event === undefined
        ? null
        : {
            ...event,
            amount:
              event.amount === null || event.currency === null
                ? null
                : fromMinor(event.amount, event.currency),
            time: event.at?.toISOString() ?? null,
          },
    problem: problem ?? null,
    unread,
  }
}

/** Whole addresses are pasted as well as queries. */
function withoutPath(sent: string): string {
  return /^(?:https?:\/\/|\/|\?)/i.test(sent) ? sent.slice(sent.indexOf('?') + 1).replace(/#.*$/, '') : sent
}
