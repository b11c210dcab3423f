import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { LoadRequest } from '../../benchmark/measure/load-job.ts'
import { ask } from './ask.ts'
import type { Answer } from './ask.ts'

/** Requests of one kind, sent by so many visitors, each waiting for its answer and a pause behind it. */
export interface Stream {
  kind: string
  visitors: number
  pauseMs: number
  next: () => LoadRequest
  /** Told of every answer. */
  onAnswer?: (request: LoadRequest, answer: Answer) => void
}

export interface KindOfAnswer extends Answer {
  kind: string
}

export interface Load {
  /** All so far, in the order in which they ended. */
  answers: readonly KindOfAnswer[]
  /** From now on requests of this kind are sent, or not. */
  turn: (kind: string, isOn: boolean) => void
  /** Resolves when the last answers are there. */
  stop: () => Promise<void>
}

/** Sends all streams at once until it is stopped. Every kind is on at first. */
export function startLoad(origin: string, streams: readonly Stream[]): Load {
  const answers: KindOfAnswer[] = []
  const off = new Set<string>()
  let isStopped = false
  const agents: Agent[] = []

  async function visit({ kind, pauseMs, next, onAnswer }: Stream, agent: Agent): Promise<void> {
    while (!isStopped) {
      if (!off.has(kind)) {
        const request = next()
        const answer = await ask(origin, request, agent)
        answers.push({ kind, ...answer })
        onAnswer?.(request, answer)
      }
      await wait(pauseMs)
    }
  }

  const visits = streams.flatMap((stream) => {
    const agent = new Agent({ keepAlive: true, maxSockets: stream.visitors })
    agents.push(agent)
    return Array.from({ length: stream.visitors }, () => visit(stream, agent))
  })
  return {
    answers,
    turn: (kind, isOn) => void (isOn ? off.delete(kind) : off.add(kind)),
    async stop() {
      isStopped = true
      await Promise.all(visits)
      agents.forEach((agent) => agent.destroy())
    },
  }
}
