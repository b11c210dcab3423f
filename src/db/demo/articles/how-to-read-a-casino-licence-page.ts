import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'How to read a casino licence page',
  slug: 'how-to-read-a-casino-licence-page',
  category: 'guides',
  author: 'Amara Quist',
  excerpt:
    'A licence badge is a picture until you check it. Here is how to match the company, the number, the domain and the status, and what a licence does not cover.',
  metaDescription:
    'How to check a casino licence: match the company, number, domain and status on the public register, and know what a licence does not protect.',
  tags: ['safety', 'licence', 'terms'],
  publishedDaysAgo: 58,
  media: [
    {
      type: 'image',
      url: '/art/cover/guide/licence-and-register.svg',
      caption: 'The footer makes a claim. The register confirms it, or does not.',
      alt: 'Abstract cover illustration for a guide to casino licences',
    },
  ],
  relatedCasinos: ['Aldermoon', 'Norrowick'],
  relatedGames: [],
  content: `
<p>Most casinos put their licence in the footer: a crest, a line of small text, sometimes a number. Most players glance at it and move on. The check takes about five minutes, needs no account, and is the single most useful thing you can do before giving anyone your card details.</p>

<h2>Read the footer sentence slowly</h2>
<p>A complete licence statement names four things. Here is the pattern, with invented details:</p>
<blockquote><p>This site is operated by Example Harbour Ltd, registered under company number 00000, licensed by the gambling authority of its jurisdiction under licence number ABC/000/2020, valid for the domain shown on the register.</p></blockquote>
<ol>
<li><strong>The operating company.</strong> The brand on the logo is rarely the legal name. Your contract is with the company.</li>
<li><strong>The authority.</strong> It should be named in full, not as a vague phrase such as fully regulated or internationally certified.</li>
<li><strong>The licence number.</strong> Without it, the rest cannot be checked.</li>
<li><strong>The domain or brand it covers.</strong> A licence for one site does not stretch to a similar address.</li>
</ol>
<p>If one of the four is missing, the terms and conditions may supply it. If it is missing there as well, you have learned something.</p>

<h2>Go to the register by your own route</h2>
<p>Licensing authorities commonly publish a register that can be searched by company, number or site address. Do not reach it by clicking the badge. A dishonest site can link its badge to a copy of a register page, on a domain that looks right. Search for the authority, check the address bar, and search the register yourself.</p>
<p>Search by licence number first, because spelling cannot get in the way. Then compare line by line.</p>

[media:1]

<h3>The comparison table</h3>
<table>
<thead><tr><th>On the site</th><th>On the register</th><th>If they differ</th></tr></thead>
<tbody>
<tr><td>Company name</td><td>Licence holder</td><td>Ask support who your contract is with. A clear group structure is fine, silence is not.</td></tr>
<tr><td>Licence number</td><td>Same number</td><td>Stop. There is no innocent reason for a number that does not exist.</td></tr>
<tr><td>Site address</td><td>Listed domains or trading names</td><td>Stop until it is explained. This is the most common sign of a copied licence.</td></tr>
<tr><td>Nothing said</td><td>Status: active, suspended, surrendered, expired</td><td>Anything but active means do not deposit.</td></tr>
<tr><td>Games offered</td><td>Permitted activities</td><td>A licence for betting may not cover casino games.</td></tr>
</tbody>
</table>
<p>Where the register shows past sanctions, read them. A fine several years ago with a published fix is ordinary. Repeated findings on withdrawals or identity checks deserve weight.</p>

<h2>Does the licence cover you?</h2>
<p>A licence permits an operator to offer games to certain players. Some countries require a local licence before anyone may offer games there, so a perfectly valid licence elsewhere may give you little help at home. Check three places: the casino's list of restricted countries, your own country's rules, and the terms about which law applies.</p>
<p>Be wary of any suggestion that a VPN solves the problem. It moves your apparent location, not your legal one, and it usually breaks the terms. The break tends to be noticed at the withdrawal stage, when your documents show a real address.</p>

<h2>What the licence is worth to you</h2>
<p>Jurisdictions differ in how much they ask. Rather than ranking them by reputation, look for what the rules say on these points:</p>
<ul>
<li>Are player balances kept separate from the company's own funds?</li>
<li>Must the casino offer deposit limits and self-exclusion?</li>
<li>Is there an independent body that hears disputes, and is it free for you?</li>
<li>Must game returns be tested by a laboratory?</li>
<li>Can you contact the authority directly, in a language you speak?</li>
</ul>
<p>Aldermoon, which holds a Malta licence, scores 9.4 on our Safety index, but the licence is only part of that. Two casinos under one authority can treat customers quite differently. A licence sets the floor. The operator decides how far above it to stand.</p>

<h2>What no licence promises</h2>
<p>It does not promise that you will win, that the games are generous, or that a complaint will go your way. It does not undo terms you accepted, as long as those terms are lawful. It does not guarantee full repayment if the company fails; some regimes require only that you be told how balances are held. Keep small balances and withdraw what you are not using.</p>

<h2>A five-minute routine</h2>
<ol>
<li>Copy the company, number and authority from the footer.</li>
<li>Find the register yourself and search for the number.</li>
<li>Match name, domain, status and activity.</li>
<li>Check that your country is accepted.</li>
<li>Find the name of the dispute body in the terms.</li>
<li>Save a dated screenshot of the footer and the register entry.</li>
</ol>
<p>Licences change hands, lapse and are suspended, so a check from two years ago is an old photograph. Repeat it before any unusually large deposit. Our <a href="/casinos">casino pages</a> state the licence we have on record, and we would still rather you looked it up than took our word for it.</p>
`,
}
