/** The screens that script/screens takes pictures of. */
import type { Page } from '@playwright/test'

export interface Screen {
  name: string
  path: string
  /** Signed in as the owner. */
  forStaff: boolean
  /** Brings the page into the state that is to be seen; then only what fits the window is taken. */
  prepare?: (page: Page) => Promise<unknown>
}

const PUBLIC = `
home /
casinos /casinos
casinos-filtered /casinos?minSafetyIndex=8&paymentMethods=Visa
casinos-empty /casinos?search=nothing-like-this
casino /casino/aldermoon
casino-bare /casino/bo
bonuses /bonuses
bonus /bonus/aldermoon-welcome-package
games /games
game /game/paper-comet
game-play /game/paper-comet?play=1
compare /compare?type=casinos&ids=1,2,3
compare-empty /compare
blog /blog
article /blog/how-we-score-a-casino-six-categories-one-number
reviews /reviews
faq /faq
responsible-gambling /responsible-gambling
privacy /privacy
how-we-rate /how-we-rate
warned /warned
casino-warned /casino/marrow-bay
landing-casinos /casinos/bitcoin
landing-bonuses /bonuses/no-deposit
landing-games /games/copper-finch
reviews-policy /reviews-policy
404 /no-such-page
admin-login /admin/login`

const STAFF = `
admin /admin
admin-casinos /admin/casinos
admin-bonuses /admin/bonuses
admin-games /admin/games
admin-games-missing /admin/games?missing=true
admin-blog /admin/blog
admin-drafts /admin/drafts
admin-reviews /admin/reviews
admin-newsletter /admin/newsletter
admin-landing /admin/landing-pages
admin-earnings /admin/earnings
admin-programmes /admin/earnings/programmes
admin-redirects /admin/redirects
admin-missing /admin/redirects/missing
admin-settings /admin/settings
admin-settings-menus /admin/settings/menus
admin-settings-home /admin/settings/home
admin-settings-look /admin/settings/look
admin-media /admin/media
admin-trash /admin/trash
admin-admins /admin/admins
admin-audit-log /admin/audit-log`

const openTab = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('tab', { name }).click()
const dialogOpen = (page: Page) => page.getByRole('dialog').waitFor()
const openFirst = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await dialogOpen(page)
}

const PREPARED: readonly Omit<Screen, 'forStaff'>[] = [
  {
    name: 'home-search',
    path: '/',
    prepare: (page) =>
      page
        .locator('main [role=combobox], main input[type=search]')
        .first()
        .pressSequentially('alder', { delay: 30 }),
  },
  {
    name: 'home-drawer',
    path: '/',
    prepare: async (page) => {
      const menu = page.getByRole('button', { name: 'Open menu' })
      if (await menu.isVisible()) await menu.click()
    },
  },
  {
    name: 'home-chat',
    path: '/',
    prepare: async (page) => {
      const assistant = page.getByRole('button', { name: /assistant/i })
      await assistant.last().click()
      await dialogOpen(page)
    },
  },
  { name: 'admin-programme', path: '/admin/earnings/programmes', prepare: openFirst(/^Change Northern/) },
  { name: 'admin-calls', path: '/admin/earnings/programmes', prepare: openFirst(/^Calls of/) },
  { name: 'admin-edit', path: '/admin/casinos?edit=1', prepare: dialogOpen },
  { name: 'admin-edit-review', path: '/admin/casinos?edit=1', prepare: openTab('Expert Review') },
  { name: 'admin-new-game', path: '/admin/games?edit=new', prepare: openTab('Details') },
  {
    name: 'admin-article',
    path: '/admin/blog/1',
    prepare: (page) => page.getByRole('textbox', { name: 'Content' }).waitFor(),
  },
  {
    name: 'admin-article-preview',
    path: '/admin/blog/1',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Preview' }).click()
      await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
    },
  },
  { name: 'admin-import', path: '/admin/casinos', prepare: openFirst(/import/i) },
]

export const SCREENS: readonly Screen[] = [
  ...listed(PUBLIC, false),
  ...listed(STAFF, true),
  ...PREPARED.map((screen) => ({ ...screen, forStaff: screen.path.startsWith('/admin') })),
]

/** The pictures of docs/admin.md by the name of their file, each of one of the screens. */
export const DOCS_PICTURES: ReadonlyMap<string, string> = new Map([
  ['overview', 'admin'],
  ['casinos', 'admin-casinos'],
  ['casino-form', 'admin-edit'],
  ['article', 'admin-article'],
  ['reviews', 'admin-reviews'],
  ['media', 'admin-media'],
  ['import', 'admin-import'],
])

/** One screen a line: its name and its path. */
function listed(text: string, forStaff: boolean): Screen[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', path = ''] = line.split(' ')
      return { name, path, forStaff }
    })
}
