/** The countries of the list by the regions of the United Nations (M49, read on 26 November 2026); Kosovo, which M49 lacks, is in Europe. */
const CODES = {
  Europe:
    'AX AL AD AT BY BE BA BG HR CZ DK EE FO FI FR DE GI GR GG VA HU IS IE IM IT JE XK LV LI LT LU MT MD MC ME NL MK NO PL PT RO RU SM RS SK SI ES SJ SE CH UA GB',
  Americas:
    'AI AG AR AW BS BB BZ BM BO BQ BV BR VG CA KY CL CO CR CU CW DM DO EC SV FK GF GL GD GP GT GY HT HN JM MQ MX MS NI PA PY PE PR BL KN LC MF PM VC SX GS SR TT TC US VI UY VE',
  Asia: 'AF AM AZ BH BD BT BN KH CN CY GE HK IN ID IR IQ IL JP JO KZ KW KG LA LB MO MY MV MN MM NP KP OM PK PS PH QA SA SG KR LK SY TW TJ TH TL TR TM AE UZ VN YE',
  Africa:
    'DZ AO BJ BW IO BF BI CV CM CF TD KM CG CD CI DJ EG GQ ER SZ ET TF GA GM GH GN GW KE LS LR LY MG MW ML MR MU YT MA MZ NA NE NG RE RW SH ST SN SC SL SO ZA SS SD TZ TG TN UG EH ZM ZW',
  'Oceania and Antarctica':
    'AQ AS AU CX CC CK FJ PF GU HM KI MH FM NR NC NZ NU NF MP PW PG PN WS SB TK TO TV UM VU WF',
} as const

export type Continent = keyof typeof CODES

/** Continents with their two-letter codes. */
export const CONTINENTS = Object.entries(CODES).map(([name, codes]) => ({
  name: name as Continent,
  codes: codes.split(' '),
}))
