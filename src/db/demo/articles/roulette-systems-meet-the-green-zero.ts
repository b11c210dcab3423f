import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Roulette systems meet the green zero',
  slug: 'roulette-systems-meet-the-green-zero',
  category: 'strategies',
  author: 'Tobias Renn',
  excerpt:
    'Every staking system rearranges when you lose, and none changes how much on average. We run a doubling system through a single-zero wheel and show every step.',
  metaDescription:
    'Why no roulette system beats the zero: the doubling system worked in full, with odds, losses and table limits, plus what you can choose wisely.',
  tags: ['roulette', 'maths', 'rtp', 'live casino'],
  publishedDaysAgo: 116,
  media: [
    {
      type: 'image',
      url: '/art/cover/strategy/roulette-green-zero.svg',
      caption: 'Thirty-seven pockets, paid as if there were thirty-six.',
      alt: 'Abstract cover illustration for an article on roulette systems',
    },
  ],
  relatedCasinos: ['Norrowick', 'Aldermoon'],
  relatedGames: ['Halo Roulette'],
  content: `
<p>Roulette is the favourite laboratory of people with systems. The bets are simple, the history is displayed above the wheel, and there is always a pattern in it somewhere. There is also one green pocket that no pattern removes. Everything in this article follows from it.</p>

<h2>The zero, in one line</h2>
<p>A single-zero wheel, such as the one in Halo Roulette, has 37 pockets. A winning number pays 35 to 1, so €1 on it comes back as €36. Put €1 on every number: you stake €37 and receive €36, on every spin, whatever happens. You lose €1 in 37, which is 2.7%. That is the house edge, and it is why the RTP is 97.3%.</p>
<p>The same 2.7% sits inside every standard bet on the table. Red wins on 18 pockets and loses on 19. A dozen wins on 12 and loses on 25, paid 2 to 1. Combining bets, each with the same edge, gives a combination with the same edge. Covering more of the table changes how often you win and how much, not what it costs.</p>

<h2>The doubling system, in full</h2>
<p>The most famous system says: bet on red, and after each loss double the stake. When red comes, you have won back everything plus the first stake. Start at €5 on a table with a €500 maximum:</p>
<table>
<thead><tr><th>Bet number</th><th>Stake</th><th>Total lost if it fails</th></tr></thead>
<tbody>
<tr><td>1</td><td>€5</td><td>€5</td></tr>
<tr><td>2</td><td>€10</td><td>€15</td></tr>
<tr><td>3</td><td>€20</td><td>€35</td></tr>
<tr><td>4</td><td>€40</td><td>€75</td></tr>
<tr><td>5</td><td>€80</td><td>€155</td></tr>
<tr><td>6</td><td>€160</td><td>€315</td></tr>
<tr><td>7</td><td>€320</td><td>€635</td></tr>
</tbody>
</table>
<p>The eighth bet would be €640, above the table maximum. So the system is really this: win €5 nearly always, lose €635 occasionally. How occasionally? Red fails with a chance of 19 in 37. Seven failures in a row have a chance of (19/37) to the seventh power, about 0.94%, or one sequence in 106.</p>

[media:1]

<h3>Put the two together</h3>
<p>A sequence wins €5 with a chance of 99.06% and loses €635 with a chance of 0.94%. The average is about €4.95 minus €5.98: <strong>a loss of €1.03 per sequence</strong>. The average amount staked per sequence is about €38, and 2.7% of that is €1.03. The system has paid exactly the house edge on the money it put through. It has not found a gap.</p>
<p>What it did was change the shape. Play 100 sequences and the chance of meeting the €635 loss at least once is about 61%. If you escape it, you are €500 ahead. That is why the system has sincere admirers: at any time, a good share of its users are winning. They have not yet met the seventh loss, and each of them believes the reason is discipline.</p>

<h2>The milder relatives</h2>
<ul>
<li><strong>Add one unit after a loss, take one off after a win.</strong> The climb is slower, so it lasts longer. A long even stretch shows small profits, a bad run leaves you at high stakes.</li>
<li><strong>Follow a number sequence such as 1, 1, 2, 3, 5, 8.</strong> Slower than doubling, and a single win recovers only part of the loss.</li>
<li><strong>Double after wins instead.</strong> Small losses often, a large win rarely. Gentler on the budget, with the same edge.</li>
<li><strong>Cover 36 of 37 numbers.</strong> You stake €36. If one of them comes, you get €36 back, and so you have gained nothing. If the uncovered number comes, you lose €36. It cannot win at all.</li>
</ul>
<p>Bring us any other one and the same test settles it. Each euro you stake loses 2.7 cents on average. A staking rule decides how many euros you stake and when. No rule made only of such bets can add up to more than zero, because a sum of negative numbers is negative in any order.</p>

<h2>About the history board</h2>
<p>Six blacks in a row make red neither more nor less likely. The chance of red on the next spin is 18 in 37, or 48.6%, as before. The board is displayed because people enjoy reading it, and reading it produces bets.</p>

<h2>What you can actually choose</h2>
<ol>
<li><strong>The wheel.</strong> A double-zero wheel has 38 pockets and an edge of 2 in 38, or 5.26%. With €5 a spin and 60 spins an hour you stake €300. That costs €8.11 an hour on a single-zero wheel and €15.79 on a double-zero one.</li>
<li><strong>The half-back rule.</strong> Some tables return half of an even-money stake when zero comes, which cuts that edge to 1.35%. Look for la partage in the rules.</li>
<li><strong>The speed.</strong> Live roulette, as at Norrowick, may run 40 to 60 spins an hour. An automatic wheel can run far more. Cost follows spins.</li>
<li><strong>The size.</strong> A flat stake of one fiftieth of your session budget gives you time and no surprises: €1 from €50.</li>
<li><strong>The end.</strong> A number of spins, or a time. Not a profit target, which can be far away when you most want it.</li>
</ol>
<p>If you enjoy a system as a ritual, play it with 10 cent chips and write down the worst loss before you begin. At €0.10 the seven steps risk €12.70. That is a fair price for an experiment whose result you now know.</p>
`,
}
