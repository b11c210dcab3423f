import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Why some bonuses expire in 24 hours',
  slug: 'why-some-bonuses-expire-in-24-hours',
  category: 'news',
  author: 'Tobias Renn',
  excerpt:
    'A short deadline is not only pressure. It changes the stake you must play and the odds that you finish. Here is the sum behind it.',
  metaDescription:
    'A 24-hour bonus deadline changes stake, pace and cost. We show the arithmetic and explain how Evenhand marks short offers.',
  tags: ['bonuses', 'wagering', 'terms', 'maths', 'budget'],
  publishedDaysAgo: 4,
  media: [
    {
      type: 'image',
      url: '/art/cover/news/twenty-four-hour-bonus.svg',
      caption: 'The deadline is part of the price, although it is printed elsewhere.',
      alt: 'Illustration of an hourglass standing on a list of terms',
    },
  ],
  relatedCasinos: ['Halcyra', 'Juniver'],
  relatedGames: ['Paper Comet'],
  content: `
<p>Of the offers we checked for this month's update, about one in six had to be used within 24 hours of being claimed. A year ago it was closer to one in ten. From this week our editors look at the time allowed as closely as at the wagering when they list an offer. This article explains why.</p>
<h2>Two clocks, often confused</h2>
<p>An offer can carry two deadlines, and casinos use the word "expires" for both.</p>
<ul>
<li><strong>The claim deadline:</strong> the last moment at which you may take the offer. On Evenhand this is the time left shown on the offer.</li>
<li><strong>The play deadline:</strong> how long you have to finish the wagering once you have taken it. It starts with your claim and appears in the terms.</li>
</ul>
<p>The first tells you when to decide. The second tells you what you are deciding on. An offer that can be claimed for another month may still give you only one day to play it.</p>
<h2>What a day does to the arithmetic</h2>
<p>Take a €100 bonus with 35x wagering. You need €3,500 of bets. A steady slot player makes about 500 spins an hour.</p>
<table>
<thead><tr><th>Stake per spin</th><th>Spins needed</th><th>Hours at 500 an hour</th><th>Within 24 hours?</th></tr></thead>
<tbody>
<tr><td>€0.20</td><td>17,500</td><td>35</td><td>No</td></tr>
<tr><td>€0.40</td><td>8,750</td><td>17.5</td><td>In theory only</td></tr>
<tr><td>€1.00</td><td>3,500</td><td>7</td><td>A full working day</td></tr>
<tr><td>€3.50</td><td>1,000</td><td>2</td><td>Yes</td></tr>
</tbody>
</table>
<p>With seven days, the same requirement is €500 a day: an hour of play at €1. With one day, you either sit for seven hours or raise your stake to get it over with.</p>
[media:1]
<h2>Higher stakes do not raise the cost, but they do raise the risk</h2>
<p>On a slot that returns 96%, the average cost of €3,500 in bets is €140 at any stake. What changes is how rough the ride is. A balance of €200 is 200 bets at €1, and only 57 bets at €3.50. Fewer bets means a larger chance that an ordinary bad run empties the balance before the wagering is complete. An unfinished requirement pays nothing.</p>
<p>Even with a kind game the deadline remains. On Paper Comet, with a return of 97.4%, the average cost falls to €91. The number of spins does not fall at all.</p>
<h2>Why casinos do it</h2>
<p>We asked three casinos, and the answers were more sensible than we had expected.</p>
<ol>
<li><strong>Open promises cost money.</strong> Every unfinished bonus is a sum the casino may yet have to pay. Short periods keep that figure small.</li>
<li><strong>Abuse is easier to see.</strong> Groups that open many accounts tend to leave bonuses lying until it suits them.</li>
<li><strong>It works.</strong> One manager said so plainly. A short period brings people back the same evening, and some of them deposit again.</li>
</ol>
<p>The first two reasons are fair. The third is the one you pay for. None of the three needs a 24-hour limit on an offer with heavy wagering. A period of seven days would serve the first two nearly as well.</p>
<h2>When 24 hours is fine</h2>
<p>A short period is not wrong in itself. It depends on how much there is to do.</p>
<ul>
<li>Ten free spins without wagering take two minutes. A day is plenty.</li>
<li>A €5 credit at 20x is €100 of bets, or 500 spins at €0.20: about an hour.</li>
<li>Cashback that arrives as cash needs no deadline that could hurt you.</li>
</ul>
<p>A workable rule: divide the wagering by your usual stake, then by 500. If the result is more than an hour for each day you are given, the period is too short for a relaxed game.</p>
<p>For the example above: €3,500 ÷ €1 ÷ 500 = 7 hours. With one day it fails. With seven days it passes exactly.</p>
<h2>What changes on our pages</h2>
<p>The time to finish now belongs in the summary of terms that our editors write for an offer, and the rule above, at a stake of €1, is one of the things they weigh when they choose what to feature. We do not hide offers that fail it, since you may have reasons of your own. We only try not to give them the best seat. You can sort the <a href="/bonuses">bonuses page</a> by offers that end soonest, but please read that order as information, not as a to-do list.</p>
<p>No offer is worth an evening you had other plans for. Most of them return in a slightly different coat within weeks, and the ones that do not are seldom missed.</p>
`,
}
