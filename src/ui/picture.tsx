import { useEffect, useRef, useState } from 'react'

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

/** A picture that is never broken (decision D-13) and never shifts the page, because its box is known. */
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
  const [broken, setBroken] = useState<string>()
  const image = useRef<HTMLImageElement>(null)
  const wanted = src === null || src === undefined || src === '' || src === broken ? fallback : src

  // The error event of a picture that failed before hydration is lost.
  useEffect(() => {
    const { current } = image
    if (current?.complete === true && current.naturalWidth === 0)
      setBroken(current.getAttribute('src') ?? undefined)
  }, [])

  return (
    <img
      ref={image}
      // Placed before the address, so that the browser does not fetch that first.
      {...(wanted === src && srcSet !== undefined && { srcSet, sizes })}
      src={wanted}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={lazy ? 'lazy' : undefined}
      decoding="async"
      onError={() => setBroken(wanted)}
    />
  )
}
