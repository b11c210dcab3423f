import { BRITAIN_NOTE } from '#domain/offers/britain.ts'

/**
 * CSS rules for visitors from Great Britain: offers with wagering above its limit are hidden, with the reason. A
 * function, so that page scripts do not include it.
 */
export function britainRules(): string {
  const OVER = '[data-refuses~=OVER]'
  /** A column of the comparison with an offer above the limit. */
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
