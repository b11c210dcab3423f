import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Crypto casinos: what is different and what is not',
  slug: 'crypto-casinos-what-is-different-and-what-is-not',
  category: 'guides',
  author: 'Amara Quist',
  excerpt:
    'Faster transfers, moving exchange rates, no way to take a payment back. What changes when you play with crypto, and what stays the same.',
  metaDescription:
    'Crypto casinos explained: speed, network fees, exchange rates, identity checks and provably fair games, without the hype.',
  tags: ['crypto', 'payouts', 'safety', 'budget'],
  publishedDaysAgo: 104,
  media: [
    {
      type: 'image',
      url: '/art/cover/guide/crypto-casino-basics.svg',
      caption: 'A different way to pay. The games behind it are the same games.',
      alt: 'Illustration of a digital wallet beside a roulette wheel',
    },
    {
      type: 'image',
      url: '/art/cover/guide/network-and-address.svg',
      caption: 'Network, address, amount: check all three before you send anything.',
      alt: 'Illustration of a parcel label with three boxes to tick',
    },
  ],
  relatedCasinos: ['Kestrow', 'Umberly'],
  relatedGames: ['Halo Roulette'],
  content: `
<p>A crypto casino is a casino that accepts coins such as Bitcoin in addition to, or in place of, cards and bank transfers. That is the whole definition. It says nothing about the licence, the games or the people who run it. Much of what is written on the subject treats the means of payment as if it were a kind of character.</p>
<p>This guide separates the two. First what is truly different, then what is not.</p>
<h2>What is different</h2>
<h3>Speed</h3>
<p>A crypto transfer takes minutes to an hour, at any time of day, including Sundays. In our tests at Kestrow, the transfer was never the slow part. The casino's own approval was. So the saving is real when a casino approves quickly, and small when it does not. A transfer of 20 minutes after three days of "pending" still takes three days.</p>
<h3>Fees</h3>
<p>You pay a network fee, and it depends on the network rather than on the amount. That favours large transfers and punishes small ones. A fee of €2 is 10% of a €20 withdrawal and 1% of a €200 one. Many casinos let you choose among networks, and the cheapest is often good enough. You may also pay a spread of perhaps 1% when you buy the coin, and again when you sell.</p>
<table>
<thead><tr><th>Step for €100</th><th>Typical cost</th><th>Left</th></tr></thead>
<tbody>
<tr><td>Buy coins, 1% spread</td><td>€1.00</td><td>€99.00</td></tr>
<tr><td>Send to the casino</td><td>€1.00</td><td>€98.00</td></tr>
<tr><td>Send back</td><td>€1.00</td><td>€97.00</td></tr>
<tr><td>Sell coins, 1% spread</td><td>€0.97</td><td>€96.03</td></tr>
</tbody>
</table>
<p>In this example a deposit that was never played comes home four euros lighter. That is as much as €100 of bets on a slot with a return of 96%.</p>
[media:1]
<h3>The exchange rate</h3>
<p>Some casinos convert your deposit into euros at once. Others keep the balance in the coin. In the second case you are making two bets: one on the game, one on the price. If the coin falls by 5% in the evening, a player who breaks even at the tables has lost 5%. A stablecoin, whose price follows a currency, avoids most of this. Check which kind of balance you have before you deposit.</p>
<h3>Finality</h3>
<p>A card payment can be disputed. A crypto payment cannot. If you choose the wrong network or mistype the address, the money is usually gone, and support cannot fetch it back. If the casino refuses to pay, there is no bank to ask. This is the strongest reason to be <em>more</em> careful about the licence here, not less.</p>
<h2>What is not different</h2>
<h3>The edge</h3>
<p>A wheel with one zero has an edge of 2.7% in any currency. Halo Roulette returns 97.3% whether you bet euros or fractions of a coin. What changes is how it feels. A bet of 0.00005 of something looks like nothing. Set the display to euros wherever the casino offers it.</p>
<h3>Identity checks</h3>
<p>"No documents" is a common promise with a short life. A licensed casino must know its customers, and it will ask at the latest when you withdraw a notable amount. If you cannot or do not want to show your identity, do not deposit in the hope that nobody asks. The question tends to arrive together with your first large win.</p>
<h3>Terms</h3>
<p>Wagering, win caps, largest bets and excluded games are exactly as common. A few casinos exclude crypto deposits from the welcome offer, others offer them a larger one. The sum is the same: bonus times multiple times edge.</p>
<h3>Tax and law</h3>
<p>If gambling is restricted where you live, paying with coins does not alter that. And in many places, selling coins can matter for tax, even if the winnings themselves do not. Ask somebody who knows the rules of your country.</p>
<h2>What about provably fair?</h2>
<p>Some games let you check that a result was fixed before your bet. That is a good feature. It proves that one round was not altered. It says nothing about the size of the edge or about whether you will be paid. You need three answers, and it is only one of them.</p>
[media:2]
<h2>A first deposit, step by step</h2>
<ol>
<li>Check the licence in the footer, and that the company name in the terms is the same.</li>
<li>Read the page on withdrawals: smallest amount, fee, networks, limits per week.</li>
<li>Set your deposit limit in euros. If limits exist only in coins, convert them and write the figure down.</li>
<li>Send a small amount first. Compare the first and last six characters of the address.</li>
<li>Withdraw part of it before you play much. You learn how long it takes while little is at stake.</li>
<li>Only then deposit what you had planned.</li>
</ol>
<h2>Who it suits</h2>
<p>If you hold coins already, know how to send them, and value a quick withdrawal, a crypto casino can be a sensible choice. Kestrow is the best of them in our list: index 9.1, a Malta licence, and cashback every week. At the other end, Umberly accepts coins too and answers slowly, which is an awkward pairing with payments that cannot be undone.</p>
<p>If you would have to buy coins for the purpose, the costs and the extra steps will usually outweigh the hours saved. An e-wallet at a casino that pays within a day gets you nearly the same result. You can filter the <a href="/casinos">casinos page</a> by payment method and compare both.</p>
`,
}
