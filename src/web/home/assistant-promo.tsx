import { MessageCircle } from 'lucide'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useIdleLoad } from '#ui/use-idle-load.ts'
import { openChat } from '../chat/chat-open.ts'

/** The assistant's block on the home page. */
export function AssistantPromo({ title = 'Ask the AI Casino Assistant' }: { title?: string | undefined }) {
  const [open, setOpen] = useState(false)
  const [needed, setNeeded] = useState(false)
  useIdleLoad(loadDialog)
  const startFromDialog = () => {
    setOpen(false)
    openAfterDialog()
  }
  return (
    <section className="section" aria-labelledby="assistant-promo">
      <div className="wrap">
        <div className="felt promo">
          <div>
            <h2 id="assistant-promo">{title}</h2>
            <p className="mt-3">
              Recommendations, bonus terms in plain words, strategies, payment methods and
              responsible-gambling advice, any time.
            </p>
            <div className="promo__cta">
              <Button variant="felt" size="lg" onClick={openChat}>
                <Icon of={MessageCircle} />
                Start Chat
              </Button>
              <Button
                variant="feltOutline"
                size="lg"
                aria-haspopup="dialog"
                onClick={() => {
                  setNeeded(true)
                  setOpen(true)
                }}
              >
                Learn More
              </Button>
            </div>
          </div>
          <div className="bubbles" aria-hidden="true">
            <p className="bubble bubble--me">What does 35× wagering mean on a €100 bonus?</p>
            <p className="bubble bubble--bot">
              You would need to place €3,500 in bets before bonus winnings can be withdrawn. At 96% RTP,
              expect that to cost about €140.
            </p>
          </div>
        </div>
      </div>
      {needed && (
        <Suspense>
          <AssistantDialog open={open} onOpenChange={setOpen} onStartChat={startFromDialog} />
        </Suspense>
      )}
    </section>
  )
}

/** The dialog gives the focus back when it has closed; only then may the chat take it. */
function openAfterDialog(): void {
  const isClosed = document.querySelector('.dialog') === null
  window.setTimeout(isClosed ? openChat : openAfterDialog, LOOK_AGAIN_MS)
}

const LOOK_AGAIN_MS = 50

const loadDialog = () => import('./assistant-dialog.tsx')
const AssistantDialog = lazy(async () => ({ default: (await loadDialog()).AssistantDialog }))
