import { childrenOf } from '../../benchmark/measure/process-usage.ts'

/** Kills a process with all that it has started, also where they are stopped by SIGSTOP. */
export function killTree(pid: number): void {
  for (const one of [...childrenOf(pid), pid]) signal(one, 'SIGKILL')
}

/** Sends a signal; false when there is no such process any more. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
