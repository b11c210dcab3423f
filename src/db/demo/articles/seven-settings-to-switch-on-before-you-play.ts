import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Seven settings to switch on before you play',
  slug: 'seven-settings-to-switch-on-before-you-play',
  category: 'tips',
  author: 'Amara Quist',
  excerpt:
    'Seven switches, about fifteen minutes, and most of the ways an evening goes wrong become harder. Where each one lives and what figure to put in it.',
  metaDescription:
    'Deposit and loss limits, reminders, two-step login, withdrawal lock, marketing off and a bank block: seven settings to make before you play.',
  tags: ['safety', 'budget', 'mobile', 'payouts'],
  publishedDaysAgo: 134,
  media: [
    {
      type: 'image',
      url: '/art/cover/other/seven-settings.svg',
      caption: 'Made once, in fifteen minutes, while nothing is at stake.',
      alt: 'Abstract cover illustration for a list of account settings',
    },
  ],
  relatedCasinos: ['Aldermoon', 'Tidewell', 'Quillmoor'],
  relatedGames: [],
  content: `
<p>A new casino account arrives with its defaults set for convenience: no limits, every notification, card remembered. You can turn that round in about fifteen minutes. Do it before the first deposit, when you have nothing to win back and no reason to argue with yourself. Names and places vary, but these seven exist in some form at most serious casinos.</p>

<h2>1. A deposit limit</h2>
<p><strong>Where:</strong> account, then limits or responsible gambling.</p>
<p><strong>What to enter:</strong> your weekly amount, not a number you hope never to reach. If you plan to spend €25 a week, enter €25. A limit of €500 as a safety net is a limit of €500.</p>
<p>Choose weekly over monthly if there is only one. With a monthly limit of €100 you can be finished on the second of the month and spend four weeks looking at the date. With €25 a week, a bad night costs a week. Check that an increase takes at least 24 hours to apply. That delay is the whole value of it.</p>

<h2>2. A loss limit</h2>
<p><strong>Where:</strong> beside the deposit limit.</p>
<p>The two are different. A deposit limit counts money coming in. A loss limit counts stakes minus returns, so it also protects a win. Suppose you deposit €25, reach €140 and keep playing. The deposit limit has nothing to say about the €140. A daily loss limit of €25 may step in when you are €25 down on the day's play, depending on how the casino counts it. Ask whether it measures from the start of the day or from the highest balance, and whether bonus money is included.</p>

<h2>3. A reminder with a clock</h2>
<p><strong>What to enter:</strong> 30 minutes.</p>
<p>A reality check interrupts play and shows how long you have been there and how much you have won or lost. Half an hour at 500 spins an hour is 250 spins; at €0.40 each that is €100 of stakes, and it can feel like ten minutes. Pick the interval at which you would like to be asked, and decide now what you will do when asked: stand up, look at the figure, then choose.</p>
<p>If the casino offers a hard session limit that signs you out, even better. If it offers neither, a kitchen timer in another room does the job, because you have to get up to silence it.</p>

[media:1]

<h2>4. Two-step login</h2>
<p><strong>Where:</strong> account, then security.</p>
<p>Your account holds money, documents and a payment route. A password used elsewhere is not enough protection for that. Use a unique one from a password manager, and add an authenticator app where offered. Codes by text message are weaker, and still much better than nothing. Store the recovery codes where you can find them without your phone.</p>
<p>Switch on alerts for new sign-ins and for withdrawals as well. Those are the two notifications worth keeping.</p>

<h2>5. The withdrawal lock</h2>
<p><strong>Where:</strong> cashier or account settings; sometimes only on request.</p>
<p>While a withdrawal is pending, some casinos let you reverse it and play on. The lock removes the reverse button. It matters most where processing is slow: at Quillmoor a Friday request can sit over the weekend, which is two days of being able to change your mind. If there is no lock, ask support whether they can lock the request by hand (some call this flushing), or withdraw early in the week.</p>

<h2>6. Marketing off</h2>
<p><strong>Where:</strong> communication preferences, plus the notification settings of your phone.</p>
<p>Turn off email, text, phone and push offers. Keep service messages. The reason is not annoyance. Offers arrive at moments chosen to bring you back, and a budget works better when you decide when to think about gambling. If you want an offer, you can go and look for one in the <a href="/bonuses">bonus list</a> when you have already decided to play.</p>
<p>On a phone, do three more things: remove the casino from the home screen, switch off its badge, and do not let the browser save your card.</p>

<h2>7. The block at your bank</h2>
<p><strong>Where:</strong> your banking app, under card controls, if your bank offers it.</p>
<p>Some banks can block gambling payments on a card. Keep the block on and lift it only for a planned deposit; many have a waiting period before lifting, often a day or two, which turns a midnight impulse into a decision for the day after. This is the one setting that covers every casino at once. It does not cover wallets or transfers, so do not open those routes without a reason.</p>

<h2>The fifteen-minute run</h2>
<table>
<thead><tr><th>Setting</th><th>Suggested start</th><th>Minutes</th></tr></thead>
<tbody>
<tr><td>Deposit limit</td><td>Your weekly amount</td><td>2</td></tr>
<tr><td>Loss limit</td><td>The same, or less, per day</td><td>2</td></tr>
<tr><td>Reminder</td><td>30 minutes</td><td>1</td></tr>
<tr><td>Two-step login</td><td>Authenticator app</td><td>4</td></tr>
<tr><td>Withdrawal lock</td><td>On</td><td>1</td></tr>
<tr><td>Marketing</td><td>Off, service messages on</td><td>3</td></tr>
<tr><td>Bank block</td><td>On by default</td><td>2</td></tr>
</tbody>
</table>
<p>If a casino makes any of the first three hard to find, count that as part of your review of it. And if you notice yourself planning how to get round a setting, that is worth more attention than the setting. A <a href="/responsible-gambling">time-out</a> is the eighth switch, and it is always available.</p>
`,
}
