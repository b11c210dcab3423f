import { MessageSquareReply } from 'lucide'
import { useState } from 'react'
import type { ModeratedReview } from '#contract/reviews/moderation.schema.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteAnswer } from '../../reviews/site-answer.tsx'
import { SiteAnswerForm } from './site-answer-form.tsx'

/** The answer as visitors see it, and its editor in the same place. */
export function SiteAnswerEditor({ review }: { review: ModeratedReview }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <SiteAnswerForm review={review} onClose={() => setOpen(false)} />
  return (
    <>
      <SiteAnswer review={review} />
      <Button variant="ghost" size="sm" className="moderated__answer" onClick={() => setOpen(true)}>
        <Icon of={MessageSquareReply} size={18} />
        {review.answer === null ? 'Answer' : 'Edit answer'}
      </Button>
    </>
  )
}
