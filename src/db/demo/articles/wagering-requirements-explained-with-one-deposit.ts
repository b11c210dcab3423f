import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Wagering requirements, explained with one deposit',
  slug: 'wagering-requirements-explained-with-one-deposit',
  category: 'guides',
  author: 'Tobias Renn',
  excerpt:
    'One deposit of a hundred euros, one matched bonus, and every clause that changes what it is worth. Follow the sum once and you can price any offer.',
  metaDescription:
    'Wagering requirements worked through with one €100 deposit: the multiplier, what it applies to, game contribution, time limits and average cost.',
  tags: ['wagering', 'bonuses', 'maths', 'terms'],
  publishedDaysAgo: 11,
  media: [
    {
      type: 'image',
      url: '/art/cover/guide/one-deposit-one-bonus.svg',
      caption: 'The multiplier matters less than the number it multiplies.',
      alt: 'Abstract cover illustration for a guide to wagering requirements',
    },
  ],
  relatedCasinos: ['Halcyra', 'Kestrow'],
  relatedGames: ['Paper Comet', 'Parlour Blackjack'],
  content: `
<p>A wagering requirement is the total you must stake before bonus money, and what you win with it, can be withdrawn. It is usually written as a multiplier: 35x. The multiplier alone tells you very little. To see why, take one deposit and follow it all the way.</p>
<p>Our example: you deposit <strong>€100</strong>, and the casino adds a 100% match of <strong>€100</strong>. You now see €200 on the screen. The terms say 35x wagering, 30 days, maximum bet €5.</p>

<h2>Step one: what is being multiplied?</h2>
<p>This is the most important line in the terms, and it is often the shortest. There are two common versions:</p>
<table>
<thead><tr><th>Wording</th><th>Sum</th><th>Total stakes needed</th></tr></thead>
<tbody>
<tr><td>35x the bonus</td><td>35 × €100</td><td>€3,500</td></tr>
<tr><td>35x deposit plus bonus</td><td>35 × €200</td><td>€7,000</td></tr>
</tbody>
</table>
<p>Same multiplier, twice the work. With a 100% match, 35x on deposit plus bonus is the same as 70x on the bonus alone. When two offers use different wording, convert both to euros of stakes and compare those.</p>

<h2>Step two: what does the staking cost on average?</h2>
<p>Every stake has an average cost equal to the house edge, which is 100% minus the RTP. A slot with an RTP of 96% has an edge of 4%. Paper Comet, at 97.4%, has an edge of 2.6%. Multiply the edge by the total stakes:</p>
<table>
<thead><tr><th>Stakes needed</th><th>At 96% RTP</th><th>At 97.4% RTP</th></tr></thead>
<tbody>
<tr><td>€3,500</td><td>€140</td><td>€91</td></tr>
<tr><td>€7,000</td><td>€280</td><td>€182</td></tr>
</tbody>
</table>
<p>The bonus adds €100. On the friendlier version, with the friendlier game, it comes out about €9 ahead of its cost on average. In the other three cells the cost is larger than the bonus.</p>
<p>These are averages for someone who finishes. Many people do not finish, because the balance reaches zero along the way. They stake less, so they pay less than the table shows, and the price of that is ending with nothing, deposit included.</p>

[media:1]

<h2>Step three: which games count, and for how much?</h2>
<p>Slots usually count 100%. Table games often count 10%, or nothing. At 10%, a €5 hand of blackjack reduces the requirement by 50 cents. To clear €3,500 you would have to stake €35,000.</p>
<p>Parlour Blackjack has an RTP of 99.5% with correct play, so the edge is 0.5%. Half a percent of €35,000 is €175. The game with the smallest edge has become dearer than the slot, purely through the contribution rule. Excluded games are worse: stakes on them count for nothing, and in some terms they void the bonus.</p>

<h2>Step four: how long will it take?</h2>
<p>At €1 a spin, €3,500 is 3,500 spins. At roughly 500 spins an hour that is seven hours. Over 30 days it is a few short evenings. If the limit were three days, it would be more than two hours every day, and a bonus that decides how long you play has stopped being entertainment.</p>
<p>Raising the stake shortens the time and raises the chance of running out early. It may also break the maximum bet rule. At €5 or less you are safe in our example. A single €6 spin could let the casino cancel the winnings, even if it was an accident.</p>

<h2>Step five: which money is played first?</h2>
<p>Two structures exist, and they feel very different when you want to leave.</p>
<ul>
<li><strong>Own money first:</strong> your €100 is played before the bonus. If you win early, you can usually give up the bonus and withdraw what is left of your own money and its winnings.</li>
<li><strong>Locked together:</strong> the deposit and bonus form one balance, and nothing can leave until wagering is complete, or leaving early forfeits more than the bonus.</li>
</ul>
<p>The first is sometimes called non-sticky or parachute, the second sticky. Terms rarely use those words, so ask support: if I cancel the bonus today, what happens to my deposit? Save the answer.</p>

<h2>Step six: is there a ceiling?</h2>
<p>Some bonuses, particularly no-deposit ones, cap what can be withdrawn. If the cap is €100 and you complete wagering with €340, the other €240 is removed. There is nothing hidden about that if the terms say so, but it cuts off exactly the lucky outcomes that make a bonus attractive.</p>

<h2>The formula to keep</h2>
<blockquote><p>Average cost = multiplier × base × (100% − RTP) ÷ contribution</p></blockquote>
<p>For our first case: 35 × €100 × 4% ÷ 100% = €140. For blackjack at 10%: 35 × €100 × 0.5% ÷ 10% = €175. Compare the result with the bonus amount, and then ask whether you would want to play that long with no bonus at all. If the answer is no, the offer is too long for you, whatever the percentage says. You can try the sum on any entry in the <a href="/bonuses">bonus list</a>.</p>
`,
}
