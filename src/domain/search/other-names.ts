/** Widely known casinos, studios and games, so that a question about one that is not listed here gets a clear answer. */
import { plainText } from './plain-text.ts'

/** Names without another meaning in a sentence. */
const NAMES = {
  casino:
    'Bet365,LeoVegas,Unibet,Betway,PokerStars,DraftKings,FanDuel,Casumo,Betfair,Ladbrokes,William Hill,1xBet,Roobet,Bovada,BetMGM,Mr Green,888 Casino,Paddy Power,Stake com,Mr Vegas,Bwin,Betsson,BitStarz,Videoslots,Wildz,Jackpot City,BC Game,Cloudbet,Royal Panda,Stake casino,Rizk,Spin Casino,Ruby Fortune,Royal Vegas,Caesars,Borgata,PlayOJO,NordicBet,ComeOn,Karamba,Winamax,Tipico,Sky Vegas,Party Casino,Betano,7Bit,mBit,Duelz',
  studio:
    'NetEnt,Pragmatic Play,Evolution,Microgaming,Playtech,Yggdrasil,Red Tiger,Big Time Gaming,Nolimit City,Hacksaw Gaming,Push Gaming,Quickspin,Relax Gaming,Thunderkick,Novomatic,Betsoft,Play n GO,Spribe,Blueprint Gaming,Wazdan,Ezugi,ELK Studios,Endorphina,BGaming,Aristocrat,Games Global,Stakelogic,iSoftBet,Habanero,Spinomenal,Gamomat,Greentube,IGT,Amatic,Amusnet,PG Soft,Realtime Gaming,Swintt,Kalamba',
  game: 'Starburst,Book of Dead,Book of Ra,Sweet Bonanza,Gates of Olympus,Mega Moolah,Big Bass Bonanza,Reactoonz,Lightning Roulette,Gonzos Quest,Bonanza Megaways,Dead or Alive,Wolf Gold,Crazy Time,Aviator,Fire Joker,Jammin Jars,Immortal Romance,Razor Shark,Money Train,Sugar Rush,Monopoly Live,Legacy of Dead,Eye of Horus,Rainbow Riches,Buffalo King,Thunderstruck,Sizzling Hot,Big Bamboo,The Dog House,Fruit Party,Divine Fortune,Mega Fortune,Hall of Gods',
} as const

export type KindOfName = keyof typeof NAMES

export interface OtherName {
  kind: KindOfName
  name: string
}

const OTHERS: readonly OtherName[] = (Object.keys(NAMES) as KindOfName[]).flatMap((kind) =>
  NAMES[kind].split(',').map((name) => ({ kind, name })),
)

/** The names in a plain text (see plainText) that `known`, the names of the catalogue, does not hold. */
export function otherNamesIn(plain: string, known: readonly string[]): OtherName[] {
  const found = OTHERS.filter(({ name }) => plain.includes(plainText(name)))
  const listed = new Set(found.length === 0 ? [] : known.map(plainText))
  return found.filter(({ name }) => !listed.has(plainText(name)))
}
