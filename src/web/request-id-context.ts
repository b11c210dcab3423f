/** The id that a request has in the log and in its response, for the lines that a page writes; empty outside of one. */
import { createContext } from 'react-router'

export const requestIdContext = createContext('')
