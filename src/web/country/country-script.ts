/**
 * Runs in the head before anything is painted. A country that the visitor chose is kept on the device (decision D-89);
 * this writes the words that depend on it, and takes away the ways to casinos that refuse it, with one style sheet,
 * so that cached pages show it without a shift. A field named `country` on any page sets it, except that of the help lines,
 * where one may look for someone else; what has `data-country-clear` forgets it. Constant: the content security policy lets it run by its hash.
 */
export const COUNTRY_SCRIPT = `(() => {
  const key = 'visitorCountry', sheet = new CSSStyleSheet()
  const read = () => { try { return localStorage.getItem(key) } catch { return null } }
  const keep = (code) => { try { code ? localStorage.setItem(key, code) : localStorage.removeItem(key) } catch {} apply() }
  const nameOf = (code) => { try { return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) } catch { return code } }
  const britain = 'Not shown in Great Britain: wagering above 10× (UKGC, since 19 January 2026)'
  const apply = () => {
    const code = read() ?? ''
    if (!/^[A-Z]{2}$/.test(code)) return sheet.replaceSync('')
    const name = nameOf(code), refused = '[data-refuses~=' + code + ']', over = '[data-refuses~=OVER]', says = (words) => '::after{content:' + JSON.stringify(words) + '}'
    sheet.replaceSync(
      '.country-note,.country-clear{display:inline-flex}.country-code' + says(code) +
      '.country-note' + says('Accepts players from ' + name) +
      '[data-refuses~=UNCHECKED] .country-note' + says('Restrictions not checked for ' + name) +
      refused + ' .country-note{color:var(--score-weak-fg)}' + refused + ' .country-note' + says('Does not accept players from ' + name) +
      refused + ' [rel~=sponsored]{display:none!important}' +
      (code !== 'GB' ? '' : [2, 3, 4].map((at) => '.cmp:has(.slot:nth-child(' + at + ') .slot__who' + over + ') .cmp__row>:nth-child(' + at + ')>*,').join('') +
        over + '>*,#bonus-list ' + over + ',.action-bar' + over +
        ',.slot:has(' + over + ') [rel~=sponsored],[data-refuses~=OFFER] p:has(>a[href^="/bonus/"]),[data-refuses~=OFFER].detail-head__offer>:not(.country-note,[rel~=sponsored],:last-child){display:none!important}' +
        over + ':not(p)::before{content:"' + britain + '";display:block;grid-column:1/-1;line-height:1.3;font-size:.8125rem;color:var(--muted-foreground)}' +
        '#bonus-list .list-count::after{content:" · ' + britain + '";font-weight:400}')
    )
  }
  apply()
  document.adoptedStyleSheets = [sheet]
  addEventListener('storage', apply)
  addEventListener('change', ({ target }) => {
    if (!target.matches('main [name=country]:not(#help-country)') || target.checked === false) return
    if (/^[A-Z]{2}$/.test(target.value) || location.pathname === '/country') keep(target.value)
  }, true)
  addEventListener('click', ({ target }) => { if (target.closest('[data-country-clear]')) keep('') }, true)
})()`

/** What the script keeps: a code of ISO 3166-1; empty where nothing is kept or the browser keeps nothing. */
export function readCountry(): string {
  try {
    return localStorage.getItem('visitorCountry') ?? ''
  } catch {
    return ''
  }
}
