/** The share pictures of lists and fixed pages, by path; "home" is the home page. */
import type { ShareCard } from './share-card.ts'

const TEXTS: Readonly<Record<string, readonly [label: string, title: string, line: string]>> = {
  home: [
    'Casinos, bonuses and games',
    'Compared with their conditions',
    'Every score says where it comes from.',
  ],
  casinos: ['Casinos', 'Online casinos compared', 'By safety, expert tests and player reviews.'],
  find: ['Finder', 'Casino finder', 'Three casinos, with reasons for and against each.'],
  bonuses: [
    'Bonuses',
    'Casino bonuses with their terms',
    'Wagering, minimum deposit and end of every offer.',
  ],
  games: ['Games', 'Casino games compared', 'RTP, volatility and stakes, and where to play.'],
  blog: ['Articles', 'Guides, reviews and news', 'Bonuses, RTP and payouts, with the arithmetic shown.'],
  reviews: ['Reviews', 'Reviews by visitors', 'Of casinos, bonuses and games, newest first.'],
  search: ['Search', 'Search the catalogue', 'Casinos, bonuses, games and articles.'],
  compare: ['Comparison', 'Compare side by side', 'Casinos, bonuses or games, line by line.'],
  faq: ['Help', 'Questions and answers', 'How scores are made, and what wagering means.'],
  'responsible-gambling': ['Help', 'Responsible gambling', 'Limits, exclusions and helplines by country.'],
  terms: ['Site', 'Terms of service', 'What you may expect from this site.'],
  privacy: ['Site', 'Privacy policy', 'What is stored, for how long, and how to stop it.'],
  'how-we-rate': ['Method', 'How we rate', 'The formula of every score, with a real example.'],
  warned: ['Warnings', 'Casinos we warn about', 'Each with the reason and the day.'],
  changes: ['History', 'What changed', 'Terms and facts before and after, and since when.'],
  country: ['Site', 'Your country', 'Chosen once, every casino says whether it is open to you.'],
  assistant: ['Help', 'AI Casino Assistant', 'Ask about casinos, bonuses, games and words of the trade.'],
  glossary: ['Help', 'Glossary', 'The words of online casinos, in two sentences each.'],
  'reviews-policy': ['Method', 'Reviews policy', 'Which reviews wait, and what they count for.'],
  newsletter: ['Newsletter', 'Bonuses and updates by mail', 'One click ends it.'],
}

/** Undefined for a page without one of its own. */
export function pageCard(name: string): ShareCard | undefined {
  if (!Object.hasOwn(TEXTS, name)) return undefined
  const [label = '', title = '', line = ''] = TEXTS[name] ?? []
  return { label, title, plainTitle: title, lines: [line] }
}

/** Changes whenever one of the texts changes. */
export const PAGE_CARD_TEXTS = JSON.stringify(TEXTS)
