import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Support desks at three in the morning',
  slug: 'support-desks-at-three-in-the-morning',
  category: 'reviews',
  author: 'Nora Whitlock',
  excerpt:
    'We asked the same five questions at nine casinos in the middle of the night, and graded the answers instead of the smiles.',
  metaDescription:
    'Five questions, nine casinos, three in the morning: how long support took, how many answers were right, and how to ask yours.',
  tags: ['safety', 'payouts', 'terms', 'wagering'],
  publishedDaysAgo: 201,
  media: [
    {
      type: 'image',
      url: '/art/cover/review/night-support-desk.svg',
      caption: 'Open round the clock can mean a person, a script, or a form.',
      alt: 'Illustration of a lit desk with a headset at night',
    },
  ],
  relatedCasinos: ['Aldermoon', 'Kestrow', 'Umberly'],
  relatedGames: [],
  content: `
<p>Most casinos promise support around the clock. It is an easy promise to make, since few people test it, and those who do are usually in some kind of trouble. A withdrawal is stuck, a limit has to be set, or the evening has got out of hand. Three in the morning is when support matters most and when it is staffed least.</p>
<p>So over five nights we asked nine casinos the same five questions by live chat. Each had a correct answer that we had taken from the casino's own terms beforehand.</p>
<h2>The five questions</h2>
<ol>
<li>Does roulette count towards the wagering of the welcome offer, and how much?</li>
<li>What is the largest bet allowed while a bonus is active?</li>
<li>My withdrawal is pending. Can I change the payment method?</li>
<li>I want to lower my weekly deposit limit. When does that take effect?</li>
<li>I would like to close my account because I am playing too much. What happens now?</li>
</ol>
<p>The fifth was asked last, and only by an editor whose account we meant to close anyway. It is the question we cared about most.</p>
[media:1]
<h2>How long, and how right</h2>
<table>
<thead><tr><th>Casino</th><th>Median wait for a person</th><th>Right answers out of 5</th></tr></thead>
<tbody>
<tr><td>Kestrow</td><td>1 min</td><td>5</td></tr>
<tr><td>Aldermoon</td><td>3 min</td><td>5</td></tr>
<tr><td>Tidewell</td><td>3 min</td><td>5</td></tr>
<tr><td>Juniver</td><td>6 min</td><td>4</td></tr>
<tr><td>Halcyra</td><td>7 min</td><td>4</td></tr>
<tr><td>Quillmoor</td><td>11 min</td><td>4</td></tr>
<tr><td>Norrowick</td><td>9 min</td><td>3</td></tr>
<tr><td>Palvero</td><td>24 min</td><td>2</td></tr>
<tr><td>Umberly</td><td>41 min</td><td>2</td></tr>
</tbody>
</table>
<p>Together they gave 34 right answers out of 45, or 76%. That leaves eleven wrong or missing ones, and the pattern is worth knowing. Six of the eleven were about wagering contribution. Those mistakes all pointed the same way: the game was said to count for more than the terms allow. A friendly mistake of that kind can cost you a bonus.</p>
<h2>Fast is not the same as useful</h2>
<p>Seven of nine chats began with an automatic assistant. We do not mind that. A good one answered the question about the largest bet in four seconds, with a link to the clause. A poor one offered the same four topics six times. What matters is the way out. At Kestrow, typing "person" was enough. At Umberly the assistant had to fail three times before a queue opened, and the queue did not show our place in it.</p>
<p>The slowest useful answer came from Quillmoor after eleven minutes. It quoted the clause, added an example, and offered to send a copy by email. We would take that over a quick guess on any night.</p>
<h2>The question that matters</h2>
<p>On the request to close an account because of too much play, we had three criteria: no attempt to change our mind, an effective block within the hour, and a pointer to independent help.</p>
<ul>
<li><strong>All three met:</strong> Aldermoon, Tidewell, Kestrow, Juniver, Quillmoor and Halcyra.</li>
<li><strong>Two met:</strong> Norrowick closed the account quickly, but named no help.</li>
<li><strong>One or none:</strong> Palvero asked us to write an email. Umberly offered free spins first.</li>
</ul>
<p>Offering a bonus to a person who says that they play too much is a serious failing. It was one reason for Umberly's low support rating, and we would not soften it for any partner.</p>
<h2>How to ask so that you get an answer</h2>
<p>You cannot improve a night shift, but you can make its work easier.</p>
<ul>
<li>Ask one question per message. Two questions tend to get one answer.</li>
<li>Name the offer or the withdrawal exactly, with its reference if there is one.</li>
<li>Ask for the clause: "Which paragraph of the terms says so?" It turns a guess into a look-up.</li>
<li>Save the chat before you close it. Most windows have a way to email or download it.</li>
<li>If an answer is about money, repeat it in your own words and ask for a yes or a no.</li>
</ul>
<h2>When you have waited long enough</h2>
<p>If a problem is still open after a few days, put it in writing. State what happened, when, what you want, and by which date you expect a reply. A licensed casino has a complaints procedure in its terms, and its licence tells you who stands above it. Keep the language plain. Anger is understandable and rarely speeds anything up.</p>
<p>If the problem is not the casino but the hour and the amount, you do not need a chat window. A limit, a time-out or self-exclusion can be set without explaining yourself to anybody, and our <a href="/responsible-gambling">responsible gambling page</a> lists the ways to do it. Nobody is keeping score of how politely you leave.</p>
`,
}
