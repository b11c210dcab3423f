import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'When to walk past a welcome package',
  slug: 'when-to-walk-past-a-welcome-package',
  category: 'promotions',
  author: 'Evenhand editors',
  excerpt:
    'A package of a thousand euros over three deposits looks generous. Added up, it can ask for forty thousand euros of bets. When to say no.',
  metaDescription:
    'A welcome package added up deposit by deposit, seven reasons to decline it, and how to open an account without a bonus.',
  tags: ['bonuses', 'wagering', 'terms', 'budget', 'maths'],
  publishedDaysAgo: 121,
  media: [
    {
      type: 'image',
      url: '/art/cover/other/walk-past-welcome.svg',
      caption: 'The door works just as well without the balloons.',
      alt: 'Illustration of a person walking past a decorated doorway',
    },
  ],
  relatedCasinos: ['Juniver', 'Aldermoon', 'Palvero'],
  relatedGames: ['Triple Tally'],
  content: `
<p>A welcome package spreads one headline over several deposits. "Up to €1,000" is the usual form, and it is true in the sense that a path to it exists. We add one up here, line by line, and then list the cases in which we would walk past. Declining is an ordinary choice. Every casino in our list lets you play without a bonus.</p>
<h2>One package, added up</h2>
<p>The following is typical of those we list. Wagering is 40x the bonus.</p>
<table>
<thead><tr><th>Deposit</th><th>Offer</th><th>You pay for the full bonus</th><th>Bonus</th><th>Bets needed</th></tr></thead>
<tbody>
<tr><td>First</td><td>100% up to €200</td><td>€200</td><td>€200</td><td>€8,000</td></tr>
<tr><td>Second</td><td>50% up to €300</td><td>€600</td><td>€300</td><td>€12,000</td></tr>
<tr><td>Third</td><td>100% up to €500</td><td>€500</td><td>€500</td><td>€20,000</td></tr>
<tr><td><strong>Total</strong></td><td></td><td><strong>€1,300</strong></td><td><strong>€1,000</strong></td><td><strong>€40,000</strong></td></tr>
</tbody>
</table>
<p>At a return of 96%, bets of €40,000 cost €1,600 on average. You receive €1,000. The average result is minus €600, on deposits of €1,300. At €1 a spin and 500 spins an hour, it takes 80 hours.</p>
<p>Hardly anybody does all of that. The package is designed so that the first deposit feels like the beginning of something, and stopping feels like leaving money behind. It is worth being clear about this: the unclaimed €800 was never yours, and on average collecting it costs €1,280.</p>
[media:1]
<h2>Using a small part of it</h2>
<p>You can take the first step and no more. A deposit of €50 brings €50 and €2,000 of bets, which cost €80 on average: minus €30. That is the price of perhaps four hours of play at €1. Whether it is a fair price for an evening is your decision. It is a decision you can make, because the figure is small and known.</p>
<h2>Seven reasons to walk past</h2>
<ol>
<li><strong>The wagering includes your deposit.</strong> 40x on deposit and bonus is 80x on a 100% bonus. No game on the list will make up for that.</li>
<li><strong>You planned a smaller deposit.</strong> If a higher percentage begins at a sum above your budget, the offer is asking you to change your budget.</li>
<li><strong>You play table games.</strong> At a contribution of 10%, €2,000 becomes €20,000. At blackjack with an edge of 0.5% that is still €100, and your favourite table may be excluded.</li>
<li><strong>Your money is locked.</strong> In some packages the deposit cannot be withdrawn while the bonus is active. You then pay with your freedom to stop.</li>
<li><strong>There is a win cap.</strong> A cap on a bonus for which you have paid in takes the good outcomes and leaves you the bad ones.</li>
<li><strong>The time is short.</strong> Divide the bets by your usual stake and by 500. If the hours do not fit into your ordinary week, you will raise the stake or not finish.</li>
<li><strong>The casino is slow to pay.</strong> At Palvero, payouts take up to six days and the safety index is 6.6. A large bonus does not shorten the wait, it lengthens it by one more check.</li>
</ol>
<h2>Two reasons that are not enough</h2>
<p>"It is there anyway" is one. A bonus changes the rules of your account until it is done: largest bet, permitted games, withdrawals. Plain money has none of these strings.</p>
<p>"I might hit the jackpot while I wager" is the other. Jackpot games are often excluded, and where they are not, they are costly. Triple Tally returns 93.8%. Meeting €8,000 of wagering on it costs €496 on average, compared with €320 on a slot at 96%. The jackpot is part of the 93.8%, so most players see considerably less than that.</p>
<h2>How to decline</h2>
<ul>
<li>Before the first deposit, look for a box that says "no bonus", or for a choice of offer. Some casinos preselect theirs.</li>
<li>If a bonus has been added without your asking, do not play. Ask support to remove it first, and wait for the confirmation. After the first bet it may be too late.</li>
<li>Check your balance. It should show a single figure of cash, with no bonus part.</li>
<li>Keep the chat. It settles any later argument about which rules applied.</li>
</ul>
<p>Most casinos let you take a welcome offer within some days of opening the account. So you may try the place with plain money first and decide afterwards. Ask support whether that applies.</p>
<h2>When we would take it</h2>
<p>There are packages worth having: 25x or less on the bonus alone, at least 14 days for each part, no cap, and each step can be taken or left. At 25x, the cost on a 96% slot equals the bonus, so you play the evening at roughly no extra cost on average. That is about as good as it gets, and it is good enough if you wanted the evening in any case.</p>
<p>Sort the <a href="/bonuses">bonuses page</a> with that in mind, and read the wagering before the amount. If you find yourself adding reasons for an offer that has failed three of the seven points, make a cup of tea instead. The door stays open, with or without balloons.</p>
`,
}
