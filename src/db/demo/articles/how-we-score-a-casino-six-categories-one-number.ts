import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'How we score a casino: six categories, one number',
  slug: 'how-we-score-a-casino-six-categories-one-number',
  category: 'guides',
  author: 'Evenhand editors',
  excerpt:
    'Every casino here carries three scores out of ten. This is what each one measures, how it is calculated, and what none of them can tell you.',
  metaDescription:
    'How Evenhand scores casinos: the Safety index, the expert score from six ratings, the users score, and what the bands at 9, 8 and 7 mean.',
  tags: ['scoring', 'safety', 'payouts', 'maths'],
  publishedDaysAgo: 3,
  isFeatured: true,
  media: [
    {
      type: 'image',
      url: '/art/cover/guide/six-ratings-one-mean.svg',
      caption: 'Six ratings, equal weight, one mean.',
      alt: 'Abstract cover illustration for the guide to casino scores',
    },
    {
      type: 'image',
      url: '/art/cover/review/three-scores-side-by-side.svg',
      caption: 'Read the three scores together. A gap between them is information.',
      alt: 'Abstract cover illustration for comparing three scores',
    },
  ],
  relatedCasinos: ['Aldermoon', 'Quillmoor', 'Palvero'],
  relatedGames: [],
  content: `
<p>Each casino on this site carries three scores, all of them out of ten: the <strong>Safety index</strong>, the <strong>expert score</strong> and the <strong>users score</strong>. They answer different questions and come from different people, so each is shown under its own name. If you only have a minute, read the Safety index first. If you have five, read on.</p>

<h2>The Safety index: can this place be trusted with money?</h2>
<p>The Safety index is our editors' judgement about risk, made from a published checklist. They mark five parts from 0 to 10, and the index is the weighted mean of the marks:</p>
<ul>
<li><strong>Licence and company details, 25%:</strong> who holds the licence, and can it be checked?</li>
<li><strong>Measured payouts, 25%:</strong> how long do our own withdrawals take?</li>
<li><strong>Fairness of terms, 20%:</strong> what happens when something goes wrong?</li>
<li><strong>Player protection tools, 20%:</strong> are limits and self-exclusion easy to find, and do they work?</li>
<li><strong>Age and size of the company, 10%.</strong></li>
</ul>
<p>It does not care how pretty the lobby is or how large the welcome offer looks. The weights are the same for every casino; the marks are where the judgement lies, and we would rather say so than hide it behind the decimal. The decimal is there so you can compare neighbours: Aldermoon at 9.4 and Tidewell at 9.2 belong in the same conversation. Aldermoon at 9.4 and Palvero at 6.6 do not.</p>

[media:1]

<h2>The expert score: six ratings and a mean</h2>
<p>The expert score covers the experience of using the casino. A reviewer rates six categories from 0 to 10 in steps of 0.1 and explains each rating in writing:</p>
<ol>
<li><strong>Bonuses:</strong> the value left after the terms, not the headline.</li>
<li><strong>Design:</strong> whether you can find the cashier, the limits and the rules without a search.</li>
<li><strong>Payouts:</strong> speed, fees, limits and the documents asked for.</li>
<li><strong>Support:</strong> how long an answer takes and whether it is an answer.</li>
<li><strong>Games:</strong> range, published RTP and sensible stake limits.</li>
<li><strong>Mobile:</strong> whether everything works on a phone, withdrawals included.</li>
</ol>
<p>The expert score is the plain mean of the six. Here is an invented casino, worked through:</p>
<table>
<thead><tr><th>Category</th><th>Rating</th><th>Same casino, poor payouts</th></tr></thead>
<tbody>
<tr><td>Bonuses</td><td>8.8</td><td>8.8</td></tr>
<tr><td>Design</td><td>8.4</td><td>8.4</td></tr>
<tr><td>Payouts</td><td>9.2</td><td>5.0</td></tr>
<tr><td>Support</td><td>8.6</td><td>8.6</td></tr>
<tr><td>Games</td><td>9.0</td><td>9.0</td></tr>
<tr><td>Mobile</td><td>8.2</td><td>8.2</td></tr>
<tr><td><strong>Total</strong></td><td>52.2</td><td>48.0</td></tr>
<tr><td><strong>Mean of six</strong></td><td>8.7</td><td>8.0</td></tr>
</tbody>
</table>
<p>The last column shows the weakness of any average. Payouts fell from excellent to poor, and the score moved by only 0.7. That is why all six ratings appear on the casino page, next to their explanations. If fast withdrawals matter most to you, read the payouts line before the total.</p>

<h3>Why not weight the categories?</h3>
<p>Because the weights would be ours and the priorities are yours. Someone who plays on a phone and never takes a bonus needs a different recipe from someone who plays blackjack at a desk. An unweighted mean is easy to check with a pencil, and a score you can check is worth more than a clever one you cannot.</p>

<h2>The users score: the mean of published reviews</h2>
<p>The users score is the mean of the overall ratings in published visitor reviews. Five reviews of 9, 8, 10, 4 and 7 add up to 38, so the score is 38 ÷ 5 = 7.6. A review that is waiting to be checked does not count until it is published.</p>
<p>Always look at the number of reviews beside it. Suppose twelve people average 8.0 and one angry player adds a 1. The mean drops to 97 ÷ 13, about 7.5. With 120 reviews averaging 8.0, the same 1 gives 961 ÷ 121, about 7.9. A small sample moves easily, in both directions, and people tend to write when they are delighted or furious.</p>

[media:2]

<h2>The bands: 9, 8 and 7</h2>
<p>Scores are grouped into four bands so a list can be read at a glance:</p>
<ul>
<li><strong>Top, 9 and above:</strong> we would struggle to name a serious weakness.</li>
<li><strong>Strong, 8 to 8.9:</strong> good, with a limitation worth knowing. Quillmoor, at 8.7 for safety, is slow at weekends.</li>
<li><strong>Fair, 7 to 7.9:</strong> usable, with a weakness you should read about first. Umberly, at 7.4, answers slowly.</li>
<li><strong>Weak, below 7:</strong> be careful. Palvero, at 6.6, pays out slowly enough for us to say so plainly.</li>
</ul>
<p>A band is a summary, not a cliff. The difference between 7.9 and 8.0 is a tenth of a point, whatever the label does.</p>

<h2>When the scores disagree</h2>
<p>A high expert score with a low users score often means that something changed after the review, or that a problem appears only under pressure, such as a delayed large withdrawal. A high users score with a modest Safety index may mean that people enjoyed themselves and have not yet needed the small print. In either case, read the latest reviews rather than the average.</p>

<h2>What a score cannot do</h2>
<p>No score predicts your session. A casino with a 9.4 offers games with a house edge, as every casino does, and over time the games keep that edge. A score can lower the chance of a bad experience with the operator. It cannot make gambling a source of income.</p>
<p>Some links to casinos may earn a commission. Commission is not one of the six categories, and it has no line in the mean. Every formula stands on the page <a href="/how-we-rate">How we rate</a>, and you can <a href="/casinos">sort the full list</a> by whichever score you trust most.</p>
`,
}
