import { lazy, Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderDocument } from './render-document.ts'

const never = (error: unknown) => expect.unreachable(String(error))

test('a page is a whole document', async () => {
  const html = await renderDocument(() => <html lang="en" />, never, 'n1')
  expect(html).toBe('<!DOCTYPE html><html lang="en"><head></head></html>')
})

test('a part that is still to be loaded is waited for', async () => {
  const Late = lazy(async () => ({ default: await Promise.resolve(() => <p>Late</p>) }))
  const page = () => (
    <html lang="en">
      <Suspense>
        <Late />
      </Suspense>
    </html>
  )
  expect(await renderDocument(page, never, 'n1')).toContain('<p>Late</p>')
})

test('a part that fails is told and leaves the rest of the page', async () => {
  const told: unknown[] = []
  const error = new Error('broken')
  const page = () => (
    <html lang="en">
      <Suspense fallback="Loading">
        <Broken error={error} />
      </Suspense>
    </html>
  )
  expect(await renderDocument(page, (reason) => void told.push(reason), 'n1')).toContain('Loading')
  expect(told).toEqual([error])
})

test('a frame that fails is no page', async () => {
  const error = new Error('broken')
  await expect(
    renderDocument(
      () => <Broken error={error} />,
      () => undefined,
      'n1',
    ),
  ).rejects.toBe(error)
})

function Broken({ error }: { error: Error }): never {
  throw error
}
