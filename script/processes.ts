/** Reads /proc; empty without /proc, and for ended processes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Clock ticks per second in /proc on common Linux systems. */
const TICKS = 100

/** A process's memory in megabytes of 1,048,576 bytes. */
export function memoryMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

/** Milliseconds of CPU of a process with all its threads. */
export function cpuMs(pid: number): number {
  return msOf(pid, 11, 12)
}

/** Milliseconds of CPU of a process's ended children. */
export function endedCpuMs(pid: number): number {
  return msOf(pid, 13, 14)
}

/** Milliseconds of CPU of a process with all its children, including ended ones. */
export function familyCpuMs(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + cpuMs(child), cpuMs(pid) + endedCpuMs(pid))
}

export function childrenOf(pid: number): number[] {
  const names = existsSync('/proc') ? readdirSync('/proc') : []
  return names.filter((name) => /^\d+$/.test(name) && statOf(Number(name))[1] === String(pid)).map(Number)
}

function msOf(pid: number, ...places: readonly number[]): number {
  const fields = statOf(pid)
  return places.reduce((sum, place) => sum + Number(fields[place] ?? 0), 0) * (1000 / TICKS)
}

/** The fields after the name, which may contain spaces: state, parent, …. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}
