import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Cashback or match bonus: which costs less',
  slug: 'cashback-or-match-bonus-which-costs-less',
  category: 'promotions',
  author: 'Nora Whitlock',
  excerpt:
    'One gives before you play and asks for a lot of bets. The other gives a little afterwards and asks for none. The sum has a turning point.',
  metaDescription:
    'Cashback against a match bonus in plain arithmetic: where the turning point lies, and which of them suits the way you play.',
  tags: ['cashback', 'bonuses', 'wagering', 'maths', 'budget'],
  publishedDaysAgo: 58,
  media: [
    {
      type: 'image',
      url: '/art/cover/other/cashback-against-match.svg',
      caption: 'Paid before or paid after: the timing decides who carries the risk.',
      alt: 'Illustration of two paths, one with a coin at the start and one with a coin at the end',
    },
    {
      type: 'image',
      url: '/art/cover/other/turning-point.svg',
      caption: 'Left of the turning point cashback costs less, right of it the match bonus does.',
      alt: 'Illustration of two crossing lines with a marked point',
    },
  ],
  relatedCasinos: ['Kestrow', 'Tidewell'],
  relatedGames: ['Paper Comet', 'Parlour Blackjack'],
  content: `
<p>Casinos make two kinds of offer that sound like opposites. A match bonus adds money before you play and asks you to bet a multiple of it. Cashback returns part of what you lost and asks for little or nothing. People often ask us which is better. The useful question is which one costs less <em>for the amount you would bet anyway</em>.</p>
<h2>The two offers</h2>
<p>We use one pair of offers throughout, with figures that are typical of our list:</p>
<ul>
<li><strong>Match:</strong> 100% up to €100, wagering 35x the bonus, slots only.</li>
<li><strong>Cashback:</strong> 10% of a week's net losses, paid as cash, no wagering.</li>
</ul>
<p>You deposit €100 and play slots that return 96%, so each euro bet costs four cents on average.</p>
<h2>The match bonus</h2>
<p>The bonus is €100 and the wagering €3,500. The average cost of those bets is €140. Subtract the bonus: the average result is minus €40. It does not matter whether you had planned to bet €300 or €3,000, since the full €3,500 is required before you may withdraw. If you give up on the way, you usually forfeit the bonus and whatever it has won.</p>
[media:1]
<h2>The cashback</h2>
<p>Here nothing is required. If you bet €1,000 in the week, the average loss is €40 and the cashback on that is €4. The result is minus €36, or 3.6 cents per euro bet instead of 4.</p>
<p>In truth it is a little better than that. Cashback is paid in weeks with a loss and nothing is taken back in weeks with a win, so over many weeks you receive more than 10% of the average loss. The difference depends on the game. We leave it out, which makes our comparison slightly unkind to cashback.</p>
<h2>The turning point</h2>
<table>
<thead><tr><th>You would bet in the week</th><th>No offer</th><th>10% cashback</th><th>Match bonus (always €3,500)</th></tr></thead>
<tbody>
<tr><td>€300</td><td>minus €12.00</td><td>minus €10.80</td><td>minus €40</td></tr>
<tr><td>€800</td><td>minus €32.00</td><td>minus €28.80</td><td>minus €40</td></tr>
<tr><td>€1,111</td><td>minus €44.44</td><td>minus €40.00</td><td>minus €40</td></tr>
<tr><td>€2,000</td><td>minus €80.00</td><td>minus €72.00</td><td>minus €40</td></tr>
<tr><td>€3,500</td><td>minus €140.00</td><td>minus €126.00</td><td>minus €40</td></tr>
</tbody>
</table>
<p>Below about €1,100 of bets, cashback costs less. Above it, the match bonus does. To place that figure: €1,111 is some 2,200 spins at €0.50, four to five hours of play. Many people bet less than that in a week and should prefer cashback. Some bet more, and for them the match bonus reduces a cost that they would have had in any case.</p>
[media:2]
<h2>How the terms move it</h2>
<p>The turning point follows from the average result of the match bonus, divided by 3.6 cents.</p>
<ul>
<li>At 25x, the wagering is €2,500, its cost €100, and the average result zero. The match bonus costs less at any amount, if you can finish it.</li>
<li>At 35x, the turning point is €40 ÷ 0.036 = €1,111.</li>
<li>At 45x, the wagering is €4,500, its cost €180, and the result minus €80. The turning point is €80 ÷ 0.036 = €2,222.</li>
</ul>
<p>A better game helps both sides. With Paper Comet's return of 97.4%, the 35x wagering costs €91, so the match bonus is worth €9 on average. If a game of that kind counts in full, take the match. Often it does not.</p>
<h2>Risk, not only averages</h2>
<p>Averages are half of the story. With €200 of balance and €3,500 of bets ahead of you, you have a good chance of losing everything before the finish. In that case you have lost your €100 deposit, and the bonus has given you a longer evening.</p>
<p>Cashback is gentler in that respect. A lost €100 returns €10, with nothing left to do. The danger lies elsewhere: it arrives as a reason to come back. Ten euros on Monday feel like a gift, and they are a tenth of last week's loss.</p>
<h2>Check these lines first</h2>
<ol>
<li>Is cashback paid as cash or as a bonus? With wagering of 10x on the €10, you must bet €100, which costs €4, and the real rate drops from 10% to 6%.</li>
<li>Is it a share of net losses (bets minus wins) or of deposits?</li>
<li>Is there a lowest loss below which nothing is paid?</li>
<li>Does taking a match bonus in the same week cancel the cashback? It often does.</li>
<li>Do table games count? On Parlour Blackjack, 10% cashback on an edge of 0.5% is worth a twentieth of a cent per euro bet.</li>
</ol>
<h2>A short recommendation</h2>
<p>If you play little, or irregularly, choose cashback without wagering (Kestrow pays one every week; check the first line above in its terms), and treat what it pays as last week's discount. If you know that you will bet several thousand euros on slots, a match at 25x to 30x costs less. If you are not sure which of these people you are, take neither this week and note how much you bet. It is the only figure in this article that we cannot supply, and all the others depend on it. Both kinds are listed under <a href="/bonuses">bonuses</a>.</p>
`,
}
