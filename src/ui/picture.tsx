import { useEffect, useRef, useState } from 'react'

interface PictureProps {
  src: string | null | undefined
  /** Shown when there is no address, or nothing answers at it. */
  fallback: string
  alt: string
  width: number
  height: number
  srcSet?: string
  sizes?: string
  className?: string
  /** False for what is in sight at once. */
  lazy?: boolean
}

/** An image that is never broken (decision D-13) and never moves the page: its box is known beforehand. */
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

  // The error event of an image that failed before hydration is lost.
  useEffect(() => {
    const { current } = image
    if (current?.complete === true && current.naturalWidth === 0)
      setBroken(current.getAttribute('src') ?? undefined)
  }, [])

  return (
    <img
      ref={image}
      // Before the address, so that a browser does not fetch that first.
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
