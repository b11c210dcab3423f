import { Images, X } from 'lucide'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { FileButton } from '../../media/library-parts.tsx'
import { LibraryDialog } from '../../media/library-dialog.tsx'
import { UploadList } from '../../media/upload-list.tsx'
import { useDropZone } from '../../media/use-drop-zone.ts'
import { useUploads } from '../../media/use-uploads.ts'
import { useMay } from '../../staff/staff-context.ts'
import { textOf } from './fields.tsx'
import { useProblem } from './use-problem.ts'

interface PictureFieldProps {
  name: string
  label: string
  /** Shown without a picture, or when it fails to load. */
  fallback: string
}

/** A picture with preview: by address, uploaded by button, drop or paste, or from the library. */
export function PictureField({ name, label, fallback }: PictureFieldProps) {
  const { register, setValue } = useFormContext()
  const value = textOf(useWatch({ name }))
  const [isChoosing, setChoosing] = useState(false)
  const may = useMay()
  const take = (address: string) => setValue(name, address, { shouldDirty: true, shouldValidate: true })
  const { uploads, isBusy, start, retry, drop } = useUploads(({ address }) => take(address))
  // A field holds one picture: the last one wins, and earlier failures are dropped.
  const upload = ([file]: readonly File[]) => {
    if (file === undefined) return
    for (const earlier of uploads) drop(earlier)
    start([file])
  }
  const zone = useDropZone(upload)
  return (
    <>
      <Field label={label} hint="Optional" problem={useProblem(name)}>
        {(control) => (
          <div className="picture-field grid grid-cols-[auto_1fr] gap-3.5 items-center" {...zone}>
            <Picture
              src={value}
              fallback={fallback}
              alt=""
              width={72}
              height={72}
              className="w-18 h-18 object-cover border border-border rounded-md"
            />
            <input
              {...control}
              {...register(name)}
              className="input"
              inputMode="url"
              spellCheck={false}
              placeholder="https:// or a picture below"
            />
            <div className="col-span-full flex flex-wrap items-center gap-2" role="group" aria-label={label}>
              {may('media.write') && (
                <>
                  <FileButton
                    variant="outline"
                    size="sm"
                    label={`${label}: picture to upload`}
                    disabled={isBusy}
                    onFiles={upload}
                  >
                    {value === '' ? 'Upload' : 'Replace'}
                  </FileButton>
                  <Button variant="outline" size="sm" onClick={() => setChoosing(true)}>
                    <Icon of={Images} size={18} />
                    Library
                  </Button>
                </>
              )}
              {value !== '' && (
                <Button variant="ghost" size="sm" onClick={() => take('')}>
                  <Icon of={X} size={18} />
                  Remove
                </Button>
              )}
              {may('media.write') && (
                <span className="xs mut">or drop or paste a picture here, up to 8 MB</span>
              )}
            </div>
            <UploadList uploads={uploads} onRetry={retry} onDrop={drop} />
          </div>
        )}
      </Field>
      {isChoosing && (
        <LibraryDialog
          onChoose={({ address }) => {
            take(address)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}
