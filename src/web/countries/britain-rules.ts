import { BRITAIN_NOTE } from '#domain/offers/britain.ts'

/**
 * The rules of a style sheet for visitors from Great Britain: no offer with wagering above its limit, and why. A function,
 * so that the scripts of pages leave it out.
 */
export function britainRules(): string {
  const OVER = '[data-refuses~=OVER]'
  /** A column of the comparison whose offer is above the limit. */
  const COLUMNS = [2, 3, 4].map(
    (at) => `.cmp:has(.slot:nth-child(${at}) .slot__who${OVER}) .cmp__row>:nth-child(${at})>*`,
  )
  const HIDDEN = [
    ...COLUMNS,
    `.carousel__track>:has(${OVER})`,
    `${OVER}>*`,
    `#bonus-list ${OVER}`,
    `.featured-bonuses ${OVER}`,
    `.action-bar${OVER}`,
    `.slot:has(${OVER}) [rel~=sponsored]`,
    '[data-refuses~=OFFER] [data-offer]',
  ]
  return (
    `${HIDDEN.join()}{display:none!important}` +
    `${OVER}:not(p)::before{content:"${BRITAIN_NOTE}";display:block;grid-column:1/-1;line-height:1.3;font-size:.8125rem;color:var(--muted-foreground)}` +
    `#bonus-list .list-count::after{content:" · ${BRITAIN_NOTE}";font-weight:400}`
  )
}
