import { expect, test } from 'vitest'
import { oldBackups, timeOf } from './old-backups.ts'

const nameAt = (day: string, hour = '03') => `evenhand-${day.replaceAll('-', '')}-${hour}0000.tar.gz`
const DAY_MS = 86_400_000

test('seven days, four weeks and twelve months are kept, each by its last backup', () => {
  const nights = Array.from({ length: 500 }, (_, ago) =>
    nameAt(new Date(Date.UTC(2026, 10, 23) - ago * DAY_MS).toISOString().slice(0, 10)),
  )
  const old = new Set(oldBackups(nights))
  const kept = nights.filter((name) => !old.has(name)).map((name) => timeOf(name)?.toISOString().slice(0, 10))
  expect(kept).toEqual([
    '2026-11-23',
    '2026-11-22',
    '2026-11-21',
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
    '2026-11-17',
    '2026-11-15',
    '2026-11-08',
    '2026-10-31',
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
    '2026-05-31',
    '2026-04-30',
    '2026-03-31',
    '2026-02-28',
    '2026-01-31',
    '2025-12-31',
  ])
})

test('of several backups of a day the last one is kept, encrypted or not', () => {
  expect(oldBackups([nameAt('2026-11-23', '03'), `${nameAt('2026-11-23', '15')}.age`])).toEqual([
    nameAt('2026-11-23', '03'),
  ])
})

test('a site that was not backed up for long loses nothing of the last seven days that were', () => {
  const old = ['2024-01-01', '2024-01-02', '2024-01-03'].map((day) => nameAt(day))
  expect(oldBackups(old)).toEqual([])
})

test('files of others are left alone', () => {
  const others = [
    'notes.txt',
    'evenhand-20261123.tar.gz',
    'evenhand-20261123-030000.tar.gz.part',
    '.x.part',
    'backup',
  ]
  expect(oldBackups([...others, nameAt('2026-11-23')])).toEqual([])
})
