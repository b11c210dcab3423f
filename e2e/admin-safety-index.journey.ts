/** A casino's safety index: set by hand with a reason, or the mean of five marks. */
import { bearer, expect, test, toast } from './signed-in.ts'

test('a changed safety index takes a new reason, which visitors read with who and when @soak', async ({
  page,
  openCasino,
}) => {
  const { id, dialog } = await openCasino({ safetyReason: 'Pays within a day.' })
  const total = dialog.getByRole('textbox', { name: 'Safety index as a number' })
  const reason = dialog.getByLabel('Reason for the safety index')
  await expect(reason).toHaveValue('Pays within a day.')
  await expect(dialog.getByText(/^Set by hand by Evenhand on /)).toBeVisible()

  await total.fill('6.5')
  await expect(reason).toHaveValue('')
  await total.fill('8.4')
  await expect(reason).toHaveValue('Pays within a day.')

  await total.fill('6.5')
  await reason.fill('Payouts have slowed down.')
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(toast(page, 'Kazino ažuriran')).toBeVisible()

  await page.goto(`/casino/${id}`)
  const safety = page.getByRole('region', { name: 'Safety Index' })
  await expect(safety.getByText(/^Set by hand by Evenhand on \w{3} \d+, \d{4}\.$/)).toBeVisible()
  await expect(safety.getByText('Payouts have slowed down.')).toBeVisible()
})

test('five marks with their reasons make the index, and visitors see each of them @soak', async ({
  page,
  request,
  token,
  openCasino,
}) => {
  const { id, dialog } = await openCasino()
  await dialog.getByRole('tab', { name: 'Safety' }).click()
  const marks = [
    ['Licence, 25%', '9.4'],
    ['Terms, 20%', '9.2'],
    ['Payments, 25%', '7.6'],
    ['Complaints and conduct, 20%', '9'],
    ['Age and ownership, 10%', '8.1'],
  ] as const
  for (const [label, mark] of marks)
    await dialog.getByRole('textbox', { name: `${label} as a number` }).fill(mark)
  await dialog.getByLabel('Payments: reason').fill('Slow at weekends.')
  await dialog.getByLabel('Payments: date').fill('2025-03-02')
  await expect(dialog.getByText('The five marks come to 8.7.')).toBeVisible()
  await dialog.getByRole('switch', { name: 'Set the safety index by hand' }).click()
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(toast(page, 'Kazino ažuriran')).toBeVisible()
  const stored = await request.get(`/api/admin/casinos/${id}`, { headers: bearer(token) })
  expect(await stored.json()).toMatchObject({ form: { safetyIndex: 8.7, paymentsMarkedOn: '2025-03-02' } })

  await page.goto(`/casino/${id}`)
  const safety = page.getByRole('region', { name: 'Safety Index' })
  await expect(safety.getByText('The weighted mean of five marks from 0 to 10.')).toBeVisible()
  await expect(safety.getByRole('heading', { level: 3 })).toHaveText([
    'Licence 25%',
    'Terms 20%',
    'Payments 25%',
    'Complaints and conduct 20%',
    'Age and ownership 10%',
  ])
  await expect(safety.getByText('Slow at weekends. Mar 2, 2025')).toBeVisible()
  await page.goto('/how-we-rate')
  await expect(page.getByText('It is the weighted mean of five marks from 0 to 10')).toBeVisible()
})

test('two people change the index: the second one chooses, and the reason goes with the choice @soak', async ({
  page,
  request,
  token,
  openCasino,
}) => {
  const { id, dialog } = await openCasino()
  await dialog.getByRole('textbox', { name: 'Safety index as a number' }).fill('6.5')
  await dialog.getByLabel('Reason for the safety index').fill('Mine.')
  const { form } = (await (
    await request.get(`/api/admin/casinos/${id}`, { headers: bearer(token) })
  ).json()) as { form: object }
  const saved = await request.put(`/api/admin/casinos/${id}`, {
    headers: bearer(token),
    data: { ...form, safetyIndex: 9.1, safetyReason: 'Theirs.', licenseMark: 9 },
  })
  expect(saved.status()).toBe(200)
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click()
  const conflicts = dialog.getByRole('group', { name: /Safety index|Reason for the safety index/ })
  await expect(conflicts).toHaveCount(2)
  for (const conflict of await conflicts.all())
    await conflict.getByRole('radio', { name: /Keep mine/ }).check({ force: true })
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(toast(page, 'Kazino ažuriran')).toBeVisible()
  const stored = await request.get(`/api/admin/casinos/${id}`, { headers: bearer(token) })
  expect(await stored.json()).toMatchObject({
    form: { safetyIndex: 6.5, safetyReason: 'Mine.', safetySetBy: null, licenseMark: 9 },
  })
})
