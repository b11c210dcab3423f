import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Country restrictions and why a VPN is a bad idea',
  slug: 'country-restrictions-and-why-a-vpn-is-a-bad-idea',
  category: 'guides',
  author: 'Nora Whitlock',
  excerpt:
    'The site opens, the deposit works, the game runs. Then you ask for your money. Why a hidden location costs you at the worst moment.',
  metaDescription:
    'Why casinos restrict countries, what happens to winnings made through a VPN, and what to do when you move or travel.',
  tags: ['safety', 'terms', 'payouts'],
  publishedDaysAgo: 148,
  media: [
    {
      type: 'image',
      url: '/art/cover/guide/country-restrictions.svg',
      caption: 'A restriction is checked lightly when you arrive and closely when you are paid.',
      alt: 'Illustration of a map with some regions shaded and a gate in front',
    },
  ],
  relatedCasinos: ['Aldermoon', 'Tidewell'],
  relatedGames: [],
  content: `
<p>Every casino page on this site has a list of restricted countries. It is one of the least exciting parts and one of the most important. If your country is on it, nothing else on the page applies to you. Not the bonus, not the payout times, and in particular not the promise that you will be paid.</p>
<p>A VPN makes it look as if you were somewhere else. It is a useful tool for many purposes. This is not one of them, and the reason is not a moral one. It simply does not work at the point where it would have to.</p>
<h2>Why countries are restricted</h2>
<p>Three kinds of reason lie behind the list.</p>
<ul>
<li><strong>Law.</strong> Many countries allow only casinos with a local licence, and some allow none. A casino that accepts players from there puts its own licence at risk.</li>
<li><strong>Contracts.</strong> Game studios and payment companies have lists of their own. A casino may be open to you and still be missing half its games.</li>
<li><strong>Choice.</strong> Some casinos leave a market because supporting it in its language, with its payment methods, is not worth the effort.</li>
</ul>
<p>You cannot tell from outside which applies. You do not need to. The result is the same for you.</p>
[media:1]
<h2>The trap: the way in is easier than the way out</h2>
<p>At registration, a casino compares your connection with its list. That is a light check, and a VPN may pass it. At the first withdrawal, it looks at documents: identity, address, bank account. These name a country. No VPN changes what is printed on an electricity bill.</p>
<p>What happens next is in the terms of nearly every casino that we list:</p>
<ol>
<li>The account is closed.</li>
<li>Winnings are void, because the bets should never have been accepted.</li>
<li>Deposits are returned in the better case, sometimes less a fee. In the worse case they are kept.</li>
</ol>
<p>Now look at it as a bet. If you lose, you lose your money as anybody would. If you win, you are paid nothing. Suppose you bet €100 on red, on a wheel with one zero. Normally you win €100 with a chance of 18 in 37 and lose €100 with a chance of 19 in 37: an average loss of €2.70. If winnings are void, you lose €100 with a chance of 19 in 37 and otherwise get your stake back. That is an average loss of €51.35.</p>
<blockquote>Through a VPN you are playing the same game with every prize removed.</blockquote>
<h2>"But my friend was paid"</h2>
<p>Perhaps. Small withdrawals are sometimes paid before the documents are checked closely. The check comes when the sum is worth checking, which is to say when it would hurt. A few payments of €30 are no proof that €900 will follow.</p>
<p>Nor can you expect help. Complaints bodies look at the terms you agreed to and at whether you told the truth about where you live. We are asked about such cases several times a month, and we have nothing better to offer.</p>
<h2>A VPN in a permitted country</h2>
<p>Even if you live where the casino is allowed, leave the VPN off when you play. Changing locations look like a stolen account, and some terms forbid VPNs altogether. If you use one for everything, add an exception for the site, or ask support in writing whether it is permitted. We asked nine casinos: six said no, two said yes from the same country, and one did not reply.</p>
<h2>When you travel</h2>
<p>What counts differs from casino to casino: where you live, where you are, or both. Before a trip, ask support two questions. May I log in from the country I am going to? May I withdraw from there? Do not rely on the first to answer the second.</p>
<p>If the answer is no, withdraw before you leave. A balance that you cannot reach for three weeks is not in danger, but an open bonus will expire.</p>
<h2>When you move</h2>
<ul>
<li>Finish or cancel any active bonus while you still live at the old address.</li>
<li>Withdraw the balance with your existing documents.</li>
<li>Tell the casino about the move. If your new country is permitted, it will ask for a new proof of address.</li>
<li>If it is not permitted, have the account closed rather than leave it asleep.</li>
<li>Look at the tools in your new country. A national self-exclusion scheme may exist, and it applies only to casinos licensed there.</li>
</ul>
<h2>How to check in one minute</h2>
<ol>
<li>Set your country in the filter on the <a href="/casinos">casinos page</a>. Restricted casinos disappear from the list.</li>
<li>Open the casino's own terms and search them for the name of your country. Lists change, and the terms are what binds you both.</li>
<li>If the terms and our page differ, the terms win. Please tell us.</li>
<li>If you are still unsure, ask support and save the reply.</li>
</ol>
<h2>If nothing is left</h2>
<p>In some countries the filtered list is short, in a few it is empty. That is inconvenient, and it is still better to know it before a deposit than after a win. Locally licensed operators may exist that we do not cover, and their regulator will usually publish a register.</p>
<p>One case deserves mention. Some people look for a VPN because they have excluded themselves at home and the wish to play has come back. If that is you, the block is doing what you asked of it on a clearer day. Our <a href="/responsible-gambling">responsible gambling page</a> has ways to talk to somebody, tonight if necessary.</p>
`,
}
