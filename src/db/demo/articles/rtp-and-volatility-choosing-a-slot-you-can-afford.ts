import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'RTP and volatility: choosing a slot you can afford',
  slug: 'rtp-and-volatility-choosing-a-slot-you-can-afford',
  category: 'strategies',
  author: 'Tobias Renn',
  excerpt:
    'RTP tells you the price of a slot over the long run. Volatility tells you what the evening will feel like. You need both to pick a stake that fits your budget.',
  metaDescription:
    'RTP is the long-run price, volatility is the ride. Learn to turn both into an hourly cost and a stake that fits the budget you have set.',
  tags: ['rtp', 'slots', 'maths', 'budget'],
  publishedDaysAgo: 47,
  media: [
    {
      type: 'image',
      url: '/art/cover/strategy/rtp-and-volatility.svg',
      caption: 'Same return, two very different evenings.',
      alt: 'Abstract cover illustration for an article on RTP and volatility',
    },
    {
      type: 'youtube',
      url: 'https://www.youtube.com/watch?v=VpuN8vCQ--M',
      caption: 'Law of large numbers, by Khan Academy',
      alt: 'A lesson on averages of many trials',
    },
  ],
  relatedCasinos: ['Juniver', 'Aldermoon'],
  relatedGames: ['Paper Comet', 'Kiteflyer', 'Triple Tally'],
  content: `
<p>Two numbers describe most of what a slot does to your money. RTP, the return to player, is the share of all stakes that the game pays back over a very long run. Volatility describes how unevenly it does so. The first is the price. The second is the ride. People choose by theme and then complain about both.</p>

<h2>Turn RTP into an hourly price</h2>
<p>A percentage is hard to feel. Convert it into euros an hour: stake × spins an hour × house edge, where the edge is 100% minus the RTP. At €0.20 a spin and 400 spins an hour you stake €80. Then:</p>
<table>
<thead><tr><th>Game</th><th>RTP</th><th>Edge</th><th>Average cost per hour</th></tr></thead>
<tbody>
<tr><td>Paper Comet</td><td>97.4%</td><td>2.6%</td><td>€2.08</td></tr>
<tr><td>Kiteflyer</td><td>94.1%</td><td>5.9%</td><td>€4.72</td></tr>
<tr><td>Triple Tally</td><td>93.8%</td><td>6.2%</td><td>€4.96</td></tr>
</tbody>
</table>
<p>A gap of three or four points sounds trivial and more than doubles the price. Notice also that the cost follows the stake and the speed. Paper Comet at €0.50 costs 400 × €0.50 × 2.6% = €5.20 an hour, more than Triple Tally at €0.20. The cheapest game at the wrong stake is not cheap.</p>

<h3>RTP is applied to stakes, not to your deposit</h3>
<p>This is the misunderstanding that hurts most. A €20 deposit on a 96% slot does not come back as €19.20. You replay what you win. If you stake €20 in total, the average loss is €0.80. Keep going until you have staked €400 and the average loss is €16, from the same €20. The edge is charged each time money passes through.</p>

[media:1]

<h2>What volatility does to an evening</h2>
<p>Picture two toy slots, both with an RTP of 96% and only one prize.</p>
<ul>
<li><strong>Steady:</strong> pays 4 times the stake, on 24% of spins. 4 × 24% = 96%.</li>
<li><strong>Spiky:</strong> pays 480 times the stake, on one spin in 500. 480 ÷ 500 = 96%.</li>
</ul>
<p>Their price is the same. Their evenings are not. On Spiky, the chance of seeing no prize at all is 99.8% multiplied by itself once per spin:</p>
<table>
<thead><tr><th>Spins on Spiky</th><th>Chance of no prize</th></tr></thead>
<tbody>
<tr><td>100</td><td>82%</td></tr>
<tr><td>200</td><td>67%</td></tr>
<tr><td>500</td><td>37%</td></tr>
</tbody>
</table>
<p>After 500 spins, more than one player in three has received nothing at all from a game that honestly returns 96%. On Steady, a blank hundred spins is so unlikely that you can ignore it. Real slots sit between these extremes and have many prizes, but the lesson holds: on a volatile game, the RTP you experience in one evening may look nothing like the number on the information page.</p>
<p>Nor is a prize ever due. Spiky has the same one in 500 chance after 499 blanks as it had on the first spin. The average comes true because many spins drown the early ones, not because the later ones make up for them. Khan Academy explains it in a short lesson:</p>

[media:2]

<h2>Match the stake to the ride</h2>
<p>Your budget divided by your stake gives the number of stakes you hold. As rough working figures, not laws:</p>
<ul>
<li><strong>Low volatility:</strong> 100 stakes for a session.</li>
<li><strong>Medium:</strong> 150 to 200 stakes.</li>
<li><strong>High:</strong> 300 stakes or more, and an expectation that they may all go.</li>
</ul>
<p>With €30, that means stakes of about €0.30 on a low-volatility game, €0.15 to €0.20 on a medium one such as Paper Comet, and €0.10 on a high one such as Kiteflyer. If the minimum bet is above your figure, the game is outside your budget. That is useful information rather than a challenge.</p>

<h2>Jackpots: read the asterisk</h2>
<p>Part of a jackpot game's return sits in the top prize, which nearly everyone will never see. If 5 points of a game's 93.8% came from the jackpot, players who do not hit it would be getting 88.8% on average. The split is not always published. The honest way to play Triple Tally, or any jackpot, is as a small ticket with a low chance, and not as the main part of an evening.</p>

<h2>Where the numbers hide</h2>
<ol>
<li>Open the game's own help page. Look for RTP, or theoretical return.</li>
<li>Check it at the casino you use. Some games are supplied in several RTP versions, so a figure from elsewhere may not apply.</li>
<li>See whether buying a feature or adding a side bet changes the RTP. It is often listed separately.</li>
<li>If there is a demo, play 200 spins and watch the balance. It teaches you the ride, not the price: 200 spins are far too few to measure RTP.</li>
</ol>

<h2>A decision in one paragraph</h2>
<p>Set the money and the time first. Choose the volatility by what kind of evening you want, and by how calmly you take a long blank stretch. Among games like that, take the higher RTP. Then set the stake so that your budget holds enough of them. None of this makes a slot profitable. It makes the price known in advance, which is the most that choosing well can do.</p>
`,
}
