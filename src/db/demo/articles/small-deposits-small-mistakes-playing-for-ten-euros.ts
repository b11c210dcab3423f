import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Small deposits, small mistakes: playing for ten euros',
  slug: 'small-deposits-small-mistakes-playing-for-ten-euros',
  category: 'tips',
  author: 'Amara Quist',
  excerpt:
    'Ten euros is a good size for learning how a casino really works. What it buys, where fees and minimums bite, and how ten becomes fifty without anyone deciding.',
  metaDescription:
    'How to play with a €10 deposit: the right stake, games that fit, why bonuses and withdrawal minimums bite, and how to stop ten becoming fifty.',
  tags: ['budget', 'slots', 'payouts', 'bonuses', 'maths'],
  publishedDaysAgo: 196,
  media: [
    {
      type: 'image',
      url: '/art/cover/other/ten-euro-evening.svg',
      caption: 'Small enough to lose, large enough to learn from.',
      alt: 'Abstract cover illustration for an article on small deposits',
    },
  ],
  relatedCasinos: ['Juniver', 'Tidewell', 'Halcyra'],
  relatedGames: ['Paper Comet', 'Halo Roulette', 'Koi Ladder'],
  content: `
<p>Advice about casinos tends to assume a deposit of €100. Plenty of people play with ten, and they are right to. A small deposit tests the cashier, the games and the support of a casino at the price of two coffees. It also has traps of its own, since fees, minimums and bonus terms are mostly written with larger sums in mind.</p>

<h2>What ten euros buys</h2>
<p>Divide by the stake, then look at the pace. On a 96% slot, at 400 spins an hour:</p>
<table>
<thead><tr><th>Stake</th><th>Stakes in €10</th><th>Average cost per hour</th><th>Feels like</th></tr></thead>
<tbody>
<tr><td>€0.05</td><td>200</td><td>€0.80</td><td>A long, quiet evening</td></tr>
<tr><td>€0.10</td><td>100</td><td>€1.60</td><td>A reasonable hour or more</td></tr>
<tr><td>€0.20</td><td>50</td><td>€3.20</td><td>A short, uneven session</td></tr>
<tr><td>€1.00</td><td>10</td><td>€16.00</td><td>A coin toss</td></tr>
</tbody>
</table>
<p>The average cost is not a forecast. At €0.10 you may be out in twenty minutes, or ahead after an hour. But the table tells you which mistakes are affordable. Ten stakes is not a session, it is ten spins.</p>
<p>Choose games that do not need a long run to show you anything. A medium game like Paper Comet, at 97.4%, suits a small balance better than a high-volatility one like Kiteflyer, where a hundred blank rounds are nothing unusual. On Halo Roulette a flat €0.20 on an even-money bet gives you fifty spins: €10 staked in all, at an average cost of 27 cents. Check the minimum bet before you choose. A live table with a €1 minimum is ten hands from the end.</p>

<h2>The minimum withdrawal trap</h2>
<p>This is the most common small-deposit complaint, and it is avoidable. Suppose the casino accepts €10 and pays out from €20. You play well and stand at €17. That balance is a 70% gain, and you cannot have it. You either deposit more to reach the minimum, or play on until it is above €20 or gone. Both of those suit the casino.</p>
<p>So check two figures before depositing: the minimum deposit and the minimum withdrawal. When they are equal, small play is really welcome. When the second is more than twice the first, only the deposit is.</p>

[media:1]

<h3>Fees in proportion</h3>
<p>A €2.50 withdrawal fee is 1% of €250 and 25% of €10. Fixed deposit fees do the same at the other end: €0.50 on €10 is 5%, more than the house edge on a decent slot. Juniver takes low deposits, and Tidewell charges no withdrawal fee. For small play these two facts are worth more than a large match percentage.</p>

<h2>Should you take the bonus?</h2>
<p>Try the sum. A 100% match on €10 gives €10. Wagering at 35x the bonus means €350 of stakes. At a 4% edge this costs €14 on average to complete, for a bonus of €10. At €0.10 a spin it is 3,500 spins, nearly nine hours at 400 an hour. Most balances of €20 will not survive that, and until it is done the money may not leave.</p>
<p>Reasons to decline are therefore strong: you keep the right to withdraw at any time, you may play any game, and there is no maximum bet to trip over. A reason to accept is that you want the longest possible evening and do not mind how it ends. A no-deposit offer, such as those at Halcyra, is a cleaner way to look around, so long as you treat its cap and wagering as the price of a free look and nothing more.</p>

<h2>How ten becomes fifty</h2>
<p>The weakness of small deposits is that repeating them feels like nothing. Each new ten is so modest that no decision seems to be needed. Five of them in an evening make €50, and nobody chose fifty. A ten once a week makes €520 a year; a ten every day makes €3,650.</p>
<p>Three defences, all of them simple:</p>
<ul>
<li><strong>Set a weekly deposit limit of €10.</strong> It is the same number as your plan, and it turns the second deposit from a click into an impossibility.</li>
<li><strong>Remove the stored card.</strong> Typing sixteen digits is a good moment to reconsider.</li>
<li><strong>Write it down as monthly.</strong> Forty euros a month is a figure you can compare with other things you enjoy.</li>
</ul>

<h2>Use it as a test</h2>
<p>A ten-euro visit can tell you more about a casino than an hour of reading. Work through this list:</p>
<ol>
<li>Verify your identity before depositing. Note how long it takes.</li>
<li>Deposit €10. Was anything deducted?</li>
<li>Set a limit. Was it easy to find?</li>
<li>Ask support one question about withdrawals. Note the time and the quality of the answer.</li>
<li>Open the help page of a game. Is the RTP there?</li>
<li>Play half an hour at €0.05 or €0.10 on the device you normally use.</li>
<li>If the balance is above the minimum, withdraw it. Note the days it takes.</li>
</ol>
<p>If most of that goes well, you have found a place that treats small customers properly. If it does not, you have learned so for the price of ten euros, and learned it before a larger sum was involved. Write it up as a review on the <a href="/casinos">casino's page</a>; other small players will be glad of it.</p>
<p>One last point. If the ten is the last ten of the month, it is not a small deposit. Size is measured against what is left.</p>
`,
}
