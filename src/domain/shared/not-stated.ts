/** What stands where nobody stated a fact (decision D-77). */
export const NOT_STATED = 'Not stated'
/** The same where no label stands beside it. */
export const LICENCE_NOT_STATED = 'Licence not stated'
export const RESTRICTIONS_NOT_CHECKED = 'Restrictions not checked yet.'
