import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Bonus hunting is not a plan. Here is the arithmetic',
  slug: 'bonus-hunting-is-not-a-plan-here-is-the-arithmetic',
  category: 'strategies',
  author: 'Amara Quist',
  excerpt:
    'Collecting offers looks like an edge until you price them. Four typical bonuses, the cost of clearing each one, and the clauses that remove the good outcomes.',
  metaDescription:
    'Can you profit by collecting casino bonuses? We price four typical offers, find the break-even RTP, and count the hours and the clauses.',
  tags: ['bonuses', 'wagering', 'maths', 'terms'],
  publishedDaysAgo: 36,
  media: [
    {
      type: 'image',
      url: '/art/cover/strategy/bonus-hunting-arithmetic.svg',
      caption: 'Four offers, one good one, a negative total.',
      alt: 'Abstract cover illustration for an article on bonus hunting',
    },
  ],
  relatedCasinos: ['Kestrow', 'Halcyra'],
  relatedGames: ['Paper Comet', 'Triple Tally'],
  content: `
<p>The idea is tidy. Casinos give away bonuses, there are many casinos, so take every bonus, clear it, withdraw and move on. People have made spreadsheets of this. The trouble is not that the idea is foolish. It is that the terms were written by people who have the same spreadsheet.</p>

<h2>The break-even line</h2>
<p>Start with a bonus that can be withdrawn after wagering. Its average value is the bonus minus the cost of the staking it demands. Staking costs the house edge. So the bonus breaks even when</p>
<blockquote><p>wagering multiple × house edge = 1</p></blockquote>
<p>or, turned round, when the edge is one divided by the multiple. That gives a table worth memorising. It assumes wagering on the bonus only, and games that count in full.</p>
<table>
<thead><tr><th>Wagering</th><th>Break-even edge</th><th>Break-even RTP</th></tr></thead>
<tbody>
<tr><td>10x</td><td>10%</td><td>90%</td></tr>
<tr><td>25x</td><td>4%</td><td>96%</td></tr>
<tr><td>40x</td><td>2.5%</td><td>97.5%</td></tr>
<tr><td>50x</td><td>2%</td><td>98%</td></tr>
</tbody>
</table>
<p>At 40x you need a slot at 97.5% merely to stand still. Paper Comet, at 97.4%, falls a little short: €100 × 40 = €4,000 of stakes, and 2.6% of that is €104. Triple Tally, at 93.8%, costs 6.2% of €4,000, or €248. Terms also tend to exclude the highest-returning games, precisely because of this table.</p>

<h2>A month of hunting, priced</h2>
<p>Here are four typical offers, each cleared on a 96% slot, so with a 4% edge:</p>
<table>
<thead><tr><th>Offer</th><th>Stakes</th><th>Average cost</th><th>Average result</th></tr></thead>
<tbody>
<tr><td>€100 match, 40x</td><td>€4,000</td><td>€160</td><td>−€60</td></tr>
<tr><td>€50 reload, 30x</td><td>€1,500</td><td>€60</td><td>−€10</td></tr>
<tr><td>€20 free bonus, 50x</td><td>€1,000</td><td>€40</td><td>−€20</td></tr>
<tr><td>€100 match, 20x</td><td>€2,000</td><td>€80</td><td>+€20</td></tr>
<tr><td><strong>Total: €270</strong></td><td><strong>€8,500</strong></td><td><strong>€340</strong></td><td><strong>−€70</strong></td></tr>
</tbody>
</table>
<p>One offer of the four is favourable. At €1 a spin and 500 spins an hour, the €8,500 takes 17 hours, for an average result of minus €70.</p>

[media:1]

<h3>An honest correction</h3>
<p>The table assumes that you always finish. In reality you often run out before the wagering is complete, and once you have run out you stop paying the edge. A free €20 cannot cost you €20 if you never deposited anything; the worst case is zero. So the true average of a bonus is better than the simple sum suggests, sometimes by a good deal.</p>
<p>But look at the shape of that average. It consists of many attempts that end at nothing and a few that end well. That is a lottery profile, not a wage. And the few good endings are just what the remaining clauses are aimed at.</p>

<h2>The clauses that trim the top</h2>
<ul>
<li><strong>Maximum win.</strong> A cap of €100 on a free bonus turns a lucky €600 into €100. Removing the rare large results removes most of the average.</li>
<li><strong>Maximum bet.</strong> A €5 ceiling prevents the high-stake, early-finish approach. One spin above it can void everything.</li>
<li><strong>Irregular play.</strong> A broad term that can cover delaying bonus rounds, switching games after a big win, or low-risk betting. Its vagueness is the point.</li>
<li><strong>One per person, household or device.</strong> A partner's account on the same connection can cost both of you the winnings. Opening accounts in other names is fraud, and we will not pretend otherwise.</li>
<li><strong>Bonus eligibility.</strong> Accounts that appear only for offers are quietly removed from them.</li>
</ul>

<h2>The costs that are not in the table</h2>
<p>Every new account means documents sent to another company, another payment trail and another place where a balance can be forgotten. Withdrawal minimums and fees take their share: at €2.50 a time, twelve withdrawals cost €30. Then there is variance. To be fairly sure of collecting a small average advantage you need many repetitions and a bankroll that survives the losing ones. Most people have neither, and make up the gap with deposits that were not in the plan.</p>
<p>The last cost is habit. Seventeen hours a month at a slot to collect an offer is still seventeen hours at a slot. If the offers ended tomorrow, would the hours end too?</p>

<h2>What to do instead</h2>
<p>Treat a bonus as a discount on play you had already decided to do. Then four questions are enough:</p>
<ol>
<li>Would I make this deposit without it?</li>
<li>Is the wagering at or below the break-even multiple for a game I like?</li>
<li>Can I finish inside the time limit at my normal stake and pace?</li>
<li>Can I cancel it and keep my own money?</li>
</ol>
<p>Four yes answers make a decent discount. Simple cashback without wagering is often the cleanest: 10% back on a €200 loss is €20, with nothing to clear, although it should never become a reason to lose the €200. The <a href="/bonuses">bonus list</a> shows wagering beside each amount, so the division takes seconds. Skipping an offer costs nothing, and nearly all of them come round again.</p>
`,
}
