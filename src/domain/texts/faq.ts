export interface FaqEntry {
  question: string
  /** Paragraphs. */
  answer: readonly string[]
}

export interface FaqGroup {
  id: string
  title: string
  entries: readonly FaqEntry[]
}

/** What visitors ask, in the order in which they usually ask it. */
export const FAQ_GROUPS: readonly FaqGroup[] = [
  {
    id: 'about-the-site',
    title: 'About this site',
    entries: [
      {
        question: 'Is {brand} a casino?',
        answer: [
          'No. You cannot play for money here, deposit or open an account. We compare casinos, bonuses and games, and link to the casinos themselves.',
        ],
      },
      {
        question: 'What does it cost, and how do you earn money?',
        answer: [
          'Nothing. Some links to casinos are affiliate links: if you open an account through one, the casino may pay us a commission. You pay the same as without it.',
          'Commission changes neither a score nor the order of a list. The formulas are on the page [How we rate](/how-we-rate), so you can check them.',
        ],
      },
      {
        question: 'Who writes the articles and expert reviews?',
        answer: [
          'Our editors. Expert reviews rate the same six categories and explain the ratings in writing; one that tested fewer says how many. Articles carry the name of their author and the date.',
        ],
      },
      {
        question: 'I found a mistake. Where do I report it?',
        answer: [
          'Write to [{email}](mailto:{email}) with the address of the page and what is wrong with it. Terms of bonuses change often, so a date and a screenshot help.',
        ],
      },
    ],
  },
  {
    id: 'scores-and-reviews',
    title: 'Scores and reviews',
    entries: [
      {
        question: 'Why does a casino have three scores?',
        answer: [
          'They answer different questions. **Safety** is our editors’ judgement of how you will be treated when money is at stake. **Expert** is the mean of six ratings by our editors. **Users** is the mean of published visitor reviews. [How we rate](/how-we-rate) shows each sum.',
        ],
      },
      {
        question: 'What do the colours and words mean?',
        answer: [
          '9 and above is Top, 8 and above Strong, 7 and above Fair, and anything below 7 Weak. The colour only repeats what the number and the dots beside it already say.',
        ],
      },
      {
        question: 'Can I write a review without an account?',
        answer: [
          'Yes. Pick any name, rate, and say what happened. Reviews are about your own experience: no links, no contact details, no copied text.',
        ],
      },
      {
        question: 'My review has not appeared. Why?',
        answer: [
          'Most reviews appear at once. A review waits for a person when it contains a link or contact details, when it is nearly the same as an earlier one, or when many come from one address within an hour.',
          'Whether a review is friendly or angry makes no difference.',
        ],
      },
      {
        question: 'What does “Verified” beside a review mean?',
        answer: [
          'That our staff have confirmed that the reviewer was a customer. A review without the mark may be just as true; it has simply not been confirmed.',
        ],
      },
    ],
  },
  {
    id: 'bonuses-and-games',
    title: 'Bonuses and games',
    entries: [
      {
        question: 'What is wagering, in one sentence?',
        answer: [
          'It is how often you must stake an amount before you may withdraw: a €100 bonus with 35× wagering asks for €3,500 in bets. [This article](/blog/wagering-requirements-explained-with-one-deposit) follows one deposit through it.',
        ],
      },
      {
        question: 'The casino shows other terms than you do. Which count?',
        answer: [
          'The casino’s, always. Read them on its site before you deposit, and please tell us, so that we can correct ours.',
        ],
      },
      {
        question: 'Does a high RTP mean that I will win?',
        answer: [
          'No. RTP is the share of all stakes that a game pays back over millions of rounds. At 96% it keeps 4 cents of every euro staked on average, and your own session can end far above or below that.',
        ],
      },
      {
        question: 'Why does a game without reviews show 8.2?',
        answer: [
          '8.2 is the editorial baseline that every game starts from, and it is labelled as such. Once visitors have rated the game, the badge is the mean of the baseline and their average.',
        ],
      },
      {
        question: 'A casino says that my country is restricted. Can I use a VPN?',
        answer: [
          'We advise against it. Casinos check where you are again when you withdraw, and playing from a restricted country is the most common reason to lose winnings that were otherwise fair. [More on this](/blog/country-restrictions-and-why-a-vpn-is-a-bad-idea).',
        ],
      },
    ],
  },
  {
    id: 'your-data-and-safety',
    title: 'Your data and your safety',
    entries: [
      {
        question: 'What do you store about me?',
        answer: [
          'No account, no tracking cookies, no address in readable form. A random identifier in your browser counts what is popular, and you can [switch it off](/privacy#your-choice). The [privacy policy](/privacy) lists every field.',
        ],
      },
      {
        question: 'How do I leave the newsletter?',
        answer: [
          'Use the link in any of its emails, or write to [{email}](mailto:{email}) from the address that should go.',
        ],
      },
      {
        question: 'A casino does not pay me. Can you help?',
        answer: [
          'We cannot decide a dispute, but we can tell you what helps: collect the terms as they were, your messages and the dates, complain to the casino in writing, then to the body named in its licence. [What to keep when a dispute starts](/blog/what-to-keep-when-a-dispute-starts) has the list.',
        ],
      },
      {
        question: 'I think I am playing too much. What can I do now?',
        answer: [
          'Stop for today, and talk to someone who listens for a living. Helplines, a private self-check and the settings that work are on the page [Responsible Gambling](/responsible-gambling).',
        ],
      },
    ],
  },
]
