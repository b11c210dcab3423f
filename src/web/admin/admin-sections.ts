import {
  Dices,
  FilePen,
  Gift,
  Image,
  Cog,
  Landmark,
  LayoutDashboard,
  Mail,
  MessageSquareText,
  Newspaper,
  ScrollText,
  Trash2,
  Users,
} from 'lucide'
import type { IconNode } from 'lucide'

export interface AdminSection {
  /** Its part of the address; empty for the overview. */
  section: string
  label: string
  icon: IconNode
  isForOwner?: boolean
}

/** The sections of the admin area in the order of their tabs. The server decides who may see what is in them. */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  { section: '', label: 'Overview', icon: LayoutDashboard },
  { section: 'casinos', label: 'Casinos', icon: Landmark },
  { section: 'bonuses', label: 'Bonuses', icon: Gift },
  { section: 'games', label: 'Games', icon: Dices },
  { section: 'blog', label: 'Blog', icon: Newspaper },
  { section: 'drafts', label: 'Drafts', icon: FilePen },
  { section: 'reviews', label: 'Reviews', icon: MessageSquareText },
  { section: 'newsletter', label: 'Newsletter', icon: Mail },
  { section: 'media', label: 'Media', icon: Image },
  { section: 'trash', label: 'Trash', icon: Trash2 },
  { section: 'jobs', label: 'Jobs', icon: Cog },
  { section: 'admins', label: 'Admins', icon: Users, isForOwner: true },
  { section: 'audit-log', label: 'Audit log', icon: ScrollText, isForOwner: true },
]
