import { clsx } from 'clsx'
import { paths } from '#contract/shared/paths.ts'
import { Picture } from '#ui/picture.tsx'
import { pictureSource } from '../shell/picture-source.ts'

const SIDES = { 32: 'size-8', 40: 'size-10', 44: 'size-11', 56: 'size-14', 64: 'size-16', 112: 'size-28' }

interface CasinoLogoProps {
  name: string
  logoUrl: string | null
  /** Side length in pixels. */
  size: keyof typeof SIDES
  className?: string
  /** False for logos that are visible at once. */
  lazy?: boolean
}

/** A casino's logo, or one generated from its name. Decorative: the name is always beside it. */
export function CasinoLogo({ name, logoUrl, size, className, lazy = true }: CasinoLogoProps) {
  return (
    <Picture
      {...pictureSource(logoUrl, { width: size, height: size }, `${size}px`)}
      fallback={paths.logo(name)}
      alt=""
      lazy={lazy}
      className={clsx('logo', SIDES[size], className)}
    />
  )
}
