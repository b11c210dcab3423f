import { useParams } from 'react-router'
import { Programs } from './programs.tsx'
import { Report } from './report.tsx'
import './earnings.css'

/** Clicks and what they earned, and beside them the programmes that report it. */
export default function EarningsScreen() {
  return useParams()['list'] === 'programmes' ? <Programs /> : <Report />
}
