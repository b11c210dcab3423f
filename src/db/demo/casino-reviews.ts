/** What the editors wrote about two of the demo casinos, beside ratings and explanations. */
export interface DemoReview {
  review: string
  author: string
  testedDaysAgo: number
  checkedDaysAgo?: number
}

export const DEMO_REVIEWS: Readonly<Record<string, DemoReview>> = {
  Aldermoon: {
    author: 'Nora Whitlock',
    testedDaysAgo: 41,
    checkedDaysAgo: 6,
    review: `<p>We opened an account with €100 of our own, played for three weeks and asked for our money four times. Nobody at Aldermoon knew who we were. What follows is what any new customer can expect, good and bad.</p>
<h2>Opening an account</h2>
<p>The form takes four minutes and asks for nothing that the licence does not require. Limits come before the first deposit: the site asks for a weekly amount and suggests €50, which is lower than most.</p>
<h2>Getting paid</h2>
<table><thead><tr><th>Method</th><th>Asked</th><th>Arrived after</th></tr></thead><tbody><tr><td>Skrill</td><td>€40</td><td>3 hours</td></tr><tr><td>Card</td><td>€60</td><td>19 hours</td></tr><tr><td>Bitcoin</td><td>€50</td><td>2 hours</td></tr><tr><td>Bank</td><td>€80</td><td>22 hours</td></tr></tbody></table>
<p>Identity was checked once, before the first withdrawal, and took an afternoon. No later request was queried. <a href="/blog/a-first-withdrawal-step-by-step">A first withdrawal, step by step</a> shows what they ask for.</p>
<h2>What could be better</h2>
<ul><li>Two emails waited more than a day for an answer; the chat did not.</li><li>The loyalty scheme gives little to anybody who plays once a week.</li><li>Only 31 live tables were open after midnight.</li></ul>
<p>None of this would keep us from coming back.</p>`,
  },
  Quillmoor: {
    author: 'Amara Quist',
    testedDaysAgo: 96,
    review: `<p>Quillmoor is small and does not pretend otherwise. The lobby holds a few hundred games, and each page of the terms begins with a summary in five lines.</p>
<h2>Terms that can be read</h2>
<p>We read all of them. The longest sentence has 24 words, every fee stands in one table, and nothing lets the casino take winnings back for a vague reason.</p>
<h2>Who it suits</h2>
<p>Players who set a small budget and want to know where they stand. Anybody who looks for the newest slots will run out of them within a week.</p>`,
  },
}
