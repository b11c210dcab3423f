import { britainRules } from './britain-rules.ts'

/**
 * Runs in the head before the first paint. A country chosen by the visitor is kept on the device (decision D-89). With
 * it this script sets the country filter of lists, hides offers and buttons of casinos that refuse the country with one
 * style sheet, and shows the explanation, so that cached pages do not shift. A field named `country` on any page sets
 * the country, except among the helplines, where people may look for somebody else; `data-country-clear` forgets it.
 * Where the browser seems to be (`seemscountry`) matters for the rule of Great Britain alone and is not kept. A list
 * that a link opens without its country stays so for this visit. Constant, because the content security policy allows
 * it by its hash.
 */
export function countryScript(): string {
  return `(() => {
  const key = 'visitorCountry', sheet = new CSSStyleSheet()
  const read = () => { try { return localStorage.getItem(key) } catch { return null } }
  const keep = (code) => { try { code ? localStorage.setItem(key, code) : localStorage.removeItem(key) } catch {} apply() }
  const everywhere = () => { try { return sessionStorage.getItem('everyCountry') } catch { return null } }
  const showAll = () => { try { sessionStorage.setItem('everyCountry', '1') } catch {} }
  const nameOf = (code) => { try { return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) } catch { return code } }
  const LISTS = ['/casinos', '/bonuses']
  const preset = (code) => {
    const query = new URLSearchParams(location.search)
    if (!LISTS.includes(location.pathname) || query.has('country') || everywhere()) return
    query.set('country', code)
    location.replace(location.pathname + '?' + query + location.hash)
  }
  let seems = ''
  const apply = () => {
    const code = read() ?? '', britain = [code, seems].includes('GB') ? ${JSON.stringify(britainRules())} : ''
    if (!/^[A-Z]{2}$/.test(code)) return sheet.replaceSync(britain)
    const name = nameOf(code), refused = '[data-refuses~=' + code + ']', says = (words) => '::after{content:' + JSON.stringify(words) + '}'
    sheet.replaceSync(
      '.country-note,.country-clear{display:inline-flex}.country-code' + says(code) +
      '.country-note' + says('Accepts players from ' + name) +
      '[data-refuses~=UNCHECKED] .country-note' + says('Restrictions not checked for ' + name) +
      refused + ' .country-note' + says('Does not accept players from ' + name) +
      '.carousel__track>:has(' + refused + '),' + refused + ' [rel~=sponsored],' + refused + ' [data-offer],' +
      refused + '[data-way]>:not(.refused-ways,h2,.section__head,.legal){display:none!important}' + britain
    )
  }
  apply()
  document.adoptedStyleSheets = [sheet]
  const kept = read() ?? ''
  if (/^[A-Z]{2}$/.test(kept)) preset(kept)
  addEventListener('storage', apply)
  addEventListener('seemscountry', ({ detail }) => { seems = detail; apply() })
  addEventListener('change', ({ target }) => {
    if (!target.matches('main [name=country]:not(#help-country)') || target.checked === false) return
    if (/^[A-Z]{2}$/.test(target.value) || location.pathname === '/country') keep(target.value)
    else showAll()
  }, true)
  addEventListener('click', ({ target }) => {
    if (target.closest('[data-country-clear]')) keep('')
    const link = target.closest('a[href]')
    if (link && LISTS.includes(location.pathname) && link.pathname === location.pathname && new URLSearchParams(location.search).has('country') && !new URLSearchParams(link.search).has('country')) showAll()
  }, true)
})()`
}
