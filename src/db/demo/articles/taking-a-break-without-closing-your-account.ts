import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Taking a break without closing your account',
  slug: 'taking-a-break-without-closing-your-account',
  category: 'tips',
  author: 'Evenhand editors',
  excerpt:
    'A break does not have to be dramatic or permanent. How time-outs differ from self-exclusion, what to settle before you start one, and how to fill the first week.',
  metaDescription:
    'How to take a break from gambling: time-out or self-exclusion, what happens to balances and bonuses, and how to make the first week easier.',
  tags: ['safety', 'budget', 'mobile'],
  publishedDaysAgo: 152,
  media: [
    {
      type: 'image',
      url: '/art/cover/other/taking-a-break.svg',
      caption: 'A pause is a setting, not a verdict.',
      alt: 'Abstract cover illustration for an article on taking a break',
    },
    {
      type: 'youtube',
      url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      caption:
        'Big Buck Bunny, an open short film by the Blender Foundation: a ten-minute break that has nothing to do with gambling.',
      alt: 'Video: the animated short film Big Buck Bunny',
    },
  ],
  relatedCasinos: ['Aldermoon', 'Tidewell'],
  relatedGames: [],
  content: `
<p>People put off taking a break because it sounds like an admission. It need not be. You can stop for a week because the month was expensive, because the evenings have become repetitive, or because you would like to see what it is like. You do not have to give a reason to the casino, and you do not have to close anything.</p>

<h2>Three sizes of pause</h2>
<table>
<thead><tr><th>Tool</th><th>Typical length</th><th>Can you end it early?</th><th>Good for</th></tr></thead>
<tbody>
<tr><td>Limit set to the minimum</td><td>Until you change it</td><td>Usually yes, after a delay</td><td>Slowing down</td></tr>
<tr><td>Time-out, or cooling-off</td><td>One day to six weeks</td><td>Usually no</td><td>A proper break</td></tr>
<tr><td>Self-exclusion</td><td>Six months or longer</td><td>No</td><td>When a break has not held, or harm has begun</td></tr>
</tbody>
</table>
<p>Lengths vary by casino and country, so read the page before you press the button. The important column is the third one. A pause you can lift on impulse is a suggestion. The ones you cannot lift are the ones that work at midnight.</p>
<p>A time-out covers one casino, or sometimes one company's group of casinos. Several countries run a national register that covers every licensed operator at once. If your problem is moving from site to site, the national register is the right tool, and a bank block on gambling payments makes a good second layer.</p>

<h2>Before you press it: a ten-minute tidy-up</h2>
<ol>
<li><strong>Withdraw your balance.</strong> Do it first, since access to the cashier may be limited during the break. Amounts below the minimum can be claimed through support; ask how.</li>
<li><strong>Check for an active bonus.</strong> Its time limit probably keeps running. If it will expire, let it. Finishing wagering in order to take a break is the opposite of a break.</li>
<li><strong>Settle open bets.</strong> Ask what happens to them, and take a screenshot.</li>
<li><strong>Turn off marketing.</strong> A time-out should stop offers, but preferences and phone notifications are sometimes separate. Switch them off as well.</li>
<li><strong>Remove the shortcuts.</strong> Home screen icon, browser bookmark, stored card, saved password.</li>
<li><strong>Note the end date.</strong> Not to count down to it, but so the end is not a surprise.</li>
</ol>
<p>Do not let the list delay you. If you are in the middle of a bad evening, press the button now and write to support about the balance tomorrow. A pause does not cancel the casino's duty to pay you money that is yours.</p>

[media:1]

<h2>How long?</h2>
<p>Long enough to cross at least one of your usual triggers. If you play on Fridays, a six-day break that ends on Thursday teaches you nothing. If it is payday, the break needs to cover a payday. For many people 30 days is a good first size: it includes four weekends and one set of bills.</p>
<p>There is an arithmetic side. If you deposit €40 a week, 30 days is a little over four weeks, and about €170 remains in your account at the end of it. Move that amount to somewhere visible on the day you start, in four weekly transfers, so that the break has something to show.</p>

<h2>The first week</h2>
<p>The urge to play is usually strongest in the usual place at the usual time, and it usually fades within a half-hour if it is not fed. So the first week is mainly about having something to do for twenty minutes at nine in the evening. Plan it beforehand:</p>
<ul>
<li>Change the place. If you play on the sofa, be in the kitchen.</li>
<li>Have one thing that occupies the hands: cooking, a walk, an instrument, a repair.</li>
<li>Tell one person the end date. Not a confession, just a date.</li>
<li>Avoid near substitutes: free-play slots, streams of other people gambling, and trading apps keep the habit warm.</li>
</ul>
<p>If you need ten minutes right now, here is something with no stakes in it whatsoever.</p>

[media:2]

<h2>Reading the result</h2>
<p>A break is also a measurement. Halfway through, answer three questions in writing. Did I sleep, spend or concentrate differently? How often did I think about playing? Did I look for a way round the block?</p>
<p>If the answers are dull, you have learned that gambling is an ordinary pastime for you, and you may come back to it or not. If you counted hours, opened a new account elsewhere, or were angry at the setting, that is useful as well. It suggests the next break should be longer and wider. Self-exclusion exists for exactly that, and people who use it are not failing at anything.</p>

<h2>Coming back, if you do</h2>
<p>The account does not need to resume where it stopped. Wait one day past the end date. Set the deposit limit before you deposit, lower than it was. Leave marketing off. Ignore the welcome-back offer, if there is one: it is a bonus with terms, like any other. Decide on a first session with a fixed amount and an end time, and see whether you enjoy it.</p>
<p>And if the break was pleasant, there is no rule that it must end. You can extend it, or close the account with one message. More tools, and ways to find free and confidential help in your country, are on our <a href="/responsible-gambling">responsible gambling page</a>.</p>
`,
}
