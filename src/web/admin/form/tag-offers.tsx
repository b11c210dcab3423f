import { useEffect, useRef } from 'react'

interface TagOffersProps {
  id: string
  label: string
  offers: readonly string[]
  /** The one that Enter takes; -1 for none. */
  active: number
  onChoose: (offer: string) => void
}

/** The known values below a list field; the focus stays in its input. */
export function TagOffers({ id, label, offers, active, onChoose }: TagOffersProps) {
  const list = useRef<HTMLDivElement>(null)
  // A field at the end of a form has its list below the edge, and the list may be longer than its box.
  useEffect(() => {
    const { current } = list
    const target = active in offers ? current?.children[active] : current
    target?.scrollIntoView({ block: 'nearest' })
  }, [active, offers])
  return (
    <div className="picker-field__list taginput__offers" ref={list} id={id} role="listbox" aria-label={label}>
      {offers.map((offer, index) => (
        <div
          key={offer}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          onMouseDown={(event) => {
            // Before the input loses the focus and takes the typed text.
            event.preventDefault()
            onChoose(offer)
          }}
        >
          {offer}
        </div>
      ))}
    </div>
  )
}
