/**
 * Runs in the head before the first paint, so that no page flashes in the wrong theme (decision D-03), and handles the
 * theme button, which works before other scripts load. Constant, because the content security policy allows it by its
 * hash.
 */
export const THEME_SCRIPT = `(() => {
  const root = document.documentElement, device = matchMedia('(prefers-color-scheme: dark)')
  const stored = () => { try { return localStorage.getItem('ui-theme') } catch { return null } }
  const apply = () => { const theme = stored(); root.className = theme === 'dark' || (theme !== 'light' && device.matches) ? 'dark' : 'light' }
  apply()
  device.addEventListener('change', apply)
  addEventListener('storage', apply)
  addEventListener('click', (event) => {
    if (!event.target.closest('[data-theme-toggle]')) return
    root.className = root.className === 'dark' ? 'light' : 'dark'
    try { localStorage.setItem('ui-theme', root.className) } catch {}
  }, true)
})()`
