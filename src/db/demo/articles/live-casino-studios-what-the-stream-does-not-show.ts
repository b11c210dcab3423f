import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Live casino studios: what the stream does not show',
  slug: 'live-casino-studios-what-the-stream-does-not-show',
  category: 'reviews',
  author: 'Amara Quist',
  excerpt:
    'A dealer, a wheel and a friendly chat box. We look at the parts of a live table that stay out of frame: pace, limits, side bets and rules.',
  metaDescription:
    'A calm look at live casino tables: how pace, side bets, bet limits and delay change what an hour of live play costs you.',
  tags: ['live casino', 'rtp', 'maths', 'budget'],
  publishedDaysAgo: 134,
  media: [
    {
      type: 'image',
      url: '/art/cover/review/live-studio-out-of-frame.svg',
      caption: 'The camera shows the cards. The rules panel shows the cost.',
      alt: 'Illustration of a live dealer table with a camera in the foreground',
    },
  ],
  relatedCasinos: ['Norrowick', 'Quillmoor'],
  relatedGames: ['Parlour Blackjack', 'Halo Roulette'],
  content: `
<p>Live casino feels more trustworthy than a slot, and for an understandable reason. You can see the cards leave the shoe. You can see the ball drop. Nothing is hidden, or so it seems. In fact the important facts about a live table are not secret at all. They are simply not in the picture.</p>
<p>We spent a week at live tables, mostly in the lobbies of Norrowick and Quillmoor, with a notebook and small stakes. We counted rounds, read every rules panel and timed the gap between dealer and screen. Here is what we wrote down.</p>
<h2>The pace decides the price</h2>
<p>The house edge tells you the cost of one bet. The pace tells you how many you make. Both are needed to know what an hour costs, and only one is ever advertised.</p>
<p>Take single-zero roulette such as Halo Roulette, with a return of 97.3%. The edge is 2.7%. At €5 a round:</p>
<table>
<thead><tr><th>Table</th><th>Rounds an hour</th><th>Total bet at €5</th><th>Average cost an hour</th></tr></thead>
<tbody>
<tr><td>Classic live table</td><td>40</td><td>€200</td><td>€5.40</td></tr>
<tr><td>Speed table</td><td>70</td><td>€350</td><td>€9.45</td></tr>
<tr><td>Automatic wheel</td><td>100</td><td>€500</td><td>€13.50</td></tr>
</tbody>
</table>
<p>The same wheel, the same stake, the same odds, and two and a half times the cost. If you enjoy the company of a dealer, the slow table is not only more pleasant. It is cheaper.</p>
[media:1]
<h2>Blackjack: the rules are in the corner</h2>
<p>Parlour Blackjack publishes a return of 99.5%. That figure belongs to somebody who plays every hand by basic strategy. Guessing costs more, often one or two percentage points. Look for these lines in the rules panel, since each changes the figure by a small but certain amount:</p>
<ul>
<li>a blackjack pays 3 to 2, not 6 to 5;</li>
<li>the dealer stands on soft 17;</li>
<li>you may double on any two cards;</li>
<li>you may split, and double after a split.</li>
</ul>
<p>The first line outweighs the rest. A natural comes about once in 21 hands. On a €10 bet, 3 to 2 pays €15 and 6 to 5 pays €12. Losing €3 once in 21 hands is about 14 cents a hand, or 1.4% of your stake, which nearly quadruples an edge of 0.5%.</p>
<h2>Side bets: a second, dearer game</h2>
<p>Side bets take the same seat as the main bet and share nothing else with it. An edge of 5% is ordinary, 10% is not rare. If you play €10 a hand on the main bet at 0.5%, the average cost is 5 cents. A €2 side bet at 8% costs 16 cents. The small chip costs three times as much as the large one.</p>
<blockquote>If the rules panel does not publish a return for a side bet, assume that it is not one the studio is proud of.</blockquote>
<h2>Limits that arrive late</h2>
<p>Every table shows its smallest and largest bet. Fewer show the largest <em>payout</em> per round, which can sit far down in the rules. If you bet €25 on a single number and a table capped payouts at €500, a win that should pay 35 to 1, or €875, would be cut to the cap. At ordinary stakes you will never meet such a clause. If you bet more than that, read it first.</p>
<h2>Delay, drops and disputed rounds</h2>
<p>The picture reaches you a little late, typically between one and four seconds in our notes. The result is decided by the studio, not by your screen, so the delay does not change your odds. It does affect betting windows. On a train or a weak connection we missed about one window in twelve.</p>
<p>What happens when your connection drops depends on the game:</p>
<ol>
<li><strong>Roulette:</strong> an accepted bet stands, and the result is credited while you are away.</li>
<li><strong>Blackjack:</strong> after a time limit the hand usually stands as it is, even on a poor total.</li>
<li><strong>Game shows:</strong> the bet stands, but any choice in a bonus round is made for you.</li>
</ol>
<p>If you think a round was settled wrongly, note the round number, the table name and the time. Studios keep recordings, and support can ask for them. Without a round number, it is hard for anybody to help.</p>
<h2>Does a live table help with a bonus?</h2>
<p>Rarely. Live games commonly contribute 10% or nothing to wagering. With €1,000 of wagering and a 10% contribution you would need €10,000 of bets. At 2.7% that is €270 on average, which is more than most bonuses are worth. Read the contribution table on the offer, and keep bonus money and live tables apart when in doubt.</p>
<h2>Our verdict</h2>
<p>Live tables are a fair product when you pick them by rules instead of by scenery. Norrowick has the widest live lobby in our list, with a safety index of 7.8 that you should weigh against it. Quillmoor has fewer tables and a higher index of 8.7, and its weekends are slow when you want to withdraw. Neither fact will appear on the stream. You can set the two side by side on our <a href="/compare">comparison page</a>.</p>
<p>Before you sit down, decide on a number of rounds rather than a number of hours. The clock moves at the dealer's pace. A round count moves at yours.</p>
`,
}
