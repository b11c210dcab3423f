import {
  Coins,
  CornerDownRight,
  Dices,
  FilePen,
  Gift,
  Image,
  Cog,
  Landmark,
  ListChecks,
  LayoutDashboard,
  Mail,
  MessageSquareText,
  Newspaper,
  ScrollText,
  Signpost,
  SlidersHorizontal,
  Trash2,
  Users,
  type IconNode,
} from 'lucide'
import { ANY_WRITE } from '#contract/items/kinds.ts'
import type { Access } from '#contract/staff/permissions.ts'

export interface AdminSection {
  /** Its segment in the address; empty for the overview. */
  section: string
  label: string
  icon: IconNode
  access: Access
}

/** The main sections in order: the tabs of the admin area. */
export const MAIN_SECTIONS: readonly AdminSection[] = [
  { section: '', label: 'Overview', icon: LayoutDashboard, access: 'analytics.read' },
  { section: 'casinos', label: 'Casinos', icon: Landmark, access: 'casinos.write' },
  { section: 'bonuses', label: 'Bonuses', icon: Gift, access: 'bonuses.write' },
  { section: 'games', label: 'Games', icon: Dices, access: 'games.write' },
  { section: 'blog', label: 'Blog', icon: Newspaper, access: 'articles.write' },
  { section: 'admins', label: 'Admins', icon: Users, access: 'staff.manage' },
]

/** The remaining sections, below "More". */
export const MORE_SECTIONS: readonly AdminSection[] = [
  { section: 'reviews', label: 'Reviews', icon: MessageSquareText, access: 'reviews.moderate' },
  { section: 'media', label: 'Media', icon: Image, access: 'media.write' },
  { section: 'landing-pages', label: 'Landing pages', icon: Signpost, access: 'landing.write' },
  { section: 'facts', label: 'Facts', icon: ListChecks, access: ANY_WRITE },
  { section: 'drafts', label: 'Drafts', icon: FilePen, access: ANY_WRITE },
  { section: 'newsletter', label: 'Newsletter', icon: Mail, access: 'newsletter.read' },
  { section: 'earnings', label: 'Earnings', icon: Coins, access: 'earnings.read' },
  { section: 'redirects', label: 'Redirects', icon: CornerDownRight, access: 'redirects.write' },
  { section: 'settings', label: 'Settings', icon: SlidersHorizontal, access: 'settings.write' },
  { section: 'jobs', label: 'Jobs', icon: Cog, access: 'jobs.manage' },
  { section: 'audit-log', label: 'Audit log', icon: ScrollText, access: 'audit.read' },
  { section: 'trash', label: 'Trash', icon: Trash2, access: 'trash.restore' },
]

/** `access` hides a section's entry and closes its screens. The server refuses the calls as well. */
export const ADMIN_SECTIONS: readonly AdminSection[] = [...MAIN_SECTIONS, ...MORE_SECTIONS]

export function sectionAt(pathname: string): AdminSection | undefined {
  const name = pathname.split('/')[2] ?? ''
  return ADMIN_SECTIONS.find(({ section }) => section === name)
}
