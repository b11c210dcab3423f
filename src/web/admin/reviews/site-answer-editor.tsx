import { MessageSquareReply } from 'lucide'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ModeratedReview } from '#contract/reviews/moderation.schema.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteAnswer } from '../../reviews/site-answer.tsx'
import { useMay } from '../session/use-may.ts'
import { SiteAnswerForm } from './site-answer-form.tsx'
import type { Queue } from './use-queue.ts'

interface SiteAnswerEditorProps {
  review: ModeratedReview
  hrefOf: Queue['hrefOf']
}

/** The answer as visitors see it, and its editor in the same place. */
export function SiteAnswerEditor({ review, hrefOf }: SiteAnswerEditorProps) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const may = useMay()
  if (isOpen) return <SiteAnswerForm review={review} onClose={() => setOpen(false)} />
  const open = () => {
    setOpen(true)
    // Named in the address, the review stays in the pane when a colleague decides about it meanwhile.
    void navigate(hrefOf({ review: String(review.id) }), { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <SiteAnswer review={review} />
      {may('reviews.answer') && (
        <Button variant="ghost" size="sm" className="moderated__answer" onClick={open}>
          <Icon of={MessageSquareReply} size={18} />
          {review.answer === null ? 'Answer' : 'Edit answer'}
        </Button>
      )}
    </>
  )
}
