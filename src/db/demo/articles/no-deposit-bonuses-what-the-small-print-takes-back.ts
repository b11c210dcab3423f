import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'No deposit bonuses: what the small print takes back',
  slug: 'no-deposit-bonuses-what-the-small-print-takes-back',
  category: 'reviews',
  author: 'Nora Whitlock',
  excerpt:
    'Ten free euros sound simple. We follow them through wagering, win caps and identity checks to see how much can reach your account.',
  metaDescription:
    'What a no deposit bonus is really worth: wagering, win caps, game limits and identity checks, worked through with plain numbers.',
  tags: ['no deposit', 'bonuses', 'wagering', 'terms', 'maths'],
  publishedDaysAgo: 8,
  isFeatured: true,
  media: [
    {
      type: 'image',
      url: '/art/cover/review/no-deposit-small-print.svg',
      caption: 'The headline is one line long. The conditions that decide its value are not.',
      alt: 'Illustration of a small gift beside a long sheet of terms',
    },
    {
      type: 'image',
      url: '/art/cover/review/ten-euros-wagered.svg',
      caption: 'Ten euros of credit, wagered forty times, is four hundred euros of bets.',
      alt: 'Illustration of one coin turning into a long row of bets',
    },
  ],
  relatedCasinos: ['Halcyra', 'Juniver'],
  relatedGames: ['Paper Comet', 'Kiteflyer'],
  content: `
<p>A no deposit bonus is the only casino offer that costs you no money to try. That makes it the easiest to like and the easiest to misread. The credit is real, the games are real, and now and then somebody withdraws something. What the headline leaves out is how many gates stand between the credit and your bank account.</p>
<p>We read the conditions of the no deposit offers listed on our <a href="/bonuses">bonuses page</a> and looked for the clauses that take value back. There are five, and they appear in almost the same order every time.</p>
<h2>1. Wagering: the largest bill</h2>
<p>Suppose you are given €10 with 40x wagering. You must place €400 of bets before anything can be withdrawn. On a slot that returns 96%, every euro bet costs four cents on average, so the expected cost of the requirement is €400 × 4% = €16. You were given €10. On average, the credit runs out before the wagering does.</p>
<table>
<thead><tr><th>Wagering on €10</th><th>Total bets</th><th>Average cost at 96%</th><th>Average cost at 97.4%</th></tr></thead>
<tbody>
<tr><td>20x</td><td>€200</td><td>€8.00</td><td>€5.20</td></tr>
<tr><td>30x</td><td>€300</td><td>€12.00</td><td>€7.80</td></tr>
<tr><td>40x</td><td>€400</td><td>€16.00</td><td>€10.40</td></tr>
<tr><td>60x</td><td>€600</td><td>€24.00</td><td>€15.60</td></tr>
</tbody>
</table>
<p>You cannot lose more than the credit itself, so read any cost above €10 as "most people finish with nothing". Some players do get through, because results vary widely over a few hundred bets. They are the reason the next gate exists.</p>
[media:1]
<h2>2. The win cap</h2>
<p>Nearly every no deposit offer limits what you may withdraw, often to €50 or €100. The cap matters more than it seems. Getting through 40x wagering on €10 usually takes a lucky run, and the cap trims exactly those runs. If your balance stands at €180 when the wagering is done and the cap is €50, the casino removes €130. It told you so in advance, which is why you should look for the figure before you start.</p>
<h2>3. The games that count</h2>
<p>The credit is often tied to one slot or a short list. That list seldom includes the games with the highest return. Compare two published figures: Paper Comet returns 97.4%, Kiteflyer 94.1%. Over €400 of bets the average cost is €10.40 on the first and €23.60 on the second. Same bonus, same multiple, more than twice the price.</p>
<p>Where several games are allowed, check how much each contributes. A table game that counts 10% turns €400 of wagering into €4,000 of bets.</p>
[media:2]
<h2>4. The deposit that "no deposit" still needs</h2>
<p>Many casinos ask for a small deposit before they pay out a no deposit win, usually to confirm that the payment method belongs to you. The purpose is sound. The wording is not always. Look for three things:</p>
<ul>
<li>the amount asked for, which should be small, €10 or €20;</li>
<li>whether that deposit can be withdrawn again, or has wagering of its own;</li>
<li>whether you may withdraw by the same method, since some can only be used to pay in.</li>
</ul>
<h2>5. Identity checks and one per household</h2>
<p>You will be asked for proof of identity and address before the first withdrawal. That is normal at any licensed casino. What catches people out is the limit of one account per person, household, address or device. If somebody you live with has already claimed the offer, yours can be cancelled after the wagering is finished. It is fairer to ask support first, and to keep the answer.</p>
<h2>What a good offer looks like</h2>
<p>We do not score these offers by size. A €5 credit at 20x on a slot that returns 96% needs €100 of bets, costs €4 on average, and leaves about €1 of expected value. A €25 credit at 60x needs €1,500, costs €60 on average, and leaves nothing for most people. The smaller number is the better offer.</p>
<ol>
<li>Wagering of 25x or less, stated on the credit only.</li>
<li>A win cap of at least five times the credit.</li>
<li>A named game whose return is published and above 96%.</li>
<li>At least seven days to finish.</li>
<li>No card details needed to claim.</li>
</ol>
<p>Halcyra runs these offers most often in our list, and Juniver's low minimum deposits make it a practical alternative if you would rather skip the conditions altogether. A deposit of €10 with no bonus attached has no wagering, no cap and no game list. If you win, the money is yours to withdraw.</p>
<h2>The fair way to use one</h2>
<p>Treat the credit as a test drive. It lets you see how the lobby works on your phone, how quickly support replies and what the identity check asks for, all before your own money is involved. Those are real benefits, and they do not depend on luck. If you notice that you are about to deposit to "rescue" a balance that is nearly gone, the bonus has done its job for the casino, and that is a good moment to close the page.</p>
`,
}
