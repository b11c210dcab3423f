/** The visitor's country as the trusted proxy names it (ISO 3166-1); null without one. */
import { createContext } from 'react-router'

export const countryContext = createContext<string | null>(null)
