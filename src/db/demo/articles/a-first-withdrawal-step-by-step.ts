import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'A first withdrawal, step by step',
  slug: 'a-first-withdrawal-step-by-step',
  category: 'guides',
  author: 'Nora Whitlock',
  excerpt:
    'The first withdrawal is the slowest, because it is when a casino checks who you are. Prepare before you ask, know the four stages, and keep your hands off cancel.',
  metaDescription:
    'What happens in a first casino withdrawal: documents, checks, approval and payment, with a realistic timeline and what to do when it stalls.',
  tags: ['payouts', 'safety', 'verification', 'terms'],
  publishedDaysAgo: 28,
  media: [
    {
      type: 'image',
      url: '/art/cover/guide/first-withdrawal-timeline.svg',
      caption: 'Four stages. Only the last one depends on the payment method.',
      alt: 'Abstract cover illustration for a guide to a first withdrawal',
    },
  ],
  relatedCasinos: ['Aldermoon', 'Quillmoor', 'Palvero'],
  relatedGames: [],
  content: `
<p>You have a balance you would like to keep. You press withdraw, and instead of money you get an email asking for a passport. This is normal. The first withdrawal is when most casinos verify that you are who you said you were, and it is nearly always slower than the second. Here is how to make it as short as it can be.</p>

<h2>Before you ask: four checks</h2>
<ol>
<li><strong>Is the balance withdrawable?</strong> Look for a split between cash and bonus. An unfinished wagering requirement can block everything, or make you forfeit winnings by asking.</li>
<li><strong>Has the deposit been played?</strong> Many casinos require each deposit to be staked at least once, to discourage money laundering. If you deposited €50 and staked €30, you may be €20 short.</li>
<li><strong>Is it above the minimum and below the limit?</strong> A €35 balance with a €50 minimum cannot leave yet.</li>
<li><strong>Is your profile accurate?</strong> The name, date of birth and address must match your documents exactly. Correct mistakes through support now, not during the check.</li>
</ol>

<h2>Prepare the documents</h2>
<p>You will usually be asked for three kinds of proof. Scan or photograph them in good light, with all four corners visible, and do not crop or edit beyond what the casino asks for.</p>
<table>
<thead><tr><th>Proof</th><th>Usual document</th><th>Common reason for refusal</th></tr></thead>
<tbody>
<tr><td>Identity</td><td>Passport, identity card or driving licence</td><td>Expired, glare, a missing corner</td></tr>
<tr><td>Address</td><td>Utility bill or bank statement from the last three months</td><td>Too old, or an address that differs from the profile</td></tr>
<tr><td>Payment</td><td>Card with the middle digits covered, or a wallet screenshot with your name</td><td>Account in someone else's name</td></tr>
</tbody>
</table>
<p>For a card, follow the casino's instruction on which digits to show. Commonly that is the first six and last four. The security code on the back should always be covered. Upload through the account page rather than by email when there is a choice, since the upload is tied to your account.</p>
<p>Best of all, do this on the day you register. Many casinos accept documents before the first deposit, and a verified account removes most of the wait.</p>

[media:1]

<h2>The four stages</h2>
<h3>1. Requested</h3>
<p>You choose a method and an amount. Casinos commonly return money by the route it arrived, at least up to the amount deposited. If you paid €100 by card and €40 from a wallet and now withdraw €200, expect part to go to each, and the remainder by bank transfer or whichever method you agree on.</p>
<h3>2. Pending</h3>
<p>The request waits for the payments team. During this time some casinos let you cancel and put the money back into play. That button is the most expensive one on the site. If there is an option to lock the withdrawal, use it.</p>
<h3>3. Approved</h3>
<p>Documents match, the play has been reviewed and the payment is released. Ask for a transaction reference.</p>
<h3>4. Paid</h3>
<p>The casino's part is finished. What remains depends on the method: a wallet is often quick, a card or bank transfer can take several working days.</p>

<h2>A realistic calendar</h2>
<p>Suppose a casino quotes up to 48 hours for processing, on working days only, and your bank takes up to three working days. You ask on Friday at 20:00.</p>
<ul>
<li>Saturday and Sunday do not count.</li>
<li>Processing may run through Monday and Tuesday.</li>
<li>Bank time may run through Wednesday, Thursday and Friday.</li>
</ul>
<p>Seven days, with nobody late. The same request on Monday at 09:00 could be paid by the end of the same week: processing until Wednesday morning, then three working days of bank time. Quillmoor is a good casino with slow weekends, so there the day you ask matters more than the hour. At Aldermoon, where card payouts are fast, it matters less. At Palvero, allow more time whatever the day.</p>

<h2>If it stalls</h2>
<p>Wait until the longest time in the terms has passed, then act in order:</p>
<ol>
<li>Check the account messages and the spam folder for a document request.</li>
<li>Ask support one precise question: what is the withdrawal waiting for, and who has to do it?</li>
<li>If a document was refused, ask which requirement it failed. Send that one thing.</li>
<li>After two unhelpful answers, ask for the formal complaints procedure in writing.</li>
<li>If that ends without a solution, go to the independent dispute body named in the terms.</li>
</ol>
<p>Stay polite and keep to dates and amounts. Do not send ten messages in an evening, as each may put you back in a queue. Do not open a second account to get round the problem, since that can become the reason for refusal.</p>

<h2>While you wait</h2>
<p>Do not deposit again. A pending withdrawal makes a balance feel like money already banked, and it is easy to play on the strength of it. If you catch yourself watching the cancel button, a short time-out is a sensible tool; the <a href="/responsible-gambling">responsible gambling page</a> explains where it usually lives. A withdrawal is finished when the money is in your account, and not before.</p>
`,
}
