import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { mustBe, told } from '../figure.ts'
import type { Figure } from '../figure.ts'
import type { Ground } from '../ground/ground.ts'
import { mountSmallDisk } from '../ground/small-disk.ts'
import { failedStart } from '../site/failed-start.ts'
import type { FailedStart } from '../site/failed-start.ts'

const SMALL_MB = 300

/** A first start in a folder where nothing can be written. */
export async function startOnFullDisk({ folder }: Ground): Promise<Figure[]> {
  const disk = mountSmallDisk(folder, SMALL_MB)
  if (disk === undefined) return [told('skipped', 'only root may mount a small disk')]
  try {
    disk.fill()
    return judge('', await failedStart({ DATA_DIR: `${disk.folder}/data` }))
  } finally {
    disk.unmount()
  }
}

/** A start where another program listens, alone and with a supervisor. */
export async function startOnTakenPort(ground: Ground): Promise<Figure[]> {
  return ground.withData(async ({ env }) => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const settings = { ...env, PORT: String((other.address() as AddressInfo).port) }
    try {
      return [
        ...judge('alone: ', await failedStart(settings)),
        ...judge('supervised: ', await failedStart(settings, ['--processes', '1'])),
      ]
    } finally {
      other.close()
    }
  })
}

function judge(how: string, { exitCode, lines }: FailedStart): Figure[] {
  return [
    mustBe(`${how}ends with a code that is not 0`, exitCode > 0),
    mustBe(`${how}says one sentence (${lines.length} lines)`, lines.length === 1),
  ]
}
