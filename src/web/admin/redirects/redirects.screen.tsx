import { useParams } from 'react-router'
import { MissingAddresses } from './missing-addresses.tsx'
import { Redirects } from './redirects.tsx'
import './redirects.css'

/** Redirects of staff, and beside them the addresses that nothing answers. */
export default function RedirectsScreen() {
  return useParams()['list'] === 'missing' ? <MissingAddresses /> : <Redirects />
}
