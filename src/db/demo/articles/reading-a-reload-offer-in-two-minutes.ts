import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Reading a reload offer in two minutes',
  slug: 'reading-a-reload-offer-in-two-minutes',
  category: 'promotions',
  author: 'Amara Quist',
  excerpt:
    'Six lines decide what a reload offer costs you. Here is the order to read them in, one sum, and a point at which to stop reading.',
  metaDescription:
    'How to read a reload bonus in two minutes: the six lines that matter, one worked sum, and when to leave the offer alone.',
  tags: ['bonuses', 'wagering', 'terms', 'maths', 'budget'],
  publishedDaysAgo: 14,
  media: [
    {
      type: 'image',
      url: '/art/cover/other/reload-two-minutes.svg',
      caption: 'Six lines, read in this order. The first one that fails ends the reading.',
      alt: 'Illustration of a short checklist with a small clock beside it',
    },
  ],
  relatedCasinos: ['Tidewell', 'Juniver', 'Quillmoor'],
  relatedGames: ['Paper Comet'],
  content: `
<p>A reload offer is a bonus for people who already have an account. It comes by message, usually towards the weekend, and it is usually smaller than the welcome offer: 25% to 50% of a deposit, up to a modest sum. Because it is small, it is often taken without reading. Yet it can cost as much as a large one.</p>
<p>You do not need to read the whole page of terms. You need six lines and one multiplication.</p>
<h2>The first minute: six lines</h2>
<ol>
<li><strong>What is multiplied?</strong> Wagering on the bonus alone, or on deposit plus bonus? This is the most expensive pair of words in the offer.</li>
<li><strong>By how much?</strong> The multiple: 20x, 35x, 45x.</li>
<li><strong>Which games count?</strong> Slots tend to count in full, table games 10% or not at all.</li>
<li><strong>How long?</strong> Count days from claiming, not from the message.</li>
<li><strong>What is the largest bet?</strong> Often €5 while a bonus is active. One bet above it can cost you all winnings.</li>
<li><strong>Is there a win cap?</strong> On reload offers there should not be one. Where there is, compare it with the bonus.</li>
</ol>
<p>If you cannot find one of these lines within a minute, you have learned something. An offer that hides its multiple does so for a reason.</p>
[media:1]
<h2>The second minute: one sum</h2>
<p>Take an offer of 50% up to €100 with 35x wagering. You deposit €80 and receive €40.</p>
<table>
<thead><tr><th></th><th>35x bonus</th><th>35x deposit and bonus</th></tr></thead>
<tbody>
<tr><td>Amount multiplied</td><td>€40</td><td>€120</td></tr>
<tr><td>Total bets needed</td><td>€1,400</td><td>€4,200</td></tr>
<tr><td>Average cost at 96% return</td><td>€56</td><td>€168</td></tr>
<tr><td>Bonus received</td><td>€40</td><td>€40</td></tr>
<tr><td>Average result</td><td>minus €16</td><td>minus €128</td></tr>
</tbody>
</table>
<p>Both could be announced as "50% up to €100, 35x". The second requires more bets than most people make in a month, and its average cost is greater than the €120 you begin with. In practice that means the balance is likely to be gone before the finish.</p>
<p>On a slot that returns 97.4%, like Paper Comet, the first version costs €1,400 × 2.6% = €36.40 and leaves about €3.60 on average. Check that the game is not excluded. Those with a high return often are.</p>
<h2>The shortcut</h2>
<p>If you know the edge of your game, you can find the break-even multiple without the rest of the sum. Divide one by the edge.</p>
<ul>
<li>Return 97.4%, edge 2.6%: break-even at about 38x the bonus.</li>
<li>Return 96%, edge 4%: break-even at 25x.</li>
<li>Return 94%, edge 6%: break-even at about 17x.</li>
</ul>
<p>Anything above costs more than the bonus gives. When deposit and bonus are multiplied together, convert first. With a 50% bonus you multiply three times the bonus sum, so 35x becomes 105x. With a 100% bonus it is two times, so 35x becomes 70x.</p>
<h2>A different question: would you have played anyway?</h2>
<p>The sum compares taking the offer with not playing. If you would have deposited €80 and bet €600 this weekend in any case, that would have cost you €24 on average with no bonus at all. The offer makes you bet €1,400 instead, at a cost of €56, and gives you €40. The result is minus €16 rather than minus €24.</p>
<p>By that measure the offer is slightly good, provided that two things hold: you would really have bet the €600, and you stop at €1,400. Be strict with the first. The message in your inbox was sent on the assumption that you would not.</p>
<h2>Traps that are particular to reload offers</h2>
<ul>
<li><strong>Automatic bonuses.</strong> Some are added to every deposit unless you tick a box. Look for the box before you pay in.</li>
<li><strong>Stacked requirements.</strong> If an earlier bonus is still open, the new one may join the queue. Finish or cancel the first.</li>
<li><strong>Codes.</strong> A code entered after the deposit seldom works, and support seldom adds it later.</li>
<li><strong>Rising tiers.</strong> "25% from €20, 50% from €150" invites you to pay in more than you planned. The better rate is not worth a larger deposit than your budget allows.</li>
<li><strong>Payment methods.</strong> Some e-wallets are excluded, and you notice only when the bonus is missing.</li>
</ul>
<h2>When to stop reading</h2>
<p>You can put an offer aside after a single line if the deposit is multiplied, if the period is shorter than three days at more than 20x, or if the largest bet is given only as "reasonable". None of these can be repaired by anything further down.</p>
<p>And you can put it aside after no line at all, when you had no plan to play this weekend. A declined reload offer has a return of exactly 100%. If the messages themselves are the problem, most casinos let you switch them off in your account, and you can find offers on our <a href="/bonuses">bonuses page</a> whenever <em>you</em> are the one looking.</p>
`,
}
