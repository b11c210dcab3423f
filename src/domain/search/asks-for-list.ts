/** True for a question that asks for a list of things, not about their nature. */
export function asksForList(plain: string): boolean {
  return (
    !/^ (?:why|how (?:do|does|is|are) (?!i |you |we ))/.test(plain) &&
    !/ (?:complain\w*|report|counts?|contribut\w*|licen[cs]e (?:mean|is)|documents?|(?<! which (?:\w+ ){1,3})should i (?:deposit|play|bet)|good first deposit|(?:best|good|right) (?:time|day) to) /.test(
      plain,
    ) &&
    / (?:which|best|top|most played|most popular|(?:most|least) volatile|(?<! (?:the|your|this|casino|bonus|game) )list|(?<! game )show|find|(?<!user |my |your )name (?:me )?(?:an?|some|two|three|four|five|\d+)|give (?:me|us)|recommend\w*|suggest\w*|newest|popular|where|are there|is there|any|can i get|do you have|have you got|who (?:has|accepts|offers)|how many (?:casinos|bonuses|offers) (?:have|has|are|accept|take|with|offer)|what (?:live |table |crash |jackpot )?(?:casinos|bonuses|games|slots|offers|(?:casino|bonus|game|slot|offer) (?:has|have|is|with|gives?|takes?|accepts?|offers?|pays?))|(?:casinos|sites) (?:with|without|that|for)) | (?:whats|what is) an? (?:\w+ ){0,2}(?:casino|site) (?:with|that|for) | (?!test |honest |interest |request )\w+est (?:\w+ )?(?:casinos?|sites?|bonus(?:es)?|offers?|slots?|games?|minimum deposits?) |^ live (?:\w+ ){0,2}(?:casinos|sites) |^ (?:bonus(?:es)?|offers) (?:that )?(?:you|i|we|players) can /.test(
      plain,
    )
  )
}
