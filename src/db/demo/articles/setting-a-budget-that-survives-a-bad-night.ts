import type { DemoArticle } from '../demo-types.ts'

export const article: DemoArticle = {
  title: 'Setting a budget that survives a bad night',
  slug: 'setting-a-budget-that-survives-a-bad-night',
  category: 'strategies',
  author: 'Evenhand editors',
  excerpt:
    'Any budget works on a good night. This one is built for the other kind: a monthly sum, split into sessions, turned into a stake, and defended by settings.',
  metaDescription:
    'Build a gambling budget that holds on a bad night: a monthly sum, sessions, a stake that fits, rules for wins and losses, and limits that enforce it.',
  tags: ['budget', 'safety', 'maths'],
  publishedDaysAgo: 99,
  media: [
    {
      type: 'image',
      url: '/art/cover/strategy/budget-for-a-bad-night.svg',
      caption: 'Month, session, stake. Decide in that order, and in daylight.',
      alt: 'Abstract cover illustration for an article on setting a budget',
    },
  ],
  relatedCasinos: ['Juniver', 'Tidewell'],
  relatedGames: ['Paper Comet', 'Marigold Maze'],
  content: `
<p>A budget that says "I will stop when I have lost enough" is not a budget. It hands the decision to the person least able to make it: you, at midnight, behind. A useful budget is made on a calm afternoon, written in numbers, and enforced by something other than willpower. It takes about twenty minutes.</p>

<h2>Start from the month, not from the deposit</h2>
<p>Take your monthly income and subtract everything with a claim on it: rent, food, bills, debt, savings, other people. What is left is free money. Gambling gets a part of that, in competition with everything else you enjoy.</p>
<p>An example. After all claims, €480 is left for the month. You decide that a quarter of it may go on gambling: <strong>€120</strong>. A year of that is €1,440. Say the annual figure aloud. If it sounds like a holiday you would rather have had, lower the share now, while it is easy.</p>
<p>If subtracting the claims leaves nothing, the gambling budget is nothing. There is no stake small enough to fix that, and borrowing to play is never part of a budget.</p>

<h2>Split the month into nights</h2>
<p>One pot of €120 can disappear in one evening, leaving four weeks of temptation to top it up. Four pots of €30 cannot. The rule is that pots do not lend to one another: if Friday's is gone, next Friday's is not available.</p>
<p>Unused money may roll into savings or into something else you enjoy. It should not roll into a bigger night. A growing pot turns a dull fortnight into a large session.</p>

[media:1]

<h2>Turn the night into a stake</h2>
<p>Divide the pot by the number of stakes you want to hold. For a slot of medium volatility, 150 is a reasonable figure: €30 ÷ 150 = <strong>€0.20</strong>.</p>
<p>Check it against time. At 400 spins an hour, €0.20 means €80 of stakes an hour. On a 96% game the average cost is 4% of that, €3.20 an hour. A two-hour evening costs €6.40 on average, so the €30 pot is there not for the average but for the swing around it. Losing all of it in a night will happen. It is what the pot is for.</p>
<table>
<thead><tr><th>Stake</th><th>Stakes in €30</th><th>Average cost per hour</th></tr></thead>
<tbody>
<tr><td>€0.10</td><td>300</td><td>€1.60</td></tr>
<tr><td>€0.20</td><td>150</td><td>€3.20</td></tr>
<tr><td>€0.50</td><td>60</td><td>€8.00</td></tr>
<tr><td>€1.00</td><td>30</td><td>€16.00</td></tr>
</tbody>
</table>
<p>The last row shows the classic mistake. At €1 a spin the pot is 30 losing spins from empty, and 30 spins may take five minutes. What then looks like bad luck was really a stake chosen by habit.</p>

<h2>Now stage the bad night</h2>
<p>Walk through it in advance. It is 21:40. The €30 has gone in fifty minutes. Nothing paid. You feel that the game owes you something. Two versions follow.</p>
<p><strong>Without a plan:</strong> you deposit €30 to get it back, and raise the stake to €1 to do it faster. That goes by 22:00. Another €60 follows. The month's €120 has gone in one night, and three weeks of wanting it back remain.</p>
<p><strong>With a plan:</strong> the deposit limit is €30 a week, so the cashier says no. You are annoyed for about twenty minutes. Next Friday there is €30.</p>
<p>The difference between the two is not character. It is one setting, made earlier. Most casinos let you set a daily, weekly or monthly deposit limit; a lower limit should apply at once, and a higher one only after a waiting period. Set the casino limit equal to your pot. If you use several casinos, remember that limits do not add up across them, so use one, or a bank card that can be blocked for gambling.</p>

<h2>Decide about good nights too</h2>
<p>Winning breaks more budgets than losing does, because winnings feel like someone else's money. Choose a rule beforehand:</p>
<ul>
<li>If the balance doubles, withdraw the original pot and play only with the rest, or</li>
<li>at the end of the time you set, withdraw whatever is there, large or small.</li>
</ul>
<p>Neither rule improves the odds. Both ensure that some good nights end as good nights. Treat a withdrawal as leaving for good: it does not increase next week's pot.</p>

<h2>Keep a one-line record</h2>
<p>Date, deposited, withdrawn, minutes. Four entries a month. Memory keeps wins and drops losses, and a column of figures does not. After three months, add it up. If you have kept within €120 each month and the evenings were pleasant, the budget works. If you went over it twice, do not raise the budget to match. Lower the limit and ask what happened on those nights.</p>

<h2>When a budget is the wrong tool</h2>
<p>A budget organises spending that is under control. If you have hidden the amounts, borrowed, chased a loss for days or felt relief only while playing, a better spreadsheet will not help. A time-out, self-exclusion or a talk with a free counselling service might. The <a href="/responsible-gambling">responsible gambling page</a> lists the first steps, and taking one of them is simply a good decision made early.</p>
`,
}
