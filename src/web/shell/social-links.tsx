import { AtSign, Camera, Play, ThumbsUp } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import type { SiteData } from './site-data.ts'

/** The four social profiles; one without an address stays a placeholder with its name (decision D-07). */
export function SocialLinks({ addresses }: { addresses: SiteData['brand']['social'] }) {
  return (
    <div className="social">
      {PROFILES.map(([key, label, icon]) => {
        const address = addresses[key]
        return address === undefined ? (
          // oxlint-disable-next-line anchor-is-valid -- a link that is still to get its address
          <a key={key} className="icon-btn" role="link" aria-disabled="true" aria-label={label}>
            <Icon of={icon} />
          </a>
        ) : (
          <a key={key} className="icon-btn" href={address} target="_blank" rel="noopener" aria-label={label}>
            <Icon of={icon} />
          </a>
        )
      })}
    </div>
  )
}

const PROFILES = [
  ['facebook', 'Facebook', ThumbsUp],
  ['x', 'X', AtSign],
  ['instagram', 'Instagram', Camera],
  ['youtube', 'YouTube', Play],
] as const
