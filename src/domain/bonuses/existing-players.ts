import { EXISTING_PLAYER_TYPES } from '#contract/shared/options.ts'

/** True for an offer that only players with an account can claim; `type` is the bonus type in any letter case. */
export function isForExistingPlayers(type: string): boolean {
  return (EXISTING_PLAYER_TYPES as readonly string[]).includes(type.toLowerCase())
}
