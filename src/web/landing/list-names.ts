/** The lists that landing pages belong to, as links call them. */
export const LIST_NAMES = { casinos: 'Casinos', bonuses: 'Bonuses', games: 'Games' } as const
