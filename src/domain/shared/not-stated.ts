/** Shown for a fact that is not stated (decision D-77). */
export const NOT_STATED = 'Not stated'
/** The same for places without a label. */
export const LICENCE_NOT_STATED = 'Licence not stated'
export const RESTRICTIONS_NOT_CHECKED = 'Restrictions not checked yet.'
