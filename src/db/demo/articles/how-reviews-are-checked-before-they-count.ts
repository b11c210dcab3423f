import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'How reviews are checked before they count',
  slug: 'how-reviews-are-checked-before-they-count',
  category: 'news',
  author: 'Evenhand editors',
  excerpt:
    'Most visitor reviews appear at once, some wait for an editor, and a few never appear. These are the rules, including those we do not like.',
  metaDescription:
    'How Evenhand handles visitor reviews: what is published at once, what is held for staff, and what a verified mark means.',
  tags: ['safety', 'terms', 'payouts'],
  publishedDaysAgo: 48,
  media: [
    {
      type: 'image',
      url: '/art/cover/news/review-checks.svg',
      caption: 'Most reviews need no decision from us. The rest get one from a person.',
      alt: 'Illustration of review cards passing through a simple gate',
    },
  ],
  relatedCasinos: ['Tidewell', 'Umberly'],
  relatedGames: [],
  content: `
<p>A comparison site that lets anybody write reviews has a problem, and one that lets nobody write them has a larger one. Casinos have a reason to praise themselves. Competitors have a reason to complain. People who have just lost money are angry, sometimes rightly. All of them use the same form as you.</p>
<p>We have rewritten the rules by which reviews are handled. This is the plain version.</p>
<h2>What happens when you press the button</h2>
<p>A review without signs of abuse is published at once. We do not read it first, we do not soften it, and we do not wait to see whether a casino minds. It appears as unverified, with a helpful count of zero.</p>
<p>A review is held for an editor when it shows one of these signs:</p>
<ul>
<li>it contains links or contact details;</li>
<li>more than ten reviews have come from one address within an hour;</li>
<li>its text is nearly the same as an earlier review by a different author.</li>
</ul>
<p>An editor then publishes it or leaves it out. Being held is not an accusation. Three people in a shared flat can write on one evening, and many honest reviews repeat the same complaint. The words just have to be their own.</p>
[media:1]
<h2>What an editor does not look at</h2>
<p>The rating. A 2 and a 9 go through the same gate, and neither tone nor score is a reason to hold anything. Nor does it matter whether the casino has an affiliate arrangement with us. If it did, you should stop reading this site.</p>
<p>We also do not correct opinions. If you think that a lobby is ugly, it stays ugly. If you write that a withdrawal took nine days and we measured two, your nine days stay as well. Both can be true.</p>
<h2>What the verified mark means</h2>
<p>It means that an editor has seen something that supports the review, such as a dated cashier page with private details covered. It does not mean that we agree, and a review without the mark is not a worse one. The mark is set by us alone, and it cannot be requested by a casino.</p>
<h2>How a score comes about</h2>
<p>A casino review has six ratings from 1 to 10: bonuses, design, payouts, support, games and mobile. The user score of a casino is built from reviews that are published. Those still held do not count, in either direction.</p>
<p>A small example shows why numbers matter as much as averages:</p>
<table>
<thead><tr><th>Reviews so far</th><th>Average</th><th>A new review of 1</th><th>New average</th></tr></thead>
<tbody>
<tr><td>4</td><td>8.0</td><td>(32 + 1) ÷ 5</td><td>6.6</td></tr>
<tr><td>19</td><td>8.0</td><td>(152 + 1) ÷ 20</td><td>7.65</td></tr>
<tr><td>99</td><td>8.0</td><td>(792 + 1) ÷ 100</td><td>7.93</td></tr>
</tbody>
</table>
<p>With four reviews, a single bad evening moves the score by 1.4 points. With 99, it moves it by 0.07. So look at the count beside the score. We print it there on purpose, and we keep the user score apart from the expert score and the safety index, each under its own name.</p>
<h2>The rules we are not happy with</h2>
<p>Honesty includes the weak points.</p>
<ol>
<li><strong>Publishing at once lets some false reviews through.</strong> We prefer that to holding everybody back, but for some hours a false review can stand.</li>
<li><strong>A patient writer can avoid the signs.</strong> One invented review a week, in fresh words, is hard to tell from a real one.</li>
<li><strong>People write when something happened.</strong> A withdrawal that arrives on time seldom inspires anybody. User scores therefore lean towards the extremes.</li>
</ol>
<p>The third is not abuse, merely human nature, and no gate will cure it. You can correct for it yourself by reading a few reviews from the middle of the scale. A thoughtful 6 usually tells you more than three 10s.</p>
<h2>Votes</h2>
<p>The helpful button adds one vote, once per visitor, review and day. Votes never change a score. They tell other readers which reviews are worth their time, and they tell us which casinos to re-test. Umberly's support was moved up our test list because eleven readers found the same complaint helpful within a week.</p>
<h2>Writing a review that helps</h2>
<ul>
<li>Say what you did, in what order, and how long it took.</li>
<li>Name the payment method and the type of offer.</li>
<li>Separate luck from service. A losing evening says nothing about a casino, but a missing answer does.</li>
<li>Leave out names, addresses and account numbers, including your own.</li>
</ul>
<blockquote>"Withdrew €80 by e-wallet on a Monday, documents sent the week before, money there on Tuesday at four. Chat was polite and did not know the bonus terms. 7."</blockquote>
<p>That is a complete review in two sentences. It would take a minute to write, and it would help the next person decide. The form is at the foot of every casino page, and the newest entries are collected under <a href="/reviews">reviews</a>.</p>
`,
}
