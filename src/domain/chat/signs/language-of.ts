/** Detects the language of a message by its most frequent words. */
import { wordsOf } from '../../search/plain-text.ts'
import type { HelpLanguage } from './sign.ts'

const COMMON: Readonly<Record<HelpLanguage, string>> = {
  en: 'i im the is my you your where can what which how do does have a an to of and for with on at not dont cant it me we are was but if this that best casinos gamstop play recommend give tell need help please more than per let set get has had been they them about just when why who any some all by from',
  de: 'ich bin ist nicht das der die den ein eine einen mein meine und wo wie kann mit fur von zu was welches gibt es mir mich habe trotz ohne auf bestes spielen',
  fr: 'je jai suis est ne pas le la les un une mon ma mes et ou comment puis peux avec pour de du des que quel quelle me sans jouer meilleur pense au',
  es: 'yo soy es no el la los las un una mi mis y donde como puedo con para de del que cual me sin tengo quiero estoy jugar mejor he lo perdi todo pienso',
  it: 'io sono e non il lo la gli un una mio mia i dove come posso con per di del che quale mi senza ho voglio giocare migliore le usare al penso alla allo',
  pt: 'eu sou e nao o a os as um uma meu minha onde como posso com para de do da que qual me sem tenho quero estou jogar melhor em penso que ia tudo',
  sv: 'jag ar inte och en ett min mitt var hur kan med for av pa som vad vilket det mig utan har vill spela basta att',
  nl: 'ik ben is niet het de een mijn en waar hoe kan met voor van op wat welke mij me zonder heb wil spelen beste dat',
  pl: 'ja jestem nie i w na moj moja gdzie jak moge z dla do co ktory mnie bez mam chce grac najlepsze sie to jest przez mysle gra o',
  sr: 'ja sam nije ne i u na moj moja gde gdje kako mogu sa za od sta koji mi bez imam zelim da igram igrati najbolji je se preko razmisljam igranje o sto stid',
}
const WORDS = Object.entries(COMMON).map(
  ([language, words]) => [language as HelpLanguage, new Set(words.split(' '))] as const,
)

/**
 * The language of a plain or sign text; undefined when the words do not settle it. One short word never does, however often it is written: "o"
 * exists in three languages and may be a typing error in any.
 */
export function languageOf(text: string): HelpLanguage | undefined {
  const words = [...new Set(wordsOf(text))]
  const scored = WORDS.map(([language, common]) => {
    const hits = words.filter((word) => common.has(word))
    return [language, hits.length > 1 || hits.some(({ length }) => length > 2) ? hits.length : 0] as const
  }).toSorted(([, a], [, b]) => b - a)
  const [first, second] = scored
  return first !== undefined && first[1] > 0 && first[1] > (second?.[1] ?? 0) ? first[0] : undefined
}
