import { beforeEach, expect, test } from 'vitest'
import { anAccount } from '#test/accounts.ts'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { createFirstOwner } from './create-first-owner.ts'

const { db, reset } = await testDatabase()
beforeEach(reset)

const start = (ownerPassword: string, publicUrl = 'https://www.evenhand.example') => {
  const { app } = testApp(db)
  const settings = { ...app.settings, publicUrl, ownerUsername: 'Milena', ownerPassword }
  return createFirstOwner({ ...app, settings }, { mayGenerate: true })
}
const names = async () => (await db.selectFrom('admins').select('username').execute()).map((a) => a.username)

test('the first owner gets the configured password, unless it is a common one', async () => {
  await expect(start('Password1')).rejects.toThrow(
    'OWNER_PASSWORD is one of the most common passwords or the username, which attackers try first. Choose another one.',
  )
  expect(await names()).toEqual([])
  expect(await start('tri reči, jedna šifra')).toEqual({ username: 'Milena', generatedPassword: undefined })
  expect(await names()).toEqual(['Milena'])
})

test('someone who tries the site on this machine may use a common password', async () => {
  await start('Password1', 'http://localhost:3000')
  expect(await names()).toEqual(['Milena'])
})

test('a site that has an owner starts with a common password in its settings', async () => {
  await anAccount(db, 'olga', 'owner')
  expect(await start('Password1')).toBeUndefined()
  expect(await names()).toEqual(['olga'])
})
