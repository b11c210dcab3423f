import { useEffect } from 'react'

/**
 * Replaces the package react-style-singleton (vite.config.ts), with which dialogs lock the scrolling of the
 * page behind them: it inserts a <style> element, which the content security policy blocks. A constructed style
 * sheet is made by a script that may run, so the policy allows it. Why: docs/decisions/0020.
 */
export function styleSingleton() {
  let uses = 0
  let sheet: CSSStyleSheet | undefined

  /** Its styles apply as long as one of its kind is mounted; those of the first one count. */
  return function AdoptedStyle({ styles }: { styles: string }) {
    useEffect(() => {
      uses++
      if (sheet === undefined) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      }
      return () => {
        uses--
        if (uses > 0) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
        sheet = undefined
      }
    }, [styles])
    return null
  }
}
