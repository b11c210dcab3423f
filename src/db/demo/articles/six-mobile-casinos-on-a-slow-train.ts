import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Six mobile casinos on a slow train',
  slug: 'six-mobile-casinos-on-a-slow-train',
  category: 'reviews',
  author: 'Evenhand editors',
  excerpt:
    'Three hours, two old phones and a connection that came and went. Which casino sites still let you find the cashier and the limits?',
  metaDescription:
    'We opened six casino sites on a slow train with two older phones and noted load times, dropped rounds, data use and limits.',
  tags: ['mobile', 'live casino', 'slots', 'safety'],
  publishedDaysAgo: 164,
  media: [
    {
      type: 'image',
      url: '/art/cover/review/slow-train-mobile.svg',
      caption: 'Three hours, two phones, fourteen tunnels.',
      alt: 'Illustration of a phone on a train table with hills outside the window',
    },
    {
      type: 'image',
      url: '/art/cover/review/weak-signal.svg',
      caption: 'One bar of signal is a better test than any showroom.',
      alt: 'Illustration of a weak signal symbol above a winding track',
    },
  ],
  relatedCasinos: ['Tidewell', 'Juniver', 'Umberly'],
  relatedGames: ['Koi Ladder', 'Parlour Blackjack'],
  content: `
<p>Almost any site looks good on a new phone and a fast connection. So we took two phones that were four years old, bought a ticket for a regional line with fourteen tunnels, and opened six casinos between the first stop and the last. Each was visited in a mobile browser, twice, once on each phone.</p>
<p>We did not try to win anything. We tried to do five ordinary things: open the lobby, find a given slot, read its rules, reach the cashier, and set a deposit limit.</p>
<h2>The results</h2>
<table>
<thead><tr><th>Casino</th><th>Lobby usable after</th><th>Taps to a deposit limit</th><th>Data for ten minutes</th></tr></thead>
<tbody>
<tr><td>Tidewell</td><td>4 s</td><td>3</td><td>18 MB</td></tr>
<tr><td>Juniver</td><td>5 s</td><td>3</td><td>16 MB</td></tr>
<tr><td>Aldermoon</td><td>6 s</td><td>2</td><td>24 MB</td></tr>
<tr><td>Quillmoor</td><td>9 s</td><td>4</td><td>31 MB</td></tr>
<tr><td>Halcyra</td><td>11 s</td><td>5</td><td>42 MB</td></tr>
<tr><td>Umberly</td><td>17 s</td><td>7</td><td>58 MB</td></tr>
</tbody>
</table>
<p>Times are the median of our visits outside tunnels. "Usable" means that we could tap a game and something happened, not that the first picture had appeared. The two are often far apart: one lobby looked finished after three seconds and ignored every tap for eight more.</p>
[media:1]
<h2>What a tunnel does to a bet</h2>
<p>A dropped connection is the moment that worries people most, so we let it happen on purpose. On slots, the result of a spin is decided on the server when the bet is accepted. All six sites finished the round without us and showed the right balance when we came back. In two of them the missed animation was replayed. In the other four you had to open the game history to see what had happened.</p>
<p>Live tables are a different matter. At one blackjack table we lost the connection with 12 against a dealer's 10. The hand stood automatically after about fifteen seconds. Standing there is the wrong play, and it cost us nothing but a lesson: a game that needs a decision needs a connection. Parlour Blackjack's published return of 99.5% assumes that you make every decision yourself.</p>
<h2>Small screens hide large facts</h2>
<p>On a phone, something has to go. We looked at what each site chose to drop.</p>
<ul>
<li><strong>Game return.</strong> Three of six showed it before the game opened. In the others it was inside the help pages, up to eleven swipes down.</li>
<li><strong>Bonus terms.</strong> Five of six folded them behind a link. At Umberly the link opened a page that did not fit the screen, so the right half of the wagering table could not be read.</li>
<li><strong>Session time.</strong> Only Aldermoon and Tidewell kept a clock in view during play.</li>
<li><strong>Real money or bonus money.</strong> Four merged both into one balance, with the split one tap away.</li>
</ul>
<p>None of this changes the odds. It changes what you know at the moment you decide, and that is where most bad decisions come from.</p>
[media:2]
<h2>Data: what an hour costs</h2>
<p>Ten minutes of slots took between 16 and 58 megabytes. An hour is six times that: 96 megabytes at Juniver, 348 at Umberly. Live video is heavier by far. We measured about 9 megabytes a minute at a standard setting, which makes 540 megabytes an hour. On a 5 gigabyte plan, roughly nine hours of live tables would use all of it. Lower the picture quality in the table settings if there is a choice, since the cards stay readable.</p>
<h2>App or browser?</h2>
<p>Two of the six offer an app. Both started faster on the second visit and both asked to send notifications within a minute. We said no. A casino notification has one purpose, and it is not to help you stick to a plan. If you install an app for speed, switch its notifications off in the phone's own settings.</p>
<h2>Who did well</h2>
<p><strong>Tidewell</strong> was the best all-round experience: quick, legible and calm. <strong>Juniver</strong> was the lightest and suits an old phone or a small data plan. <strong>Aldermoon</strong> had the shortest path to a deposit limit, two taps from any page. We would not call <strong>Umberly</strong> broken, but seven taps to a limit is five more than it takes elsewhere, and it fits the slow support we found there in other tests.</p>
<h2>Five minutes before you travel</h2>
<ol>
<li>Set your deposit limit at home, on a good connection.</li>
<li>Prefer games that need no decision after the bet, such as Koi Ladder or any other slot.</li>
<li>Leave live blackjack for later.</li>
<li>Do not send identity documents over a public network without protection.</li>
<li>Stop at a stop: choose the station at which you close the page.</li>
</ol>
<p>The last one worked better than we expected. A journey has an end built in. A sofa does not.</p>
`,
}
