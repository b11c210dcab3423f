/** Letters of other scripts that look like Latin ones. Source: the confusables of Unicode TS 39, those of whole alphabets. */
const PAIRS: readonly (readonly [from: string, to: string])[] = [
  ['аеорсухіјѕԁһԛԝкмтвнг', 'aeopcyxijsdhqwkmtbhr'],
  ['АВЕКМНОРСТУХІЈЅ', 'ABEKMHOPCTYXIJS'],
  ['οανεικρτυχη', 'oaveikptuxn'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['ıɑɡɩʟօսոհ', 'iagilounh'],
]

export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  PAIRS.flatMap(([from, to]) => Array.from(from, (letter, place) => [letter, to.charAt(place)] as const)),
)
