/** Words that a sentence may open with and that are no names. A wording that opens otherwise is not shown. */
export const KNOWN_OPENINGS: ReadonlySet<string> = new Set(
  `a about above according actually additionally after again all also although always among an and another any anyone are as ask at average based
  be because before being below besides between beware big bonus bonuses both but by can card cards cash cashback casino casinos check choose claim
  clear compare compared consider conditions crypto decide deposit deposits despite do does double each either every everything expect expert experts
  extra fast faster finally find first five for four free from further game games generally get given good great here hi hello high higher highest hope how
  however i if in instead is it its just keep keeping know last later let licence licensed like listed look low lower lowest luck many maximum meanwhile mind
  minimum more most much multiply my name never no none not note now of offers often on once one only open or other otherwise our out over overall
  payment payments payouts people play players please prepaid read reading remember responsibly roulette rtp safety say scores second see send set several
  short should since six slots so some sorted spend spins start stay step still stop such sure take tell thank thanks that the their them then there these
  they think third this those though three to together top true try two under understand unless until up use users usually volatility wagering watch we
  welcome well what when whenever where which while who why winnings wins with withdrawals within without worth yes yet you your`.split(
    /\s+/,
  ),
)
