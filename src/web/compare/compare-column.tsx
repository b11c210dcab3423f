import type { ReactNode } from 'react'
import type { Compared, ComparedBonus, ComparedCasino, ComparedGame } from '#contract/comparisons/compared.ts'
import { paths } from '#contract/shared/paths.ts'
import { isExpired } from '#domain/shared/time-left.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { GameArt } from '../games/game-art.tsx'
import { OutboundLink } from '../shell/outbound-link.tsx'

/** The head of one column. */
export interface CompareColumn {
  id: number
  name: string
  /** Its own page. */
  to: string
  picture: ReactNode
  note: string
  action: ReactNode
}

export function columnsOf(compared: Compared, now: Date): CompareColumn[] {
  if (compared.kind === 'casinos') return compared.items.map(casinoColumn)
  if (compared.kind === 'bonuses') return compared.items.map((item) => bonusColumn(item, now))
  return compared.items.map(gameColumn)
}

function casinoColumn({ casino }: ComparedCasino): CompareColumn {
  return {
    id: casino.id,
    name: casino.name,
    to: paths.casino(casino),
    picture: <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={56} lazy={false} />,
    note: casino.establishedYear === null ? 'Year not stated' : `Est. ${casino.establishedYear}`,
    action: (
      <OutboundLink to={casino} counts={{ type: 'casino', id: casino.id }}>
        Play Now
      </OutboundLink>
    ),
  }
}

function bonusColumn({ bonus }: ComparedBonus, now: Date): CompareColumn {
  const closed = isExpired(bonus.validUntil, now) ? 'Offer ended' : bonus.isActive ? undefined : 'Inactive'
  return {
    id: bonus.id,
    name: bonus.title,
    to: paths.bonus(bonus),
    picture: <CasinoLogo name={bonus.casino.name} logoUrl={bonus.casino.logoUrl} size={56} lazy={false} />,
    note: bonus.casino.name,
    action:
      closed === undefined ? (
        <OutboundLink to={bonus.casino} counts={{ type: 'bonus', id: bonus.id }}>
          Claim
        </OutboundLink>
      ) : (
        <Button disabled>{closed}</Button>
      ),
  }
}

function gameColumn(game: ComparedGame): CompareColumn {
  return {
    id: game.id,
    name: game.name,
    to: paths.game(game),
    picture: (
      <span className="thumb slot__art">
        <GameArt game={game} lazy={false} />
      </span>
    ),
    note: game.isActive ? game.provider : 'Inactive',
    action: (
      <ButtonLink to={paths.game(game)}>
        Play<span className="sr"> {game.name}</span>
      </ButtonLink>
    ),
  }
}
