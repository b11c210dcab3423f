/** How the old address of a redirect is matched, in the order in which redirects are tried. */
export const REDIRECT_KINDS = ['exact', 'prefix'] as const
export type RedirectKind = (typeof REDIRECT_KINDS)[number]
