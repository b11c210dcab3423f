import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Five questions to ask before you deposit',
  slug: 'five-questions-to-ask-before-you-deposit',
  category: 'guides',
  author: 'Nora Whitlock',
  excerpt:
    'Ten minutes of reading before the first payment saves most of the trouble that comes later. Five questions, where to find each answer, and when to leave.',
  metaDescription:
    'Five questions to answer before your first casino deposit: who runs it, how money leaves, what a bonus costs, which limits exist, and why you play.',
  tags: ['safety', 'payouts', 'terms', 'budget'],
  publishedDaysAgo: 19,
  media: [
    {
      type: 'image',
      url: '/art/cover/guide/five-questions-first.svg',
      caption: 'Five answers, ten minutes, no account needed for most of them.',
      alt: 'Abstract cover illustration for a pre-deposit checklist',
    },
  ],
  relatedCasinos: ['Aldermoon', 'Tidewell', 'Juniver'],
  relatedGames: [],
  content: `
<p>Depositing is the easiest thing you will ever do at a casino. The form is short, the buttons are large and the money arrives at once. Everything that is harder, such as proving who you are or getting a balance back, comes later. So the moment of greatest power is just before you pay. Use it to ask five questions.</p>

<h2>1. Who am I dealing with?</h2>
<p>Scroll to the bottom of the home page. You are looking for three things: a company name, a licence number and the authority that issued it. Copy the number and look it up on the authority's own public register, which you reach by typing its address or searching for it, not by clicking the badge. A badge is a picture. A register entry is evidence.</p>
<p>Check that the domain you are on matches the one on the register, and that the casino accepts players from your country. If your country is on the restricted list, stop there. An account opened in breach of that rule can be closed at the worst time, usually when you ask to be paid.</p>
<p><strong>Leave if:</strong> there is no company name, or the number does not appear on the register.</p>

<h2>2. How does money come out?</h2>
<p>Find the withdrawal page before you look at the deposit page. Write down five figures:</p>
<ul>
<li>the minimum withdrawal;</li>
<li>the maximum per day, week and month;</li>
<li>the fee, if any;</li>
<li>the stated processing time, and whether weekends count;</li>
<li>how many times a deposit must be played through before it can be withdrawn, even with no bonus.</li>
</ul>
<p>Then do one sum. If the weekly limit is €1,000 and you were lucky enough to hold €6,000, it would take six weeks to receive it. If the minimum is €50 and you plan to deposit €20 at a time, a balance of €35 is yours in name only. At Tidewell there is no withdrawal fee. At Quillmoor a request made on Friday evening may simply wait until Monday. Neither fact is visible on a welcome banner.</p>
<p><strong>Leave if:</strong> the limits are missing, or the terms let the casino change them after you have won.</p>

[media:1]

<h2>3. What does the bonus cost?</h2>
<p>A bonus is a trade: extra balance in return for extra staking and extra rules. Put a price on it. A €50 bonus with 30 times wagering needs 30 × €50 = €1,500 of stakes. On a slot with a 96% return, the average cost of that staking is 4% of €1,500, or €60. The bonus is worth €50 and its completion costs €60 on average.</p>
<p>That does not make it worthless, since it also buys a longer session, but it does make it something other than free money. Look also for the maximum bet while the bonus is active, the games that do not count, the time limit and the cap on winnings. Our <a href="/bonuses">bonus list</a> puts these next to the headline figure.</p>
<p><strong>Decline if:</strong> you cannot find the maximum bet rule, or you would need to play longer than you want to. Declining is normal, and it keeps your own money free to withdraw.</p>

<h2>4. Which brakes are fitted?</h2>
<p>Before the first deposit, look for the account settings that slow you down. You want, at least, a deposit limit, a loss limit, a session reminder, a time-out of a day or more, and self-exclusion. Check two details: a reduction should take effect immediately, and an increase should take effect only after a delay. If raising a limit is instant, it is not a brake.</p>
<p>Ask support one question as a test: how do I set a weekly deposit limit? You learn where the setting is, how long an answer takes, and whether the person answering treats the subject as ordinary. It should be ordinary.</p>
<p><strong>Leave if:</strong> limits can be set only by writing to support and waiting.</p>

<h2>5. Why am I depositing today?</h2>
<p>This is the only question the casino cannot answer for you. Good answers are dull: I have a set amount for entertainment and this is how I want to use it. Poor answers have urgency in them: the offer ends tonight, I am close to winning back Tuesday, I need this for the rent.</p>
<p>Try a simple test. Picture the whole deposit gone by the end of the evening, because that is a common outcome. If the picture is a shrug, the amount is right. If it is a knot in the stomach, the amount is wrong, and the right amount may be zero.</p>

<h2>The short version</h2>
<table>
<thead><tr><th>Question</th><th>Where to look</th><th>Minutes</th></tr></thead>
<tbody>
<tr><td>Who is it?</td><td>Footer, then the public register</td><td>3</td></tr>
<tr><td>How does money leave?</td><td>Withdrawal or banking page</td><td>2</td></tr>
<tr><td>What does the bonus cost?</td><td>Bonus terms</td><td>3</td></tr>
<tr><td>Which brakes?</td><td>Account or responsible gambling page</td><td>1</td></tr>
<tr><td>Why today?</td><td>Away from the screen</td><td>1</td></tr>
</tbody>
</table>
<p>Ten minutes in total. Keep the notes, because they are dated evidence of what the terms said when you joined. And if question five gave you the wrong kind of answer, the page on <a href="/responsible-gambling">responsible gambling</a> is a better next click than the cashier.</p>
`,
}
