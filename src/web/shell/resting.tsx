import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import type { ComponentType } from 'react'
import type { PagePart } from './early-script.ts'

/** The parts of the page that still stand as the server drew them. */
const atRest = new Map<object, PagePart>()
/** The page that the server drew has been taken over; every other is drawn by the browser. */
let isTakenOver = false

/**
 * A part of a page whose scripts are fetched when somebody touches the page for the first time. Until then it stands
 * as the server drew it: links are links, forms are forms, and what is pressed is kept (early-script.ts).
 * Put nothing in it that must run by itself.
 */
export function resting<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  of: PagePart = 'page',
): ComponentType<Props> {
  const onServer = typeof document === 'undefined'
  const Part = lazy(async () => ({ default: await (onServer ? load() : loadOnTouch(load)) }))

  return function Resting(props: Props) {
    const [part] = useState(() => (onServer || !isTakenOver ? {} : undefined))
    useLayoutEffect(() => {
      if (part === undefined) return undefined
      atRest.set(part, of)
      return () => wake(part)
    }, [part])
    // Inside a boundary of its own the server's HTML can stay; a page that comes later is waited for before it shows.
    if (part === undefined) return <Part {...props} />
    return (
      <Suspense>
        <Part {...props} />
        <Woken onWake={() => wake(part)} />
      </Suspense>
    )
  }
}

/** For the root of all pages, whose effects run last: the page that the server drew is the browser's now. */
export function useTakenOver(): void {
  useEffect(() => {
    isTakenOver = true
    wakeWhole('page')
    wakeWhole('frame')
  }, [])
}

async function loadOnTouch<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  await window.early.touch
  try {
    return await load()
  } catch (error) {
    // What the server drew is better than an error in its place.
    if (!isTakenOver || atRest.size > 0) return new Promise<Loaded>(() => {})
    throw error
  }
}

function Woken({ onWake }: { onWake: () => void }) {
  useEffect(onWake)
  return null
}

function wake(part: object): void {
  const of = atRest.get(part)
  if (of === undefined) return
  atRest.delete(part)
  if (isTakenOver) wakeWhole(of)
}

function wakeWhole(of: PagePart): void {
  if (![...atRest.values()].includes(of)) window.early.wake(of)
}
