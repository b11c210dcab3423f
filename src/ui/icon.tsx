import { clsx } from 'clsx'
import type { IconNode } from 'lucide'

interface IconProps {
  of: IconNode
  /** Pixels: 14 or 16 beside small text, 18 to 26 elsewhere. */
  size?: number
  className?: string
}

/** A Lucide icon with a stroke that suits its size. Always decorative: the words beside it carry the meaning. */
export function Icon({ of: drawing, size = 20, className }: IconProps) {
  return (
    <svg
      className={clsx('icon', size <= 16 && 'icon--sm', className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // A page has hundreds of icons, and React elements for them would cost as much as the rest.
      dangerouslySetInnerHTML={shapesOf(drawing)}
    />
  )
}

const written = new WeakMap<IconNode, { __html: string }>()

/** The shapes as markup, cached. They come from the icon library, never from user input. */
export function shapesOf(drawing: IconNode): { __html: string } {
  const known = written.get(drawing)
  if (known !== undefined) return known
  const shapes = { __html: drawing.map(([tag, attributes]) => shape(tag, attributes)).join('') }
  written.set(drawing, shapes)
  return shapes
}

function shape(tag: string, attributes: IconNode[number][1]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${written.join('')}/>`
}
