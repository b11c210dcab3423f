import { ChevronDown, SearchX } from 'lucide'
import { KIND_OF_LIST } from '#contract/items/item-kinds.ts'
import { OFFERS_PER_PAGE } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { BonusCard } from '../cards/bonus-card.tsx'
import { CasinoCard } from '../cards/casino-card.tsx'
import { GameCard } from '../cards/game-card.tsx'
import { PlayDialogHost } from '../games/play-dialog-host.tsx'
import { usePlayDialog } from '../games/use-play-dialog.ts'
import { ListPages } from '../lists/list-pages.tsx'
import { CommissionNote } from '../shell/commission-note.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import type { LandingData } from './landing-data.ts'
import { LIST_NAMES } from './list-names.ts'

/** One value of a list: what an editor wrote about it, what the catalogue says, and the list itself. */
export function LandingPage({ data }: { data: LandingData }) {
  const { list, title, intro, facts, questions, page, total } = data
  const { game, play, close } = usePlayDialog()
  const shown = data.casinos.length + data.bonuses.length + data.games.length
  const path = paths.landing(data)
  const placeOf = (index: number) => (page - 1) * OFFERS_PER_PAGE + index + 1
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      {page === 1 && <div className="prose landing__intro" dangerouslySetInnerHTML={{ __html: intro }} />}
      <ul className="landing__facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <section id="landing-list" aria-labelledby="landing-list-title">
        <h2 id="landing-list-title" className="landing__count">
          {total.toLocaleString('en')} {total === 1 ? KIND_OF_LIST[list] : LIST_NAMES[list].toLowerCase()}
        </h2>
        <CommissionNote strip className="mb-4" />
        {shown === 0 ? (
          <EmptyState icon={SearchX} as="h3" title="Nothing listed at the moment">
            The whole list may still have what you look for.
          </EmptyState>
        ) : (
          <div className="grid-3 list-grid">
            {data.casinos.map((casino, index) => (
              <LinkPlace key={casino.id} value={`list.${placeOf(index)}`}>
                <CasinoCard casino={casino} />
              </LinkPlace>
            ))}
            {data.bonuses.map((bonus, index) => (
              <LinkPlace key={bonus.id} value={`list.${placeOf(index)}`}>
                <BonusCard bonus={bonus} now={data.now} />
              </LinkPlace>
            ))}
            {data.games.map((one) => (
              <GameCard key={one.id} game={one} onPlay={play} />
            ))}
          </div>
        )}
        <ListPages
          page={page}
          total={total}
          shown={shown}
          things={list}
          listId="landing-list"
          addressOf={(number) => (number === 1 ? path : `${path}?page=${number}`)}
        />
      </section>
      <p className="landing__all">
        <ButtonLink to={paths[list](new URLSearchParams({ [data.facet]: data.value }).toString())}>
          Filter these {LIST_NAMES[list].toLowerCase()}
        </ButtonLink>
        <ButtonLink variant="outline" to={paths[list]()}>
          Browse All {LIST_NAMES[list]}
        </ButtonLink>
      </p>
      {page === 1 && questions.length > 0 && (
        <section className="landing__questions">
          <h2 className="mb-4">Questions and answers</h2>
          <div className="faq">
            {questions.map(({ question, answer }) => (
              <details key={question} className="faq__entry">
                <summary>
                  <h3>{question}</h3>
                  <Icon of={ChevronDown} size={18} />
                </summary>
                <div className="faq__answer">
                  <p>{answer}</p>
                </div>
              </details>
            ))}
          </div>
        </section>
      )}
      <PlayDialogHost game={game} onClose={close} />
    </div>
  )
}
