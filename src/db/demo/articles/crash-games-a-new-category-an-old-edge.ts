import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Crash games: a new category, an old edge',
  slug: 'crash-games-a-new-category-an-old-edge',
  category: 'news',
  author: 'Tobias Renn',
  excerpt:
    'Crash games now have a type of their own in our catalogue. The rising line is new. The sum behind every cash-out point is not.',
  metaDescription:
    'Crash games explained: what the rising multiplier means, why no cash-out point beats the edge, and what an hour of play costs.',
  tags: ['rtp', 'maths', 'budget', 'crypto'],
  publishedDaysAgo: 71,
  media: [
    {
      type: 'image',
      url: '/art/cover/news/crash-curve.svg',
      caption: 'The line can stop anywhere, including at the very start.',
      alt: 'Illustration of a rising curve that ends suddenly',
    },
    {
      type: 'image',
      url: '/art/cover/news/cash-out-points.svg',
      caption: 'Every cash-out point trades the same value in a different shape.',
      alt: 'Illustration of several exit points along one rising line',
    },
  ],
  relatedCasinos: ['Umberly', 'Kestrow'],
  relatedGames: ['Kiteflyer', 'Halo Roulette'],
  content: `
<p>Our game catalogue now lists crash games as a type of their own. Until this month they were filed among slots, which helped nobody: they have no reels, they play much faster, and the question they ask of you is a different one. You will find them under All Categories on the <a href="/games">games page</a>, with the return, the volatility and the limits shown as for every other game.</p>
<p>A new type is a good occasion for an old explanation.</p>
<h2>How a round works</h2>
<p>You place a bet. A multiplier starts at 1.00 and climbs. At some point, decided in advance by a random number, it stops. If you cash out before that, you receive your bet times the multiplier. If not, you lose the bet. The whole thing takes between one second and a minute.</p>
<p>It feels like a game of nerve. You decide when to leave, after all. But the stopping point is set before you decide, so nerve changes only the shape of your results.</p>
<h2>The sum behind the line</h2>
<p>In a typical design with a return of 97%, the chance that the line reaches a multiplier m is 0.97 divided by m. From that, everything follows.</p>
<table>
<thead><tr><th>You cash out at</th><th>Chance to get there</th><th>Average return per €1</th></tr></thead>
<tbody>
<tr><td>1.10</td><td>88.2%</td><td>€0.97</td></tr>
<tr><td>1.50</td><td>64.7%</td><td>€0.97</td></tr>
<tr><td>2.00</td><td>48.5%</td><td>€0.97</td></tr>
<tr><td>5.00</td><td>19.4%</td><td>€0.97</td></tr>
<tr><td>10.00</td><td>9.7%</td><td>€0.97</td></tr>
</tbody>
</table>
<p>The last column does not move. Chance times payout is always 0.97, because the chance was built that way. There is no clever exit. A low one gives many small wins and now and then a full loss. A high one gives many losses and now and then a large win. Both cost three cents per euro.</p>
[media:1]
<h2>"But 1.10 nearly always works"</h2>
<p>Nearly always, per round. Ten rounds in a row succeed with a chance of 0.882 multiplied by itself ten times, about 28%. Twenty in a row: about 8%. At €10 a round, ten successes earn €10 in total, and a single failure takes €10 away. You need ten good rounds to pay for one bad one, and on average you get about seven and a half.</p>
<p>Doubling the bet after a loss does not mend this. After six losses in a row a starting bet of €2 has become €128, with €126 already gone, and the next round has the same edge as the first.</p>
<h2>Speed is the real price</h2>
<p>A 3% edge is moderate. It is a little more than that of single-zero roulette such as Halo Roulette, with 2.7%, and less than that of many slots. Kiteflyer, for comparison, publishes a return of 94.1%, an edge of 5.9%. The catch lies in the number of rounds.</p>
<ul>
<li>Live roulette, 40 rounds an hour at €2: €80 bet, average cost €2.16.</li>
<li>A crash game, 240 rounds an hour at €2: €480 bet, average cost €14.40.</li>
</ul>
<p>Nearly the same edge, and almost seven times the cost, only because the rounds are shorter. If you set a budget for crash games, set it in rounds. Fifty rounds at €1 and a 3% edge cost €1.50 on average, and they can take as little as a quarter of an hour.</p>
[media:2]
<h2>What "provably fair" proves</h2>
<p>Many crash games, above all at casinos that accept crypto, publish a fingerprint of the result before the round and the result itself afterwards. You can check that the two belong together. It proves that the stopping point was not changed after you bet. That is a real merit.</p>
<p>It does not prove that the game is cheap. A game with a return of 90% can be provably fair as well. Look for both figures, the proof and the return, and treat the absence of either as an answer.</p>
<h2>What others see</h2>
<p>Most crash games show a list of other players and their cash-outs. It is lively and it has no bearing on your round. You will notice large wins because the list puts them in bold. Nobody gets a bold line for losing €5.</p>
<h2>Before you try one</h2>
<ol>
<li>Find the return in the rules. Below 96%, look elsewhere.</li>
<li>Set an automatic cash-out, so that delay or excitement does not decide for you.</li>
<li>Switch off automatic betting, or cap its rounds.</li>
<li>Check whether the game counts towards wagering. Often it does not.</li>
<li>Choose a number of rounds, and stop there whatever the last one did.</li>
</ol>
<p>Umberly has the largest selection in our list, with the slow support that we describe in its review. A smaller choice at a casino that answers may serve you better. As for strategy, we have none to offer: the formula above is the whole of it, and anybody selling a longer one has left out the 0.97.</p>
`,
}
