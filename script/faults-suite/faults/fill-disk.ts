import { setTimeout as wait } from 'node:timers/promises'
import { aPicture } from '#test/pictures.ts'
import { atLeast, atMost } from '../../benchmark/report/table.ts'
import { mustBe, told } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { copiesAt } from '../ground/copies-at.ts'
import { countLost } from '../ground/data.ts'
import type { Ground } from '../ground/ground.ts'
import { mountSmallDisk } from '../ground/small-disk.ts'
import { backAfter, between, countWithoutRetryAfter } from '../load/judge.ts'
import { startMixedLoad } from '../load/mixed-load.ts'
import { signInOwner, uploadPicture } from '../load/staff.ts'
import { withSite } from '../site/site.ts'
import { waitUntil } from '../wait-until.ts'

const SMALL_MB = 400
const SETTINGS = ['max_wal_size=64MB', 'min_wal_size=32MB']
const FULL_MS = 10_000
const FULL_QUICK_MS = 5_000
const BACK_MS = 5_000
const WRITES = ['reviews', 'interactions']
const WELL = ['ready', 'uncached', ...WRITES]

/** The disk of the database and of the pictures is full under reads and writes, then free again. */
export async function fillDisk(ground: Ground): Promise<Figure[]> {
  const disk = mountSmallDisk(ground.folder, SMALL_MB)
  if (disk === undefined) return [told('skipped', 'only root may mount a small disk')]
  const copies = copiesAt(disk.folder, ground.engine, SETTINGS)
  try {
    return await copies.withData(async (data) => {
      const { figures, acknowledged } = await withSite(data, { processes: 1 }, async (site) => {
        const token = await signInOwner(site.origin)
        const picture = await aPicture()
        const uploadBefore = await uploadPicture(site.origin, token, picture)
        const load = await startMixedLoad(site.origin)
        await wait(2_000)
        disk.fill()
        const fullAt = performance.now()
        await wait(ground.isQuick ? FULL_QUICK_MS : FULL_MS)
        const uploadFull = await uploadPicture(site.origin, token, picture)
        const freedAt = performance.now()
        disk.free()
        const back = (): number => backAfter(load.answers, freedAt, WELL)
        await waitUntil(() => !Number.isNaN(back()), BACK_MS * 3)
        const uploadAfter = await uploadPicture(site.origin, token, picture)
        await load.stop()

        const full = between(load.answers, fullAt, freedAt)
        const writes = full.filter(({ kind }) => WRITES.includes(kind))
        const odd = writes.filter(({ status }) => status !== 201 && status !== 503)
        const served = (kind: string): number => {
          const ofKind = full.filter((answer) => answer.kind === kind)
          return (ofKind.filter(({ status }) => status === 200).length / ofKind.length) * 100
        }
        return {
          figures: [
            atMost('processes ended', site.deaths(), 0, '', 0),
            atMost(`writes answered with neither 201 nor 503, of ${writes.length}`, odd.length, 0, '', 0),
            told('writes answered with 503', `${writes.filter(({ status }) => status === 503).length}`),
            atMost('answers 503 without Retry-After', countWithoutRetryAfter(full), 0, '', 0),
            atLeast('cached pages served', served('cached'), 100, ' %', 1),
            atLeast('uncached pages served', served('uncached'), 100, ' %', 1),
            mustBe(`upload: 201 before (${uploadBefore})`, uploadBefore === 201),
            mustBe(`upload: 503 on the full disk (${uploadFull})`, uploadFull === 503),
            mustBe(`upload: 201 afterwards (${uploadAfter})`, uploadAfter === 201),
            atMost('recovered after freeing it', back(), BACK_MS, ' ms', 0),
          ],
          acknowledged: load.acknowledged,
        }
      })
      const written = acknowledged.reviews.size + acknowledged.interactions.size
      const lost = await countLost(data, acknowledged)
      return [atMost(`acknowledged writes lost, of ${written}`, lost, 0, '', 0), ...figures]
    })
  } finally {
    // A full disk may keep the database from stopping cleanly.
    disk.free()
    copies.stop()
    disk.unmount()
  }
}
