import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Blackjack basic strategy, and what it cannot do',
  slug: 'blackjack-basic-strategy-and-what-it-cannot-do',
  category: 'strategies',
  author: 'Nora Whitlock',
  excerpt:
    'Basic strategy is the best answer to every hand when you know nothing but the cards in view. It cuts the price of the game to very little, and never below zero.',
  metaDescription:
    'A compact blackjack basic strategy chart, the rules that change the house edge, why insurance is a poor bet, and the limits of perfect play.',
  tags: ['blackjack', 'rtp', 'maths', 'live casino'],
  publishedDaysAgo: 72,
  media: [
    {
      type: 'image',
      url: '/art/cover/strategy/blackjack-basic-strategy.svg',
      caption: 'The chart answers one question: which choice loses least or wins most on average?',
      alt: 'Abstract cover illustration for an article on blackjack basic strategy',
    },
  ],
  relatedCasinos: ['Norrowick', 'Aldermoon'],
  relatedGames: ['Parlour Blackjack'],
  content: `
<p>Basic strategy is the list of decisions that gives the best average result for each hand, when all you know is your own cards and the dealer's one visible card. It was worked out by calculation, it can be learned in an evening or two, and in most online games you may keep the chart open beside you. It is the best value in the casino. It is also not a way to make money, and both halves deserve an explanation.</p>

<h2>The compact chart</h2>
<p>This version suits the common multi-deck game in which the dealer stands on soft 17 and you may double after splitting. Soft means a hand with an ace counted as 11.</p>
<table>
<thead><tr><th>Your hand</th><th>What to do</th></tr></thead>
<tbody>
<tr><td>Hard 8 or less</td><td>Hit</td></tr>
<tr><td>Hard 9</td><td>Double against 3 to 6, otherwise hit</td></tr>
<tr><td>Hard 10</td><td>Double against 2 to 9, otherwise hit</td></tr>
<tr><td>Hard 11</td><td>Double against 2 to 10, hit against an ace</td></tr>
<tr><td>Hard 12</td><td>Stand against 4 to 6, otherwise hit</td></tr>
<tr><td>Hard 13 to 16</td><td>Stand against 2 to 6, otherwise hit</td></tr>
<tr><td>Hard 17 or more</td><td>Stand</td></tr>
<tr><td>Soft 13 or 14</td><td>Double against 5 or 6, otherwise hit</td></tr>
<tr><td>Soft 15 or 16</td><td>Double against 4 to 6, otherwise hit</td></tr>
<tr><td>Soft 17</td><td>Double against 3 to 6, otherwise hit</td></tr>
<tr><td>Soft 18</td><td>Double against 3 to 6, stand against 2, 7 or 8, otherwise hit</td></tr>
<tr><td>Soft 19 or more</td><td>Stand</td></tr>
<tr><td>Aces or eights</td><td>Always split</td></tr>
<tr><td>Twos, threes or sevens</td><td>Split against 2 to 7, otherwise hit</td></tr>
<tr><td>Fours</td><td>Split against 5 or 6, otherwise hit</td></tr>
<tr><td>Fives</td><td>Never split, treat as hard 10</td></tr>
<tr><td>Sixes</td><td>Split against 2 to 6, otherwise hit</td></tr>
<tr><td>Nines</td><td>Split against 2 to 6, 8 or 9, otherwise stand</td></tr>
<tr><td>Tens</td><td>Never split, stand</td></tr>
</tbody>
</table>
<p>Learn it in that order: hard hands first, because they are the most frequent, then pairs, then soft hands. If doubling is not allowed with the cards you hold, hit, except on soft 18, where you stand.</p>

[media:1]

<h2>Why the uncomfortable plays are right</h2>
<p>The usual example is hard 16 against a 10. Hitting often breaks the hand. Standing loses whenever the dealer makes 17 or more, which is most of the time. Both choices lose about 54 cents per euro staked, on average, with hitting very slightly better. Basic strategy does not turn that into a good hand. It picks the less bad of two bad answers, and over thousands of hands those slivers add up.</p>

<h3>Insurance, in one sum</h3>
<p>Insurance pays 2 to 1 if the dealer, showing an ace, has a ten-value card underneath. In six decks there are 312 cards, 96 of them ten-valued. Remove the visible ace and the chance is 96 out of 311, or 30.9%. For each euro of insurance you win €2 with that chance and lose €1 with the other 69.1%: about €0.617 minus €0.691, a loss of 7.4 cents. That is a far larger edge than the main game has. Even money on a blackjack is the same bet under a kinder name. Decline both.</p>

<h2>Rules matter more than skill at the margins</h2>
<p>Parlour Blackjack has an RTP of 99.5%, which assumes correct play. Before sitting down anywhere, check these:</p>
<ul>
<li><strong>Blackjack pays 3 to 2, not 6 to 5.</strong> On a €10 bet that is €15 against €12. An unmatched blackjack comes about once in 22 hands, so losing 0.3 of a bet each time adds roughly 1.4 percentage points to the edge. It nearly quadruples a 0.5% game.</li>
<li><strong>Dealer stands on soft 17.</strong> Better for you than hitting.</li>
<li><strong>Doubling on any two cards,</strong> and after a split.</li>
<li><strong>Side bets.</strong> They are separate games with their own, generally much higher, edge.</li>
</ul>

<h2>What it cannot do</h2>
<h3>It cannot remove the edge</h3>
<p>At €5 a hand and 70 hands an hour you stake about €350 an hour. An edge of 0.5% costs €1.75. That is cheap entertainment and it is still a cost. Guesswork can easily add a percent or two; at 2% the hour costs €7.</p>
<h3>It cannot smooth the night</h3>
<p>One hand of blackjack swings by about 1.15 bets, taken as a standard deviation. Over 70 hands the swing is about 1.15 × √70, or 9.6 bets: €48 at €5 a hand. So an ordinary hour lies somewhere between losing €50 and winning €46, and about one hour in three falls outside that range. The €1.75 is invisible inside it. A winning week proves nothing about your play, and neither does a losing one.</p>
<h3>It cannot remember</h3>
<p>The chart treats each hand as new. Raising the stake after losses does not change the average cost per euro, only the number of euros. Card counting is a different matter, and it has little use online: many games shuffle after every hand, and live tables tend to cut the shoe early.</p>

<h2>Using it well</h2>
<p>Bring a budget of at least 40 bets for an hour, so €200 for a €5 table, or look for a €1 table and bring €40. Keep the chart visible. Play at a pace that lets you look. If you notice that you are deciding by feeling, you have stopped paying the low price and begun paying the higher one, and that is as good a signal as any to stand up.</p>
`,
}
