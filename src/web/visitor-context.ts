/** How an action learns who asks: the server puts the visitor into the router's context for every request. */
import { createContext } from 'react-router'
import type { Actor } from '#operations/app/actor.ts'

export const visitorContext = createContext<Actor>()
