import type { MetaDescriptor } from 'react-router'
import type { Game } from '#contract/games/games.schema.ts'
import { GAME_TYPE_NAMES } from '#contract/shared/options.ts'
import { paths } from '#contract/shared/paths.ts'
import { ratingData } from './rating-data.ts'
import { structured } from './structured.ts'

/** A game. The site's badge is never published as a rating. */
export function gameData(
  publicUrl: string,
  { game, isDemo }: { game: Game; isDemo: boolean },
): MetaDescriptor {
  const { type } = game
  return structured({
    '@type': 'VideoGame',
    name: game.name,
    ...(game.description !== '' && { description: game.description }),
    url: publicUrl + paths.game(game),
    image: new URL(game.imageUrl ?? paths.gameArt(type, game.name), publicUrl).href,
    ...(isGameType(type) && { genre: GAME_TYPE_NAMES[type] }),
    gamePlatform: 'Web browser',
    publisher: { '@type': 'Organization', name: game.provider },
    ...ratingData({ ...game, isDemo }),
  })
}

function isGameType(type: string): type is keyof typeof GAME_TYPE_NAMES {
  return Object.hasOwn(GAME_TYPE_NAMES, type)
}
