/** The settings that staff may change, by group. Forms validate with the same schemas. */
import { z } from 'zod'
import { FieldChange } from '../items/history.schema.ts'
import { isoDate } from '../shared/common.schema.ts'
import { optionalAddress, pictureAddress } from '../shared/form-fields.schema.ts'
import { LANGUAGE } from '../shared/language.ts'
import { SETTINGS } from './limits.ts'
import { DESCRIBED_CLAIMS } from './described-claims.ts'
import { HelplineSettings } from './helplines.schema.ts'
import { HomeSettings } from './home.schema.ts'
import { LegalSettings } from './legal.schema.ts'
import { line, optionalLine } from './lines.schema.ts'
import { LookSettings } from './look.schema.ts'
import { MenuSettings } from './menus.schema.ts'
import { PageSettings } from './pages.schema.ts'

const NOT_AN_ADDRESS = 'Support address must be a mail address'

export const BrandSettings = z.strictObject({
  name: line('Name', SETTINGS.name),
  supportEmail: z
    .string(NOT_AN_ADDRESS)
    .trim()
    .max(SETTINGS.email, NOT_AN_ADDRESS)
    .pipe(z.email(NOT_AN_ADDRESS)),
  /** Null: the site has no profile there. */
  social: z.strictObject({
    facebook: optionalAddress('Facebook'),
    x: optionalAddress('X'),
    instagram: optionalAddress('Instagram'),
    youtube: optionalAddress('YouTube'),
  }),
})
export type BrandSettings = z.infer<typeof BrandSettings>

/** Pictures of the owner's own. */
export const PictureSettings = z.strictObject({
  /** Replaces the drawn mark and name; null: they are drawn. */
  logo: pictureAddress('Logo'),
  /** Shown for shared links to pages without a picture; null: a generated picture is used. */
  sharePicture: pictureAddress('Share picture'),
})
export type PictureSettings = z.infer<typeof PictureSettings>

const NOT_A_COUNT = `Happy users must be a whole number up to ${SETTINGS.happyUsers.toLocaleString(LANGUAGE)}, or empty`

/** The site's claims about itself, each with the source shown beside it (decision D-71). */
export const ClaimSettings = z.strictObject({
  /** Null: the counter is left out. */
  happyUsers: z
    .union(
      [
        z.literal('').transform(() => null),
        z
          .string(NOT_A_COUNT)
          .regex(/^\d{1,10}$/, NOT_A_COUNT)
          .transform(Number),
        z.int(NOT_A_COUNT).min(0, NOT_A_COUNT),
      ],
      NOT_A_COUNT,
    )
    .nullable()
    .refine((count) => count === null || count <= SETTINGS.happyUsers, NOT_A_COUNT),
  happyUsersSource: optionalLine('Source of happy users', SETTINGS.source),
  /** Such as "375,000+ subscribers"; null: no number is claimed. */
  subscriberClaim: optionalLine('Subscribers', SETTINGS.claim),
  subscriberSource: optionalLine('Source of subscribers', SETTINGS.source),
  footerText: line('Text in the footer', SETTINGS.source).default(DESCRIBED_CLAIMS.footerText),
  footerYear: line('Year in the footer', SETTINGS.year).default(DESCRIBED_CLAIMS.footerYear),
  drawerYear: line('Year in the menu', SETTINGS.year).default(DESCRIBED_CLAIMS.drawerYear),
  casinoListTitle: line('Title of the casino list', SETTINGS.sectionTitle).default(
    DESCRIBED_CLAIMS.casinoListTitle,
  ),
  badges: z
    .strictObject({
      secured: optionalLine('First badge', SETTINGS.badge),
      privacy: optionalLine('Second badge', SETTINGS.badge),
      reviews: optionalLine('Third badge', SETTINGS.badge),
    })
    .default(DESCRIBED_CLAIMS.badges),
  /** Shows the reality check on pages of bonuses whose terms are stated as data (decision D-95). */
  showsReality: z.boolean('Show the reality check must be true or false').default(true),
})
export type ClaimSettings = z.infer<typeof ClaimSettings>

export const SETTING_SCHEMAS = {
  brand: BrandSettings,
  claims: ClaimSettings,
  menus: MenuSettings,
  home: HomeSettings,
  legal: LegalSettings,
  pages: PageSettings,
  helplines: HelplineSettings,
  look: LookSettings,
  pictures: PictureSettings,
} as const
export type SettingGroup = keyof typeof SETTING_SCHEMAS
export const SETTING_GROUPS = Object.keys(SETTING_SCHEMAS) as readonly SettingGroup[]
export type SiteSettings = { [Group in SettingGroup]: z.infer<(typeof SETTING_SCHEMAS)[Group]> }

/** A group as the admin area shows it. The body of its save describes its contents. */
export const SettingState = z.object({
  group: z.enum(SETTING_GROUPS),
  value: z.unknown(),
  /** Version of the last save, 0 before the first. Send it with the next save. */
  version: z.int(),
  /** False: the defaults apply. */
  isStored: z.boolean(),
  savedAt: isoDate.nullable(),
  /** Null also where no person saved it. */
  savedBy: z.string().nullable(),
})
export type SettingState = z.infer<typeof SettingState>

export const SettingVersion = z.object({
  version: z.int(),
  /** Null: the defaults were restored. */
  value: z.unknown(),
  savedAt: isoDate,
  savedBy: z.string().nullable(),
  /** Compared with the previous version; empty for the first. */
  changes: z.array(FieldChange),
})
export type SettingVersion = z.infer<typeof SettingVersion>
