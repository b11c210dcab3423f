import type { TextSection } from './info-page.tsx'

/** How long visitors' data is kept, in days, by the server's settings. */
export interface KeptDays {
  interactions: number
  comparisons: number
  addressHashes: number
  clicks: number
}

/** The sections before the visitor's own choice. */
export const privacyStart = ({ addressHashes }: KeptDays): readonly TextSection[] => [
  {
    id: 'in-short',
    title: 'In short',
    blocks: [
      {
        points: [
          'You need no account, and we ask for no name or address.',
          'Visitors get no cookies, and nothing is loaded from advertising or analytics companies.',
          'A random identifier in your browser lets us count what is popular. Where the law asks for your consent, we store none before you accept. You can change your choice below at any time.',
          `Your network address is used to limit abuse and to count you once. It is kept only as a keyed hash, which is deleted after ${days(addressHashes)}. With a click on a link to a casino a hash stays whose key is gone after a day.`,
        ],
      },
    ],
  },
]

/** The sections after the choice and the table of browser storage. */
export const privacyRest = (kept: KeptDays): readonly TextSection[] => [
  {
    id: 'on-our-server',
    title: 'What is kept on our server',
    blocks: [
      {
        points: [
          `**What you open.** When you open a casino, follow a link to one, open a game, search, review or vote, we store the kind of action, what it was about, the time and the identifier, if there is one, for ${days(kept.interactions)}. There is no address in it. From it we count how many visitors each thing had on each day; these sums lead to nobody.`,
          `**Links to casinos.** When you follow one, a random number, the casino, the page and the part of it where the link was, the time, the country if the network in front of our server names it, whether it was a phone, a tablet or a computer, and a keyed hash of your address, for ${days(kept.clicks)}. The key is another one on every day and is deleted once the day is over; from then on nobody can tell which address it was. Nothing is stored on your device for it.`,
          `**Who was counted.** So that a visitor counts once a day for each thing, a keyed hash of your address and the day. It is another one on every day, and deleted after ${days(kept.addressHashes)}.`,
          `**Reviews.** The name you chose, your title, text and ratings, the time, and a keyed hash of your network address. The hash lets us notice many reviews from one place and is deleted after ${days(kept.addressHashes)}. Everything but the hash is public.`,
          `**Helpful votes.** The review and a keyed hash of your address, so that one visitor counts once a day. The hash is deleted after ${days(kept.addressHashes)}.`,
          '**Newsletter.** Your email address and the date, until you leave. An address that is never confirmed is deleted after 30 days; so is the record that a mail was sent, whose words go as soon as it is out.',
          `**Saved comparisons.** Which casinos were compared, the time and the identifier, if there is one, for ${days(kept.comparisons)}.`,
          '**The assistant.** Nothing of your conversation. Only how many questions came from a hashed address within a day, as a limit.',
          '**Your country.** To know whether we must ask you first and which offers the law lets us show, your browser sends us its time zone, or the network in front of our server names a country. Neither is stored.',
          '**Limits.** How many requests came from a hashed address within a short time. Deleted within a day or two.',
          '**What a keyed hash is.** A code made of your address and a secret key. It tells two visitors apart without naming them. We hold the key, so we could find out whether a code belongs to a certain address; that is why we delete it so soon.',
          '**Log.** For every request a random number, the path, the result and how long it took. No address, no text that you typed into a form.',
        ],
      },
    ],
  },
  {
    id: 'why',
    title: 'Why we may do this',
    blocks: [
      'We store the newsletter address because you asked for it, and the identifier where your consent is needed because you accepted it (consent, which you can withdraw at any time). We store reviews to show them as you intended. The rest serves our legitimate interest in a site that works, is not abused, and shows what people look for.',
    ],
  },
  {
    id: 'others',
    title: 'Who else learns of you',
    blocks: [
      {
        points: [
          '**Casinos.** When you follow a link, the casino’s own policy applies. It can see that you came from us. Affiliate links carry our number and may carry the random number of the click; by it a casino’s programme can report to us that somebody registered or deposited, and how much we earn by it, but not who.',
          '**YouTube.** Videos in articles load nothing until you press play. Then your browser talks to youtube-nocookie.com, and Google learns your address.',
          '**Twitter.** Sharing an article opens its site. Nothing is loaded from there before.',
          '**Pictures.** An editor may place a picture from another server in an article; your browser then fetches it there.',
          '**The assistant.** It answers from our own catalogue. If an outside AI service is connected, your question is sent to it, without your address and identifier. Please type nothing private.',
          '**Our host.** The company that runs our servers handles data on our behalf and on our instructions only.',
        ],
      },
      'We sell no data.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    blocks: [
      'You may ask what we hold about you, have it corrected or deleted, object to its use, receive a copy, and complain to a data protection authority. Write to [{email}](mailto:{email}).',
      'For anything stored under the identifier we need the identifier itself: it is the only thing that connects you with it. You find it in your browser’s local storage under sessionId.',
    ],
  },
  {
    id: 'adults',
    title: 'Adults only',
    blocks: [
      'This site is not meant for anyone under 18. If a child has left data here, tell us and we will delete it.',
    ],
  },
]

function days(count: number): string {
  return count === 1 ? 'one day' : `${count} days`
}
