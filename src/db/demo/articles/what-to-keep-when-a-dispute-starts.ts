import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'What to keep when a dispute starts',
  slug: 'what-to-keep-when-a-dispute-starts',
  category: 'tips',
  author: 'Nora Whitlock',
  excerpt:
    'Complaints are won with dates, amounts and copies of the terms. What to save in the first hour, how to write the complaint, and which mistakes weaken it.',
  metaDescription:
    'What evidence to save when a casino dispute starts, how to write a complaint that can be answered, and where to take it if the answer is no.',
  tags: ['safety', 'terms', 'payouts', 'verification'],
  publishedDaysAgo: 171,
  media: [
    {
      type: 'image',
      url: '/art/cover/guide/dispute-evidence-folder.svg',
      caption: 'One folder, one timeline, one clear request.',
      alt: 'Abstract cover illustration for an article on casino disputes',
    },
  ],
  relatedCasinos: ['Umberly', 'Palvero'],
  relatedGames: [],
  content: `
<p>Most disputes with casinos are about one of four things: a withdrawal that does not arrive, winnings removed under a bonus term, an account closed during identity checks, or a game round that went wrong. In all four, the player who has kept records is in a different position from the player who remembers. Start keeping them in the first hour, because some of the evidence can disappear.</p>

<h2>The first hour</h2>
<p>If your account may be closed, you could lose access to everything inside it. So before you write to anyone, save:</p>
<ol>
<li><strong>The balance and the account page,</strong> with the date and time visible on the screen.</li>
<li><strong>The transaction history,</strong> all pages: deposits, withdrawals, reversals, bonuses. Export it if there is a button.</li>
<li><strong>The game history</strong> for the disputed period, including round identifiers.</li>
<li><strong>The terms as they stand today,</strong> both general terms and the bonus's own. Save them as a PDF. Look for a version number or a date.</li>
<li><strong>The offer as you saw it:</strong> the email, banner or code that brought you in.</li>
<li><strong>Every conversation.</strong> Chat windows often vanish when closed, so copy the text and ask for a transcript by email.</li>
</ol>
<p>Then stop playing. Each further bet changes the balance under discussion, and can be read as acceptance. Do not cancel the withdrawal, and do not open a second account.</p>

<h2>Build a timeline</h2>
<p>One page, one line for each event. This is the most persuasive document you will produce, and it takes twenty minutes. An invented example:</p>
<table>
<thead><tr><th>Date</th><th>Event</th><th>Proof</th></tr></thead>
<tbody>
<tr><td>3 May, 19:10</td><td>Deposited €60 by card, took the 100% bonus</td><td>File 01, file 02</td></tr>
<tr><td>6 May, 22:45</td><td>Wagering shown as complete, balance €412</td><td>File 03</td></tr>
<tr><td>6 May, 22:50</td><td>Asked for withdrawal of €412</td><td>File 04</td></tr>
<tr><td>11 May, 10:05</td><td>Email: winnings removed, bets above €5, no rounds named</td><td>File 05</td></tr>
<tr><td>11 May, 10:40</td><td>Asked which rounds</td><td>File 06</td></tr>
</tbody>
</table>
<p>Number the files in the same order. Anyone who opens the folder can now follow the case without you, and that is exactly who will decide it.</p>

[media:1]

<h2>Check your own side first</h2>
<p>Read the term that was used against you, slowly, and then your own history. In the example, search for any bet above €5. Watch for ways to break the rule without noticing: a bonus-buy feature priced at €20, a doubled hand of blackjack, two roulette bets on the same spin that add up to €6.</p>
<p>If you find a breach, the complaint changes. You may still argue that the sanction is out of proportion, for instance that one €6 spin out of 900 did not produce the win, or that the software could have prevented it. But you argue it openly. A complaint that hides a fact loses the moment the casino produces it.</p>
<p>Work out the sum at stake as well. With a balance of €412 that came from a €60 deposit and a €60 bonus, is the request for €412, or for the return of the €60? Ask for the first and name the second as the minimum, with reasons.</p>

<h2>Write a complaint that can be answered</h2>
<p>Support and complaints are not the same desk. Find the formal complaints address in the terms, and send one message with five parts:</p>
<ol>
<li>Your username and the date the account was opened. Never a password.</li>
<li>What happened, in five lines or fewer.</li>
<li>The exact term you believe was applied wrongly, quoted with its number.</li>
<li>What you want: an amount, an action, a date.</li>
<li>The list of files attached.</li>
</ol>
<blockquote><p>Please tell me which rounds exceeded the limit, with identifiers, or release the €412 requested on 6 May. If you refuse, please confirm that this is your final decision, and name the dispute body I may use.</p></blockquote>
<p>The last sentence is important. Independent bodies often accept a case only after a final decision, or after a set period without one. Find that period in the terms and put the date in your calendar.</p>

<h2>Where it can go next</h2>
<ul>
<li><strong>The dispute body named in the terms.</strong> Usually free for the player. Send the timeline and files.</li>
<li><strong>The licensing authority.</strong> Some consider single complaints, others use them only to supervise. It is worth reporting in either case.</li>
<li><strong>Your bank.</strong> For payments you did not authorise. It is not a way to recover losses you made yourself, and misusing it can damage a good case.</li>
<li><strong>A public review.</strong> Facts, dates, no insults. If it gets solved, update it.</li>
</ul>
<p>Be careful with anyone who offers to recover your money for a fee in advance. That is a common second loss after the first.</p>

<h2>Mistakes that weaken good cases</h2>
<p>Twenty messages in a night. Threats. Different stories to different agents. Edited screenshots, even if only cropped for tidiness: keep the originals. Documents sent by insecure routes. Silence for three months.</p>
<p>Slow support does not always mean refusal. Umberly is slow to answer and Palvero slow to pay, and at both of them patience with a deadline works better than anger without one. Give a reasonable date, wait for it, and take the next step on the day. A dispute is mostly waiting, and it is easier to wait when the folder is complete.</p>
`,
}
