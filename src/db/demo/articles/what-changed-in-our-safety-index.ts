import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'What changed in our safety index',
  slug: 'what-changed-in-our-safety-index',
  category: 'news',
  author: 'Nora Whitlock',
  excerpt:
    'We now weigh terms and conduct more, and age and size less. Three casinos moved. Here is what the new weights do, line by line.',
  metaDescription:
    'The Evenhand safety index has new weights for terms and conduct. See the five questions, a worked example and the limits.',
  tags: ['safety', 'payouts', 'terms', 'maths'],
  publishedDaysAgo: 28,
  media: [
    {
      type: 'image',
      url: '/art/cover/news/safety-index-weights.svg',
      caption: 'Five parts, one number. The parts are the more useful half.',
      alt: 'Illustration of a balance with five weights of different size',
    },
  ],
  relatedCasinos: ['Aldermoon', 'Quillmoor', 'Palvero'],
  relatedGames: [],
  content: `
<p>The safety index is the number by which our casino list is sorted unless you choose otherwise. That makes it the most powerful figure on this site, and the one we owe you the clearest account of. We have changed how it is put together. This is what changed, why, and which casinos it moved.</p>
<h2>The question it answers</h2>
<p>The index answers one question: if you win and ask for your money, or lose and ask for help, how likely is it that you will be treated properly? It does not measure fun, the number of games or the size of a bonus. Those have ratings of their own in the expert review.</p>
<p>It is the weighted mean of five marks, one for each question of a published checklist. The weights say how much each question counts. They are the same for every casino, and they are what has changed. An editor may set a total by hand instead, and then says why. Each casino page shows which of the two it is; totals from before we kept the marks count as set by hand.</p>
<h2>The parts, before and after</h2>
<table>
<thead><tr><th>Part</th><th>Old weight</th><th>New weight</th></tr></thead>
<tbody>
<tr><td>Licence</td><td>25%</td><td>25%</td></tr>
<tr><td>Terms</td><td>15%</td><td>20%</td></tr>
<tr><td>Payments</td><td>25%</td><td>25%</td></tr>
<tr><td>Complaints and conduct</td><td>10%</td><td>20%</td></tr>
<tr><td>Age and ownership</td><td>25%</td><td>10%</td></tr>
</tbody>
</table>
<p>Age and ownership lost fifteen points of weight, which went to conduct (ten) and terms (five). The reason is simple. When we compared the old index with complaints that we could confirm, size explained the least. Large companies pay reliably, but so do many small ones, and a large company with poor terms can apply them to more people.</p>
[media:1]
<h2>What the new weights do</h2>
<p>Take an imagined casino with a good licence and fair terms whose payouts are slow at weekends, and give it these marks:</p>
<ul>
<li>licence: 9.4</li>
<li>payments: 7.6</li>
<li>terms: 9.2</li>
<li>complaints and conduct: 9.0</li>
<li>age and ownership: 8.1</li>
</ul>
<p>With the new weights: 9.4 × 0.25 + 7.6 × 0.25 + 9.2 × 0.20 + 9.0 × 0.20 + 8.1 × 0.10.</p>
<p>That is 2.35 + 1.90 + 1.84 + 1.80 + 0.81 = 8.70, shown as 8.7.</p>
<p>With the old weights it was 2.35 + 1.90 + 1.38 + 0.90 + 2.025 = 8.555, shown as 8.6. A tenth of a point is not much. It is also exactly the sort of change that decides who stands above whom, so you should be able to follow it.</p>
<h2>Who moved</h2>
<ul>
<li><strong>Quillmoor</strong> rose from 8.6 to 8.7. Its terms are among the clearest we have read, and terms now count for more.</li>
<li><strong>Juniver</strong> rose from 8.1 to 8.3. It is small, its low deposit limits are easy to set, and size now matters less.</li>
<li><strong>Palvero</strong> fell from 7.0 to 6.6. Its terms allow payouts to take up to six days, and it has no time-out button.</li>
</ul>
<p>Aldermoon at 9.4 and Tidewell at 9.2 stayed where they were, because they are equally strong in all five parts. Even strength is what a change of weights cannot shift.</p>
<h2>What counts as good conduct</h2>
<p>Complaints that were solved count, and tools for your own protection: tools that work, not a page that mentions them. On a test account we check whether you can do each of these alone, without asking:</p>
<ol>
<li>set a deposit limit for a day, a week and a month;</li>
<li>lower it with effect at once, and raise it only after a wait;</li>
<li>take a break of at least a day;</li>
<li>exclude yourself for six months or more;</li>
<li>see what you have deposited and withdrawn in total.</li>
</ol>
<p>The fifth is the rarest. A plain total is the least comfortable number in gambling, and the most useful one. Casinos that show it without a search stand higher in this part.</p>
<h2>What the index cannot tell you</h2>
<p>It is based on what we could see and test. A company can be sold, a payments team can leave, and a licence can be given up between two of our visits. A score of 9 does not remove the house edge either: if a game returns 96%, you lose four cents of each euro on average, at the safest casino in the world as much as at the worst.</p>
<p>And an index is a summary. Two casinos with 8.5 can have opposite strengths. If you withdraw often, the payout rating deserves more of your attention than the total does.</p>
<h2>What does not enter the sum</h2>
<p>Affiliate agreements, advertising and the size of a welcome offer have no weight, as before. Visitor reviews have none either. They form the user score, which we show separately. We considered mixing the two and decided against it, since one is judged from a checklist and the other is experience. Blended, each would hide the other.</p>
<p>We will look at the weights again in about a year. If we change them, we will publish the old and new figures side by side as we have done here. The current ones always stand under <a href="/how-we-rate">How we rate</a>. Until then you can filter the <a href="/casinos">casinos page</a> by a lowest index of 7, 8 or 9, and a filter at 8 with your own country set is a good start.</p>
`,
}
