import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Video poker pay tables, ranked by what they cost',
  slug: 'video-poker-pay-tables-ranked-by-what-they-cost',
  category: 'strategies',
  author: 'Tobias Renn',
  excerpt:
    'Two numbers on the screen tell you the price of a video poker game. We rank six common tables by what an hour of each costs.',
  metaDescription:
    'Six Jacks or Better pay tables ranked by return and cost per hour, with the two numbers that tell them apart at a glance.',
  tags: ['rtp', 'maths', 'budget'],
  publishedDaysAgo: 21,
  isPublished: false,
  media: [
    {
      type: 'image',
      url: '/art/cover/strategy/video-poker-pay-tables.svg',
      caption: 'Look at the full house and the flush. The rest of the table seldom changes.',
      alt: 'Illustration of a pay table with two rows highlighted',
    },
  ],
  relatedCasinos: ['Aldermoon', 'Quillmoor'],
  relatedGames: ['Parlour Blackjack'],
  content: `
<p>Video poker is the rare machine that prints its price on the screen. The cards come from an ordinary deck of 52, so the chance of every hand is known. The only thing the operator can change is what each hand pays. Once you know which lines to look at, you can tell a cheap game from a dear one in about five seconds.</p>
<p>This ranking is about <strong>Jacks or Better</strong>, the plainest version and the parent of most others.</p>
<h2>The two lines that matter</h2>
<p>Pay tables are named after what a full house and a flush pay for each coin. "9/6" pays nine for a full house and six for a flush. All other lines are usually the same: one for a pair of jacks or better, two for two pairs, three for three of a kind, four for a straight, 25 for four of a kind, 50 for a straight flush, 800 for a royal flush with five coins bet.</p>
<p>Why do two lines make such a difference? Because both come often. With good play, a full house appears about once in 87 hands and a flush about once in 91. Taking away one coin from a hand that comes once in 87 costs 1 ÷ 87 = 1.15% of everything you bet. For the flush it is 1 ÷ 91 = 1.10%. So each coin missing from either line costs a little over one percentage point.</p>
[media:1]
<h2>The ranking</h2>
<p>The cost is for one hour at a steady pace: 600 hands, five coins of €0.25, so €1.25 a hand and €750 of bets. Returns are for perfect play.</p>
<table>
<thead><tr><th>Rank</th><th>Table</th><th>Return</th><th>Edge</th><th>Average cost of an hour</th></tr></thead>
<tbody>
<tr><td>1</td><td>9/6</td><td>99.54%</td><td>0.46%</td><td>€3.45</td></tr>
<tr><td>2</td><td>9/5</td><td>98.45%</td><td>1.55%</td><td>€11.63</td></tr>
<tr><td>3</td><td>8/6</td><td>98.39%</td><td>1.61%</td><td>€12.08</td></tr>
<tr><td>4</td><td>8/5</td><td>97.30%</td><td>2.70%</td><td>€20.25</td></tr>
<tr><td>5</td><td>7/5</td><td>96.15%</td><td>3.85%</td><td>€28.88</td></tr>
<tr><td>6</td><td>6/5</td><td>95.00%</td><td>5.00%</td><td>€37.50</td></tr>
</tbody>
</table>
<p>From first to last, the cost rises almost elevenfold. The screens look alike, the buttons are the same, and the name above them is identical. An online lobby can carry several of these tables side by side, so open the pay table of each before you settle.</p>
<h2>What these figures assume</h2>
<p>They assume perfect decisions, which is a high standard. A careful player with a strategy card gives up perhaps a few tenths of a percentage point. Somebody who plays by feeling gives up two to four points. On a 9/6 game, a mistake rate that costs 3% turns €3.45 an hour into about €26. The pay table sets the lowest price. Your decisions set the rest.</p>
<p>The most common expensive habits are these:</p>
<ul>
<li>keeping a high card as a "kicker" beside a pair, which makes every draw worse;</li>
<li>breaking a pair of jacks or better to draw to a flush, when the paying pair is worth more;</li>
<li>drawing to a straight that can be completed by only one rank, with no high cards in hand;</li>
<li>holding three high cards of different suits when two of one suit would be better.</li>
</ul>
<h2>Five coins or one?</h2>
<p>With one to four coins, a royal flush usually pays 250 a coin. With five it pays 800. A royal comes about once in 40,000 hands. The missing 550 coins therefore cost 550 ÷ 40,000 = 1.4% of your bets. If five coins exceed your budget, move to a smaller coin rather than betting fewer. Five coins of €0.05 make €0.25 a hand at the full return.</p>
<p>That 1.4% tells you something else. Nearly two percentage points of the return rest on a hand that you will see every 67 hours or so at this pace. Until it comes, your results will look worse than the table says, and there is no moment at which it becomes due.</p>
<h2>Compared with other games</h2>
<table>
<thead><tr><th>Game</th><th>Return</th><th>Cost per €100 bet</th></tr></thead>
<tbody>
<tr><td>9/6 Jacks or Better, perfect play</td><td>99.54%</td><td>€0.46</td></tr>
<tr><td>Parlour Blackjack, basic strategy</td><td>99.5%</td><td>€0.50</td></tr>
<tr><td>Roulette with one zero</td><td>97.3%</td><td>€2.70</td></tr>
<tr><td>6/5 Jacks or Better, perfect play</td><td>95.00%</td><td>€5.00</td></tr>
</tbody>
</table>
<p>Per euro bet, a good table rivals blackjack. Per hour, remember the pace. Six hundred hands are many more than a dealer manages, and you need not go that fast. At 300 hands, every figure in the ranking is halved.</p>
<h2>Bonuses and video poker</h2>
<p>Casinos know these figures too. Video poker commonly counts 5% or 10% towards wagering, or nothing. At 10%, a requirement of €1,000 becomes €10,000 of bets. On 9/6 that costs €46 and takes more than 13 hours at €750 an hour. On 8/5 it costs €270. Check the contribution first, and do not play it with a bonus that excludes it, because that can void the whole balance.</p>
<h2>A routine before the first hand</h2>
<ol>
<li>Open the pay table and read the full house and the flush.</li>
<li>Below 8/5, close the game and look for another.</li>
<li>Check that five coins bring 800 a coin for the royal.</li>
<li>Choose a coin so that five of them fit your budget for 300 hands an hour.</li>
<li>Keep a strategy card open, and slow down for any hand you have to think about.</li>
</ol>
<p>None of this makes video poker profitable. It makes it cheap, which is the most that a pay table can do for you. If you would like the same habit for slots, compare published returns on our <a href="/games">games page</a> before you pick one by its picture.</p>
`,
}
