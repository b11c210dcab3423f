/** The permissions of staff and the roles that hold them. Server and screens use this table. */

/** Every permission with its description on the people page, in display order. */
export const PERMISSIONS = {
  'analytics.read': 'See the overview with visits, searches and clicks',
  'casinos.write': 'Write, show, hide and delete casinos',
  'bonuses.write': 'Write, show, hide and delete bonuses',
  'games.write': 'Write, show, hide and delete games',
  'articles.write': 'Write and delete articles that are not published',
  'articles.publish': 'Publish, schedule and hide articles, and change published ones',
  'reviews.moderate': 'Publish, reject and delete reviews',
  'reviews.answer': 'Answer reviews and mark them as verified',
  'newsletter.read': 'See and export the newsletter addresses',
  'newsletter.forget': 'Delete newsletter addresses for good',
  'mails.test': 'Send test mails',
  'media.write': 'Upload, describe and delete pictures',
  'trash.restore': 'See the trash and restore what is in it',
  'transfer.run': 'Import and export what they may write',
  'landing.write': 'Write, publish and delete landing pages',
  'redirects.write': 'Write, import and export redirects, and see which addresses are missing',
  'earnings.read': 'See clicks on links to casinos and what they earned',
  'programs.write': 'Write affiliate programmes and see what they report',
  'settings.write': 'Change the settings of the site: name, claims, menus, legal texts, colours',
  'jobs.manage': 'See background jobs, try failed ones again and discard them',
  'demo.remove': 'Remove the demo content',
  'staff.manage': 'Manage accounts: add, delete and disable them, change roles, reset passwords',
  'history.remove': 'Remove an entry of the public history, with a reason',
  'audit.read': 'Read the audit log',
} as const
export type Permission = keyof typeof PERMISSIONS
export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as readonly Permission[]

/** In display order. A new role also needs the check of the column `admins.role` to be widened. */
export const ROLE_NAMES = ['owner', 'admin'] as const
export type Role = (typeof ROLE_NAMES)[number]
export type Roles = Readonly<Record<Role, readonly Permission[]>>

/** A role may do only what it lists. Only the owner gets new permissions automatically. */
export const ROLES: Roles = {
  owner: PERMISSION_NAMES,
  admin: [
    'analytics.read',
    'casinos.write',
    'bonuses.write',
    'games.write',
    'articles.write',
    'articles.publish',
    'reviews.moderate',
    'reviews.answer',
    'newsletter.read',
    'newsletter.forget',
    'mails.test',
    'media.write',
    'trash.restore',
    'transfer.run',
    'landing.write',
    'redirects.write',
    'earnings.read',
    'programs.write',
    'jobs.manage',
  ],
}

/** Who may do something: everyone, everyone with an account, or the holders of one of these permissions. */
export type Access = 'public' | 'signed-in' | Permission | readonly Permission[]

/** An unknown role has no permissions: a browser may run an older version than the server. */
export function roleMay(
  roles: Readonly<Partial<Record<string, readonly Permission[]>>>,
  role: string,
  access: Access,
): boolean {
  return permissionsIn(access)?.some((permission) => roles[role]?.includes(permission)) ?? true
}

/** Such as "Only the owner" or "Only the owner or an admin", followed by "may do this". */
export function onlyWhoMay(roles: Roles, access: Access): string {
  const holders = ROLE_NAMES.filter((role) => roleMay(roles, role, access))
  return `Only ${holders.map((role) => ROLE_WITH_ARTICLE[role]).join(' or ')}`
}

/** The permissions of which one is required; undefined when none is. */
export function permissionsIn(access: Access): readonly Permission[] | undefined {
  if (access === 'public' || access === 'signed-in') return undefined
  return typeof access === 'string' ? [access] : access
}

export const ROLE_WITH_ARTICLE: Readonly<Record<Role, string>> = { owner: 'the owner', admin: 'an admin' }
