/** How a loader reaches the App: the server puts it into the router's context for every request. */
import { createContext } from 'react-router'
import type { App } from '#operations/app/app.ts'

export const appContext = createContext<App>()
