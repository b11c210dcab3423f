import { useParams } from 'react-router'
import { Redirects } from './redirects.tsx'
import { MissingAddresses } from './missing-addresses.tsx'
import './redirects.css'

export default function RedirectsScreen() {
  return useParams()['list'] === 'missing' ? <MissingAddresses /> : <Redirects />
}
