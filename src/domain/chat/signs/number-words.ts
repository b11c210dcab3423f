/**
 * Number words for the ages that matter, in all languages of help, without accents. Words with a second meaning are
 * left out.
 */
const WORDS: Readonly<Record<string, string>> = {
  10: 'ten zehn',
  11: 'eleven elf undici elva jedenascie jedanaest',
  12: 'twelve zwolf douze doce dodici doze tolv twaalf dwanascie dvanaest',
  13: 'thirteen dreizehn treize trece tredici treze tretton dertien trzynascie trinaest',
  14: 'fourteen vierzehn quatorze catorce quattordici catorze fjorton veertien czternascie cetrnaest',
  15: 'fifteen funfzehn quinze quince quindici femton vijftien pietnascie petnaest',
  16: 'sixteen sixten sechzehn seize dieciseis sedici dezasseis dezesseis sexton zestien szesnascie sesnaest',
  17: 'seventeen seventen siebzehn diecisiete diciassette dezassete dezessete sjutton zeventien siedemnascie sedamnaest',
  18: 'eighteen achtzehn dieciocho diciotto dezoito arton achttien osiemnascie osamnaest',
  19: 'nineteen neunzehn diecinueve diciannove nitton negentien',
  20: 'twenty zwanzig',
}

export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([number, words]) => words.split(' ').map((word) => [word, number] as const)),
)
