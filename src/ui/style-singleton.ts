import { useEffect } from 'react'

/**
 * Replaces the package react-style-singleton (vite.config.ts), which dialogs use to lock the page's scrolling. That
 * package inserts a <style> element, which the content security policy blocks; a constructed style sheet is allowed.
 * Reason: docs/decisions/0020.
 */
export function styleSingleton() {
  let uses = 0
  let sheet: CSSStyleSheet | undefined

  /** Styles apply while any such component is mounted; those of the first one count. */
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
