import type { Done } from '#contract/site/site.schema.ts'
import { showToast } from '#ui/toast.tsx'
import { showFailure } from './failure.ts'
import { callAdmin } from './staff/call-admin.ts'
import { useAfterChange } from './items/table/use-open-form.ts'

type Action = Parameters<typeof callAdmin>[1] & {
  said?: string
  /** Below it. */
  more?: string
  /** What to say when the server gave no reason. */
  failed: string
}

/**
 * Makes a call that changes something, says what came of it, and has lists read again. Its answer; undefined when it
 * failed, which was said.
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
