import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Free spins: what one spin is worth',
  slug: 'free-spins-what-one-spin-is-worth',
  category: 'promotions',
  author: 'Tobias Renn',
  excerpt:
    'Two hundred spins can be worth less than twenty. The value depends on four figures, and the number in the headline is the weakest of them.',
  metaDescription:
    'Work out what free spins are worth from spin size, return, wagering and win cap, with worked examples for typical offers.',
  tags: ['free spins', 'slots', 'rtp', 'wagering', 'maths'],
  publishedDaysAgo: 184,
  media: [
    {
      type: 'image',
      url: '/art/cover/other/worth-of-one-spin.svg',
      caption: 'One spin at ten cents and one spin at fifty cents share a name and little else.',
      alt: 'Illustration of two slot reels of different size side by side',
    },
  ],
  relatedCasinos: ['Halcyra', 'Tidewell'],
  relatedGames: ['Paper Comet', 'Kiteflyer', 'Nine Quiet Foxes'],
  content: `
<p>Free spins are counted in spins, which is odd when you think about it. Nobody would accept "two hundred coins" without asking which coin. A spin has a value too. It follows from four figures, all of which should be in the terms:</p>
<ol>
<li>the size of the spin, often €0.10 or €0.20;</li>
<li>the return of the slot;</li>
<li>the wagering on what you win;</li>
<li>the win cap.</li>
</ol>
<h2>Step one: what the spins win on average</h2>
<p>Number × size × return. Fifty spins at €0.10 on a slot that returns 96% win 50 × 0.10 × 0.96 = €4.80 on average. Twenty spins at €0.50 win 20 × 0.50 × 0.96 = €9.60. The smaller number is worth twice the larger one.</p>
<p>The slot matters less at this step. The same fifty spins win €4.87 on Paper Comet (97.4%) and €4.71 on Kiteflyer (94.1%). The gap is 16 cents. It grows once wagering enters.</p>
[media:1]
<h2>Step two: what the wagering takes</h2>
<p>Winnings from free spins are usually credited as bonus money. If they carry 35x wagering, €4.80 becomes €168 of bets, and at a return of 96% those bets cost €6.72 on average. The cost is greater than the winnings, so most people end with nothing.</p>
<table>
<thead><tr><th>Offer</th><th>Average winnings</th><th>Bets needed</th><th>Average cost at 96%</th><th>What is left</th></tr></thead>
<tbody>
<tr><td>50 spins at €0.10, no wagering</td><td>€4.80</td><td>none</td><td>€0.00</td><td>€4.80</td></tr>
<tr><td>50 spins at €0.10, 10x</td><td>€4.80</td><td>€48</td><td>€1.92</td><td>€2.88</td></tr>
<tr><td>50 spins at €0.10, 25x</td><td>€4.80</td><td>€120</td><td>€4.80</td><td>€0.00</td></tr>
<tr><td>200 spins at €0.10, 40x</td><td>€19.20</td><td>€768</td><td>€30.72</td><td>below zero</td></tr>
<tr><td>20 spins at €0.20, no wagering</td><td>€3.84</td><td>none</td><td>€0.00</td><td>€3.84</td></tr>
</tbody>
</table>
<p>"Below zero" does not mean that you owe anything. It means the sum runs out before the wagering does for most players, while a lucky few keep something. Compare the last two rows: twenty plain spins are worth more than two hundred with 40x.</p>
<h2>Step three: the cap and the shape of winnings</h2>
<p>On a slot with high volatility, much of the average comes from rare large wins. A cap removes precisely those. Suppose that one player in fifty wins €100 from the spins, while the others win €2.84 on average. The average is (100 + 49 × 2.84) ÷ 50 = €4.78. With a cap of €20, it becomes (20 + 49 × 2.84) ÷ 50 = €3.18. One line in the terms has taken a third of the value.</p>
<p>So a cap costs least on a calm slot and most on a wild one. If you may choose, a slot of low or medium volatility is the better home for capped spins. If there is neither cap nor wagering, the choice changes only the ride.</p>
<h2>Step four: subtract what you paid</h2>
<p>Many free spins come with a deposit. Then they are not free, they are part of a price. If you must deposit €20 and may withdraw it unplayed, the spins cost you nothing but time. If the deposit must be bet once before withdrawal, a common rule against money laundering, that is €20 × 4% = €0.80. If the deposit is tied to the wagering, treat the whole as a match bonus and do the sum for that.</p>
<h2>Small lines that void spins</h2>
<ul>
<li><strong>Daily portions.</strong> "100 spins" may be ten a day for ten days, each lost when you do not log in. Count only the days on which you would.</li>
<li><strong>Short life.</strong> 24 hours to use the spins is common, and fine. 24 hours to finish the wagering is not.</li>
<li><strong>One slot only.</strong> Check that the slot is available in your country before you deposit.</li>
<li><strong>Fixed lines.</strong> A spin at €0.10 on a slot whose lowest bet is €0.20 will not run, and support has to change it.</li>
</ul>
<h2>A quick scale</h2>
<p>To compare offers, divide what is left by the number of spins. Fifty spins at €0.10 without wagering come to 9.6 cents a spin. With 10x it is 5.8 cents, and with 25x nothing. Offers that deserve the name lie above five cents for a ten-cent spin. In our list, about a third do.</p>
<h2>What spins are good for</h2>
<p>They let you try a slot at no cost: how often it pays something, how long the features take, whether the sounds drive you out of the room. Nine Quiet Foxes, for instance, is a game whose pace some readers love and others cannot bear. You will know within ten spins. Where there is a demo version, you will know without any spins at all, and without an account. Our <a href="/games">games page</a> shows which slots have one.</p>
<p>Treat any money left at the end as a pleasant exception. A few euros are the average for the best offers. They are not a reason to deposit, and certainly none to deposit twice.</p>
`,
}
