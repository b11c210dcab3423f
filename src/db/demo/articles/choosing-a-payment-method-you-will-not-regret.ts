import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Choosing a payment method you will not regret',
  slug: 'choosing-a-payment-method-you-will-not-regret',
  category: 'guides',
  author: 'Tobias Renn',
  excerpt:
    'Cards, wallets, bank transfers and crypto all get money in. They differ in how it gets out, what it costs, and how easily you can overspend along the way.',
  metaDescription:
    'Cards, e-wallets, bank transfers, vouchers and crypto compared for casino players: withdrawal speed, fees, privacy, and how easy each is to limit.',
  tags: ['payouts', 'crypto', 'safety', 'budget'],
  publishedDaysAgo: 85,
  media: [
    {
      type: 'image',
      url: '/art/cover/guide/ways-to-pay.svg',
      caption: 'Choose for the journey out, not the journey in.',
      alt: 'Abstract cover illustration for a guide to payment methods',
    },
  ],
  relatedCasinos: ['Tidewell', 'Kestrow', 'Aldermoon'],
  relatedGames: [],
  content: `
<p>Almost every payment method is good at deposits. Choose on that basis and you will have a choice of twenty. Choose on how money comes back, what it costs and how well the method lets you stop, and the list becomes short. Since casinos commonly pay out by the route you paid in, the first deposit often decides the first withdrawal.</p>

<h2>The main families</h2>
<table>
<thead><tr><th>Method</th><th>Usually good at</th><th>Usually weak at</th></tr></thead>
<tbody>
<tr><td>Debit card</td><td>Familiar, accepted widely, easy to trace</td><td>Payouts can take days, and some banks decline gambling payments</td></tr>
<tr><td>E-wallet, such as Skrill</td><td>Fast payouts, keeps card details away from the casino</td><td>Own fees, sometimes excluded from bonuses</td></tr>
<tr><td>Bank transfer</td><td>Large amounts, clear records</td><td>Slower, and minimums can be high</td></tr>
<tr><td>Prepaid voucher</td><td>Hard spending limit, little data shared</td><td>Normally cannot receive withdrawals</td></tr>
<tr><td>Cryptocurrency</td><td>Speed, and availability at all hours</td><td>Price swings, no chargeback, errors are final</td></tr>
</tbody>
</table>
<p>Credit is missing on purpose. Some countries forbid gambling with it, and the arithmetic is poor everywhere: you would pay interest on money that the house edge is already reducing. If a deposit is possible only on credit, it is not affordable.</p>

<h2>Count the whole round trip</h2>
<p>Fees hide in three places: the deposit, the withdrawal and the currency conversion. Add all three before choosing.</p>
<h3>Flat fees punish small amounts</h3>
<p>A €3 withdrawal fee on €300 is 1%. On €30 it is 10%. If you play with small sums, a casino with no withdrawal fee, such as Tidewell, saves more than most bonuses would give you.</p>
<h3>Conversion is charged twice</h3>
<p>Suppose your bank account is in one currency and the casino account in another, and each conversion costs 3%. You deposit the equivalent of €100, and €97 arrives. You do not play, and you send it straight back: 97% of €97 is €94.09. The round trip cost €5.91 without a single bet. Choose an account currency that matches your bank wherever it is offered, and if the cashier offers to convert for you, compare its rate with your bank's before you accept.</p>
<h3>Wallets have their own tariff</h3>
<p>A wallet may receive from the casino without charge and then take a percentage or a fixed sum when you move money to your bank. There may also be a fee for an account left unused. Read its price list once, from its own site.</p>

[media:1]

<h2>Think about what happens when things go wrong</h2>
<p>With a card you can dispute an unauthorised payment through your bank. That is a real protection, and it is not a way to reverse losses: disputing a payment you made yourself can be treated as fraud and will close your account. With a transfer, recovery is harder. With crypto, there is usually nobody to ask. Send a small test amount first, check the network as well as the address, and never retype an address by hand.</p>
<p>Whatever you use, the account must be in your name. Paying with a partner's card may work on the way in and then stop a withdrawal until both of you have been identified, if it does not void it altogether.</p>

<h2>Crypto, without the romance</h2>
<p>Kestrow supports crypto and pays it quickly. That is convenient. But consider what you are holding. If you deposit coins worth €200, break even, and withdraw the same number of coins after a 5% fall in price, you hold €190. The fall could have been a rise. Either way you took a second gamble beside the first one. If the casino converts the deposit to euros at once, the price risk stops while the balance sits there, so find out which of the two it does. Keep records, because tax rules may apply to coins even when they do not apply to winnings.</p>

<h2>The forgotten question: how does it stop?</h2>
<p>The fastest method is not always the one you want at one in the morning. Friction is a feature. Consider these:</p>
<ul>
<li>Some banks let you block gambling payments on a card, with a delay before the block can be lifted. A wallet or crypto would walk round that block, so think twice before adding one.</li>
<li>A prepaid card or a separate account loaded once a month cannot overspend by itself.</li>
<li>Removing the stored card from the cashier adds a minute to each deposit, and a minute is often enough.</li>
<li>One method, used everywhere, gives you one statement that shows the true monthly total.</li>
</ul>

<h2>Three sensible set-ups</h2>
<p><strong>You play rarely and small.</strong> Debit card, matching currency, casino with no withdrawal fee. Simple to trace and easy to block.</p>
<p><strong>You value quick payouts.</strong> One e-wallet, verified in advance, used for both directions. Check that it does not exclude you from a bonus you intend to take.</p>
<p><strong>You want a firm ceiling.</strong> A second bank account with its own debit card, topped up monthly by standing order and with no overdraft. It gives you a voucher's hard stop and can still receive a withdrawal.</p>
<p>Payment options are listed on each <a href="/casinos">casino page</a>. Before you pick one, open the withdrawal tab and confirm that the method appears there too. If it does not, ask where your money would go, and get the answer in writing.</p>
`,
}
