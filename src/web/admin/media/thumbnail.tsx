import type { UploadedPicture } from '#contract/media/media.schema.ts'
import { pictureSource } from '../../shell/picture-source.ts'

/** A picture of the library as a whole, in the box around it. Decorative: its name stands beside it. */
export function Thumbnail({ picture }: { picture: UploadedPicture }) {
  return (
    <span className="thumbnail">
      <img
        {...pictureSource(picture.address, BOX, `${BOX.width}px`)}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </span>
  )
}

/** Pixels. */
const BOX = { width: 240, height: 180 }
