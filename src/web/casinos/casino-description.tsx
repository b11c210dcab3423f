import { PhoneFold } from '#ui/phone-fold.tsx'

/** Characters that fit into three lines of a phone. */
const THREE_LINES = 130

/** What a casino is. On phones three lines of it, and the rest when somebody asks. */
export function CasinoDescription({ text }: { text: string }) {
  const words = (
    <p className="lines" data-folded="lines">
      {text}
    </p>
  )
  return (
    <div className="detail-head__desc">
      {text.length > THREE_LINES || text.includes('\n') ? (
        <PhoneFold more="Read more" of="about this casino">
          {words}
        </PhoneFold>
      ) : (
        words
      )}
    </div>
  )
}
