import { readFileSync, readdirSync } from 'node:fs'

/** Clock ticks a second in /proc, as on every common Linux. */
const TICKS = 100

/** Milliseconds of CPU that a process has used so far, all of its threads together. */
export function cpuMs(pid: number): number {
  const [user, system] = times(pid)
  return toMs(user + system)
}

/** The same for a process with all of its children, also the ones that have ended. */
export function familyCpuMs(pid: number): number {
  const own = times(pid).reduce((sum, ticks) => sum + ticks, 0)
  const living = childrenOf(pid).map((child) => cpuMs(child))
  return living.reduce((sum, ms) => sum + ms, toMs(own))
}

/** Memory that a process holds, in megabytes of 1,048,576 bytes. */
export function memoryMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

/** User, system, and both of the children that have ended; ticks. */
function times(pid: number): [number, number, number, number] {
  const fields = statOf(pid)
  return [Number(fields[11]), Number(fields[12]), Number(fields[13]), Number(fields[14])]
}

/** The processes that this one has started and that have not ended. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => isChild(child, pid))
}

function isChild(child: number, parent: number): boolean {
  try {
    return Number(statOf(child)[1]) === parent
  } catch {
    // It ended while we were looking.
    return false
  }
}

/** The fields behind the name, which may hold spaces: state, parent, … */
function statOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
}

function toMs(ticks: number): number {
  return (ticks / TICKS) * 1000
}
