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
  return (
    <div className="picker-field__list taginput__offers" id={id} role="listbox" aria-label={label}>
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
