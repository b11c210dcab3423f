import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Aldermoon after a year: what changed and what did not',
  slug: 'aldermoon-after-a-year-what-changed-and-what-did-not',
  category: 'reviews',
  author: 'Tobias Renn',
  excerpt:
    'We went back to the casino at the top of our safety index with the same checklist, a new account and three fresh withdrawals.',
  metaDescription:
    'A second look at Aldermoon: three test withdrawals, support, bonus terms and limits, compared with our notes from a year ago.',
  tags: ['payouts', 'safety', 'bonuses', 'terms'],
  publishedDaysAgo: 18,
  media: [
    {
      type: 'image',
      url: '/art/cover/review/aldermoon-second-visit.svg',
      caption: 'Same checklist, second visit: we repeat each test instead of quoting the first.',
      alt: 'Illustration of a checklist beside a calm night landscape with a moon',
    },
    {
      type: 'image',
      url: '/art/cover/review/three-withdrawals.svg',
      caption: 'Three withdrawals, three times of day: 6, 19 and 22 hours.',
      alt: 'Illustration of three clocks showing different times',
    },
  ],
  relatedCasinos: ['Aldermoon', 'Tidewell'],
  relatedGames: ['Paper Comet'],
  content: `
<p>A review ages the moment it is published. Terms are rewritten, support teams move, a good payments manager leaves. So we go back. Aldermoon holds the highest safety index in our list, 9.4, which makes it the casino where a quiet decline would mislead the most readers. That was reason enough to start with it.</p>
<p>We opened a new account with a real identity, deposited our own money, and did not tell the casino who we were until the tests were over.</p>
<h2>What did not change</h2>
<h3>The licence and the company</h3>
<p>Aldermoon has been open since 2016 and works under a Malta licence. The licence link in its footer leads to the register entry, and the name there matches the name in the terms. It sounds like a low bar. It still is one of the first things we check, because a mismatch would end the review.</p>
<h3>Withdrawals</h3>
<p>We made three, in different weeks and at different hours. The clock started when we pressed the button and stopped when the money was in our account.</p>
<table>
<thead><tr><th>Test</th><th>Requested</th><th>Amount</th><th>Time to arrive</th></tr></thead>
<tbody>
<tr><td>First</td><td>Tuesday morning</td><td>€60</td><td>22 hours</td></tr>
<tr><td>Second</td><td>Thursday afternoon</td><td>€120</td><td>6 hours</td></tr>
<tr><td>Third</td><td>Saturday evening</td><td>€45</td><td>19 hours</td></tr>
</tbody>
</table>
<p>The mean is (22 + 6 + 19) ÷ 3 = 15.7 hours, the median 19. The first was the slowest because it included the identity check: one document for identity, one for the address, accepted together. Nobody offered us a bonus to cancel a withdrawal, and the cancel button disappeared once processing began. We count both as good signs.</p>
[media:1]
<h3>The tone</h3>
<p>There is still no countdown on the home page, no pop-up over the cashier, and no prize wheel. Messages can be switched off one kind at a time. We switched off all of them, and none came.</p>
<h2>What changed for the better</h2>
<ul>
<li><strong>Deposit limits</strong> are now offered on the first visit to the cashier. A year ago they were three clicks deep. Lowering a limit works at once, raising it takes a day.</li>
<li><strong>Game pages</strong> show the return of each game before you open it. We compared twenty with the figures the studios publish, and all twenty matched.</li>
<li><strong>Bonus terms</strong> moved from one long page to a short list for each offer, with the largest bet in its own line.</li>
</ul>
<h2>What changed for the worse</h2>
<p>An honest second look needs this part, and there are two entries.</p>
<p>First, live chat is slower in the evening. A year ago we waited less than two minutes at any hour. This time our six evening chats took between three and eight minutes to reach a person. The answers were still right, including the one to our trick question about playing on a self-excluded relative's account. The correct answer is no, and we got it plainly.</p>
<p>Second, the list of games that do not count towards wagering has grown. Several slots with a high return are on it now. Paper Comet, with its 97.4%, was not on the list at our last look, but check before you rely on it. Exclusions of this kind raise the cost of a bonus without changing its headline. On €1,000 of wagering, moving from a 97.4% game to a 96% game raises the average cost from €26 to €40.</p>
[media:2]
<h2>Would a different casino suit you better?</h2>
<p>Possibly. A high safety index says that the company is likely to treat you fairly. It does not say that the casino fits your habits.</p>
<ul>
<li>If you withdraw small sums often, look at <strong>Tidewell</strong>: index 9.2, Gibraltar, no withdrawal fees.</li>
<li>If you deposit €5 or €10 at a time, a casino built around low deposits will annoy you less.</li>
<li>If you mostly play at live tables, Aldermoon's lobby is decent and no more than that.</li>
</ul>
<h2>The score</h2>
<p>We left the safety index at 9.4. Payments, licence and terms carry the most weight, and none of them slipped. The slower chat is a matter for the support rating, not for safety, and we noted it there. If chat waits grow past ten minutes, or if the exclusion list keeps growing without notice, we will say so and the figures will follow.</p>
<p>A last word on scale. A casino can be well run and still be a place where you lose money on average, because every game in it has an edge. An index of 9.4 means that you should expect to be paid when you win, and treated properly when you stop. It does not make the odds any kinder. If you want a limit in place before you look around, our <a href="/responsible-gambling">responsible gambling page</a> explains how to set one.</p>
`,
}
