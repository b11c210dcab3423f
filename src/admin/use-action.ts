import type { Done } from '#contract/site/site.schema.ts'
import { showToast } from '#ui/toast.tsx'
import { showFailure } from './failure.ts'
import { callAdmin } from './staff/call-admin.ts'
import { useAfterChange } from './items/table/use-open-form.ts'

type Action = Parameters<typeof callAdmin>[1] & {
  said?: string
  /** A second line. */
  more?: string
  /** The message without a reason from the server. */
  failed: string
}

/**
 * Makes a call that changes something, reports the result, and refreshes lists. Returns the response; undefined after a
 * failure, which was reported.
 */
export function useAction() {
  const afterChange = useAfterChange()
  return async <Answer = Done>(path: string, action: Action): Promise<Answer | undefined> => {
    const { said, more, failed, ...call } = action
    try {
      const answer = await callAdmin<Answer>(path, { method: 'POST', ...call })
      const { message = '' } = answer as Partial<Done>
      showToast({ title: said ?? message, ...(more !== undefined && { description: more }) })
      return answer
    } catch (error) {
      showFailure(error, failed)
      return undefined
    } finally {
      afterChange()
    }
  }
}
