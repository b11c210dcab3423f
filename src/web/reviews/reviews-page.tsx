import { Dices, Gift, Landmark, MessageSquareText, Search, SquarePen } from 'lucide'
import { Form, useNavigation } from 'react-router'
import type { Suggestions } from '#contract/search/search.schema.ts'
import { SUGGESTIONS } from '#contract/search/limits.ts'
import { TEXT } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { isReviewFilterSet } from '#contract/reviews/review-filter.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Fold } from '#ui/fold.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { counted } from '#domain/shared/counted.ts'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { ScoreBadge } from '../cards/scores.tsx'
import { BonusChoice, CasinoChoice, GameChoice } from '../search/choice-rows.tsx'
import type { ListedReviewData } from './listed-review-data.ts'
import { NoneFound, ReviewBy, SiteAnswer, WEIGHED_FROM } from './review-notes.tsx'
import { REVIEWS_ID } from './review-address.ts'
import { ReviewText } from './review-text.tsx'
import { ReviewTools } from './review-tools.tsx'
import { ReviewKinds, reviewsAddress } from './review-kinds.tsx'
import type { Route } from './+types/reviews.screen.ts'

/** The latest visitor reviews. */
export function ReviewsPage({
  loaderData: { search, items, counts, targets, now, total, pages },
}: Pick<Route.ComponentProps, 'loaderData'>) {
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && location.pathname === paths.reviews()
  const isFiltered = isReviewFilterSet(search.filter)
  return (
    <div className="wrap">
      <ReviewsHead />
      <WriteFinder text={search.write} targets={targets} now={new Date(now)} />
      <ReviewKinds search={search} />
      {(counts.considered >= WEIGHED_FROM || isFiltered) && (
        <ReviewTools
          filter={search.filter}
          counts={counts}
          total={isFiltered ? counts.considered : total}
          addressOf={(filter) =>
            `${reviewsAddress({ ...search, filter, write: undefined, page: 1 })}#${REVIEWS_ID}`
          }
        />
      )}
      <p className="sm mut my-4" role="status">
        {isLoading ? 'Loading...' : counted(total, 'review')}
      </p>
      {total === 0 && isFiltered && <NoneFound />}
      {total === 0 && !isFiltered && (
        <EmptyState as="h2" icon={MessageSquareText} title="No Reviews Yet">
          The first one may be yours: every casino, bonus and game has a form.
        </EmptyState>
      )}
      <div className="listed-reviews" aria-busy={isLoading || undefined}>
        {items.map((review) => (
          <ListedReview key={review.id} review={review} />
        ))}
      </div>
      <Pagination
        page={search.page}
        pages={pages}
        hrefOf={(page) => reviewsAddress({ ...search, page })}
        onOpen={() => window.scrollTo({ top: 0 })}
      />
    </div>
  )
}

/** A review of any kind, with a link to its subject. */
function ListedReview({ review }: { review: ListedReviewData }) {
  const { icon, noun, to } = KINDS[review.kind]
  return (
    <article className="card card--flat review">
      <p className="listed-review__target">
        {review.kind === 'casino' ? (
          <CasinoLogo name={review.targetName} logoUrl={review.targetLogoUrl} size={40} />
        ) : (
          <Icon of={icon} size={16} />
        )}
        <span className="mut">{noun}</span>
        <Link className="link" to={to({ slug: review.targetSlug })}>
          {review.targetName}
        </Link>
      </p>
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="listed-review__title">{review.title}</h2>
          <ReviewBy review={review} />
        </div>
        <ScoreBadge whole value={review.overallRating} suffix="/10" />
      </div>
      <ReviewText content={review.content} />
      <SiteAnswer review={review} />
    </article>
  )
}

const KINDS = {
  casino: { icon: Landmark, noun: 'Casino', to: paths.casino },
  bonus: { icon: Gift, noun: 'Bonus', to: paths.bonus },
  game: { icon: Dices, noun: 'Game', to: paths.game },
} as const

interface WriteFinderProps {
  /** The search text; undefined while the form is closed. */
  text: string | undefined
  /** The results; undefined while the text is too short. */
  targets: Suggestions | undefined
  now: Date
}

/** Finds an item to review and links to its form. Works without scripts. */
function WriteFinder({ text, targets, now }: WriteFinderProps) {
  return (
    <Fold
      className="write-finder mb-4"
      summaryClassName={buttonClass({ variant: 'outline' })}
      summary={
        <>
          <Icon of={SquarePen} size={18} />
          Write a review
        </>
      }
      open={text !== undefined}
    >
      <div className="card card--flat write-finder__panel" id="write">
        <Form
          className="search search--md"
          role="search"
          aria-label="What to review"
          action={`${paths.reviews()}#write`}
          preventScrollReset
        >
          <Icon of={Search} />
          <input
            type="search"
            name="write"
            defaultValue={text}
            maxLength={TEXT.search}
            autoComplete="off"
            aria-label="Casino, bonus or game to review"
            placeholder="Which casino, bonus or game?"
            enterKeyHint="search"
          />
          <button type="submit" className="btn btn--ghost btn--sm">
            Find
          </button>
        </Form>
        <div role="status">
          {targets === undefined ? (
            <p className="command__empty">
              {text === undefined || text === ''
                ? 'Enter a name, then choose what your review is about.'
                : `Enter at least ${SUGGESTIONS.minCharacters} characters.`}
            </p>
          ) : (
            <Targets targets={targets} text={text ?? ''} now={now} />
          )}
        </div>
      </div>
    </Fold>
  )
}

function Targets({ targets, text, now }: { targets: Suggestions; text: string; now: Date }) {
  const rows = [
    ...targets.casinos.map((casino) => ({
      to: paths.casino(casino),
      row: <CasinoChoice casino={casino} typed={text} />,
    })),
    ...targets.bonuses.map((bonus) => ({
      to: paths.bonus(bonus),
      row: <BonusChoice bonus={bonus} typed={text} now={now} />,
    })),
    ...targets.games.map((game) => ({ to: paths.game(game), row: <GameChoice game={game} typed={text} /> })),
  ]
  if (rows.length === 0) return <p className="command__empty">No results found for &quot;{text}&quot;</p>
  return (
    <ul className="command__list" aria-label="Review one of these">
      {rows.map(({ to, row }) => (
        <li key={to}>
          <Link className="command__item" to={`${to}#write-review`}>
            <span className="sr">Review </span>
            {row}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Title and lead of the list of all reviews. */
export function ReviewsHead() {
  return (
    <div className="page-head">
      <h1>Casino Reviews</h1>
      <p>
        What visitors say about casinos, bonuses and games, newest first. How reviews become a score is under{' '}
        <Link className="link" to={paths.howWeRate()}>
          How we rate
        </Link>
        , which of them wait under{' '}
        <Link className="link" to={paths.reviewsPolicy()}>
          Reviews policy
        </Link>
        .
      </p>
    </div>
  )
}
