/** What /proc says about processes; nothing where there is no /proc, and for a process that has ended. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second in /proc, as on every common Linux. */
const TICKS = 100

/** Memory that a process holds, in megabytes of 1,048,576 bytes. */
export function memoryMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

/** Milliseconds of CPU that a process has used so far, all of its threads together. */
export function cpuMs(pid: number): number {
  return msOf(pid, 11, 12)
}

/** Milliseconds of CPU of the children of a process that have ended. */
export function endedCpuMs(pid: number): number {
  return msOf(pid, 13, 14)
}

/** The same for a process with all of its children, also the ones that have ended. */
export function familyCpuMs(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + cpuMs(child), cpuMs(pid) + endedCpuMs(pid))
}

/** The processes that this one has started and that have not ended. */
export function childrenOf(pid: number): number[] {
  const names = existsSync('/proc') ? readdirSync('/proc') : []
  return names.filter((name) => /^\d+$/.test(name) && statOf(Number(name))[1] === String(pid)).map(Number)
}

function msOf(pid: number, ...places: readonly number[]): number {
  const fields = statOf(pid)
  return places.reduce((sum, place) => sum + Number(fields[place] ?? 0), 0) * (1000 / TICKS)
}

/** The fields after the name, which may hold spaces: state, parent, …. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}
