/** Shown where a fact is not stated (decision D-77). */
export const NOT_STATED = 'Not stated'
/** The same where no label is beside it. */
export const LICENCE_NOT_STATED = 'Licence not stated'
export const RESTRICTIONS_NOT_CHECKED = 'Restrictions not checked yet.'
