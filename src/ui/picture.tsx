interface PictureProps {
  src: string | null | undefined
  /** The address of the picture to show when there is none, or it fails to load. */
  fallback: string
  alt: string
  width: number
  height: number
  srcSet?: string
  sizes?: string
  className?: string
  /** False for pictures that are visible at once. */
  lazy?: boolean
}

/**
 * A picture that is never broken (decision D-13) and never shifts the page, because its box is known. The script in the
 * head shows `data-fallback` where the picture fails to load (web/shell/early-script.ts).
 */
export function Picture({
  src,
  fallback,
  alt,
  width,
  height,
  srcSet,
  sizes,
  className,
  lazy = true,
}: PictureProps) {
  const isOwn = src !== null && src !== undefined && src !== ''
  return (
    <img
      // Placed before the address, so that the browser does not fetch that first.
      {...(isOwn && srcSet !== undefined && { srcSet, sizes })}
      src={isOwn ? src : fallback}
      data-fallback={isOwn ? fallback : undefined}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={lazy ? 'lazy' : undefined}
      decoding="async"
      // It may show the other picture already.
      suppressHydrationWarning
    />
  )
}
