import { readMediaAddress } from '#contract/media-address.ts'
import type { UploadedPicture } from '#contract/media.schema.ts'

/** A picture of the library as a whole, in the box around it. Decorative: its name stands beside it. */
export function Thumbnail({ picture }: { picture: UploadedPicture }) {
  return (
    <span className="thumbnail">
      <img
        srcSet={readMediaAddress(picture.address)?.srcSet}
        sizes="240px"
        src={picture.address}
        alt=""
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
      />
    </span>
  )
}
