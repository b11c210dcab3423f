import { data } from 'react-router'
import { readFinderChoice, writeFinderChoice } from '#contract/casinos/finder.ts'
import { writeCasinoSearch } from '#contract/casinos/casino-search.ts'
import { paths } from '#contract/shared/paths.ts'
import { findMatches } from '#db/queries/casinos/find-matches.ts'
import { listPaymentMethods } from '#db/queries/casinos/payment-methods.ts'
import { explainMatch } from '#domain/casinos/explain-match.ts'
import { LICENCE_GB } from '#domain/countries/licence-gb.ts'
import { ownHelplines } from '#operations/settings/own-helplines.ts'
import { appContext, shownContext } from '../contexts.ts'
import { bonusCardData } from '../cards/card-data.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/finder.screen.ts'
import { FinderPage } from './finder-page.tsx'
import './finder-page.css'

/** Without a country only the form is shown. Unreadable values are named, with status 400. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const now = app.now()
  context.get(shownContext).add('casinos', 'bonuses')
  const { choice: read, problems } = readFinderChoice(new URL(request.url).searchParams)
  const paymentMethods = await listPaymentMethods(app)
  const choice = { ...read, ...spelled(read.payment, paymentMethods) }
  const found = choice.country === undefined ? undefined : await findMatches(app, choice, now)
  return data(
    {
      now: now.toISOString(),
      choice,
      problems: problems.map(({ message }) => message),
      paymentMethods,
      own: paths.find(choice.country === undefined ? '' : writeFinderChoice(choice)),
      found: found && {
        ...found,
        list: paths.casinos(writeCasinoSearch(found.search)),
        matches: found.matches.map(({ casino, review, offer }) => ({
          casino,
          offer: offer && bonusCardData(offer),
          ...explainMatch(
            { safetyIndex: casino.safetyIndex, license: casino.license, review, offer },
            choice,
          ),
        })),
      },
      helpline: choice.country === undefined ? undefined : ownHelplines(app)[choice.country],
      licenceNote: choice.country === 'GB' ? LICENCE_GB : undefined,
    },
    { status: problems.length > 0 ? 400 : 200 },
  )
}

/** A payment method in the catalogue's spelling, so that "paypal" and "PayPal" are equal. */
function spelled(wanted: string | undefined, known: readonly string[]): { payment?: string } {
  const payment = known.find((method) => method.toLowerCase() === wanted?.toLowerCase()) ?? wanted
  return payment === undefined ? {} : { payment }
}

/** Every choice has a page to share, but none is indexed, because thousands would show the same casinos. */
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: 'Casino finder',
    description:
      'Say where you live, how you pay and what matters to you, and get three casinos with reasons for and against each.',
    path: loaderData?.own ?? paths.find(),
    isPart: true,
  })

export default function FinderScreen({ loaderData }: Route.ComponentProps) {
  return <FinderPage loaderData={loaderData} />
}
