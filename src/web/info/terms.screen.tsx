import { paths } from '#contract/shared/paths.ts'
import { ownLegalText } from '#operations/settings/own-legal-text.ts'
import { appContext, SHOWS_NOTHING } from '../contexts.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/terms.screen.ts'
import { InfoPage, textParts, type TextSection } from './info-page.tsx'
import { OwnLegalPage } from './own-legal-page.tsx'
import './info-page.css'

export const middleware = SHOWS_NOTHING

export function loader({ context }: Route.LoaderArgs) {
  return ownLegalText(context.get(appContext), 'terms')
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Terms of Service',
    description:
      'What you can rely on here, what reviews may say, how links earn commission and where our responsibility ends.',
    path: paths.terms(),
  })

export default function TermsScreen({ loaderData: own }: Route.ComponentProps) {
  return own === null ? <TermsPage /> : <OwnLegalPage title="Terms of Service" text={own} />
}

function TermsPage() {
  return (
    <InfoPage
      title="Terms of Service"
      lead="What you may expect from {brand}, and what we expect from you. In plain words."
      parts={textParts(TERMS_SECTIONS)}
    />
  )
}

const TERMS_SECTIONS: readonly TextSection[] = [
  {
    id: 'what-this-site-is',
    title: 'What this site is',
    blocks: [
      '{brand} compares online casinos, bonuses and games. It offers no gambling, takes no deposits and keeps no player accounts. If you follow a link to a casino, you deal with that casino under its own terms.',
      'By using this site you agree to what is written here. If you do not agree, please do not use it.',
    ],
  },
  {
    id: 'age',
    title: 'Who may use it',
    blocks: [
      'This site is for adults. You must be at least 18, and 21 where the law of the place you are in says so. It is up to you to know whether online gambling is legal there and whether a casino accepts players from your country.',
      'Gambling costs money on average. If it stops being a pastime, read [Responsible Gambling](/responsible-gambling) before you read anything else here.',
    ],
  },
  {
    id: 'information',
    title: 'How far you can rely on our information',
    blocks: [
      'We take care, and we still make mistakes. Bonuses, terms, licences and payment methods change without notice. Before you deposit, check what matters to you on the casino’s own site: its terms decide, not our summary of them.',
      'Scores are opinions, formed as described under [How we rate](/how-we-rate). They are no promise of how a casino will treat you, and no prediction of what you will win or lose. Nothing here is legal, tax or financial advice.',
    ],
  },
  {
    id: 'commission',
    title: 'Links and commission',
    blocks: [
      'Some links to casinos are affiliate links. If you open an account through one, the casino may pay us. This changes neither scores nor the order of lists, and you pay nothing extra.',
      'Casinos and other linked sites are not ours. We are not responsible for what they offer, for how they handle your data, or for money you deposit with them.',
    ],
  },
  {
    id: 'reviews',
    title: 'Your reviews',
    blocks: [
      'You may write reviews under any name. When you do, you confirm that:',
      {
        points: [
          'it is your own experience and you wrote it yourself;',
          'no one pays or rewards you for it, and you do not work for the casino or a competitor;',
          'it holds no links, contact details, insults or private facts about other people.',
        ],
      },
      'You keep the rights to your text and allow us to show it here, free of charge and for as long as the site exists. We may hold back or remove a review that breaks these rules. We do not change its words, and we do not remove it for being critical. The [reviews policy](/reviews-policy) says which reviews wait and why. If you want yours removed, write to [{email}](mailto:{email}).',
    ],
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    blocks: [
      'Please do not disturb the site: no flooding with requests, no automatic reviews or votes, no attempts to reach areas that are not public. Requests above a limit are refused for a while.',
      'Texts, scores and drawings are ours or our licensors’. You may quote them with a link. Copying whole lists or articles needs our permission.',
    ],
  },
  {
    id: 'assistant',
    title: 'The assistant',
    blocks: [
      'The AI casino assistant gives general information from our catalogue. It can be wrong, it does not know your situation, and it gives no advice on law, tax or health. Do not type anything private into it.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    blocks: [
      'The site is offered as it is, free of charge. As far as the law allows, we are not liable for losses that come from using it, from its being unavailable, or from what happens at a casino, including money lost by gambling. Nothing here limits liability that the law does not let us limit, or takes away rights that you have as a consumer.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes and questions',
    blocks: [
      'We may change these terms. The version on this page is the one that counts from the moment it appears. Questions go to [{email}](mailto:{email}). What we store is described in the [privacy policy](/privacy).',
    ],
  },
]
