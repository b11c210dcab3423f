/** Who is asking, for route actions that forms without scripts post to: the server sets it for every request. */
import { createContext } from 'react-router'
import type { Actor } from '#operations/actor.ts'

export const visitorContext = createContext<Actor>()
