/** Pictograms for names. Artwork of games and articles shows one on its scene. */
import * as icons from 'lucide'
import type { IconNode } from 'lucide'
import { at, hash } from './random.ts'
import { n } from './shapes.ts'

/** Words and their pictograms. Words of five letters and more match as prefixes. The first matching entry wins. */
const MEANINGS: readonly (readonly [words: string, motif: IconNode])[] = [
  ['dice sic craps', icons.Dices], ['fox squirrel foxfire', icons.Squirrel], ['finch sparrow rook rookery wren heron eagle owl raven parrot bird halcyon', icons.Bird],
  ['koi fish bass shark', icons.Fish], ['sheepdog kennel dog wolf wolves', icons.Dog], ['cat tiger lion panther', icons.Cat],
  ['horse knight pony', icons.ChessKnight], ['bee moth bug spider scarab', icons.Bug], ['snail', icons.Snail], ['turtle', icons.Turtle],
  ['buffalo bear rhino panda', icons.PawPrint], ['feather plume quill filigree', icons.Feather], ['egg nest', icons.Egg],
  ['comet rocket launch', icons.Rocket], ['orbit planet star cosmic', icons.Star], ['moon night nocturne dusk', icons.Moon],
  ['dawn noon sun morning halo', icons.Sun], ['cloud sky skies balloon kiteflyer', icons.Cloud], ['storm thunder zeus lightning', icons.Zap],
  ['thaw ice frost snow', icons.Snowflake], ['wind switchback', icons.Wind], ['umbrella', icons.Umbrella], ['wave weir oxbow river', icons.Waves],
  ['boat sail low', icons.Sailboat], ['ferry ship dock', icons.Ship], ['harbour anchor captain', icons.Anchor], ['lamp lamplight lantern light', icons.Lamp],
  ['bottle post mail', icons.Mailbox], ['shell deep pearl', icons.Shell], ['map cartographer', icons.Map], ['pilot compass road explorer', icons.Compass],
  ['treasure hoard gold', icons.Coins], ['reserve fund million', icons.Vault], ['infinite', icons.Infinity], ['engine train signal railway', icons.TrainFront], ['gear machin governor clockmaker', icons.Cog],
  ['hour time timed', icons.Hourglass], ['late clock expire', icons.Clock], ['key', icons.Key], ['cottage house attic', icons.House],
  ['seedling sprout glasshouse', icons.Sprout], ['garden marigold buttercup thorn bloom rose', icons.Flower2], ['maze hedge', icons.Puzzle],
  ['orchard apple bramley', icons.Apple], ['pear medlar cherr', icons.Cherry], ['fruit citrus lemon', icons.Citrus], ['grape wine', icons.Grape],
  ['cider beer', icons.Beer], ['oak tree wood', icons.TreeDeciduous], ['meadow leaf', icons.Leaf], ['clover lucky irish', icons.Clover],
  ['barley harvest hay vale', icons.Wheat], ['plough farm', icons.Tractor], ['scarecrow hat', icons.HatGlasses], ['supper pot kettle', icons.CookingPot],
  ['tea coffee', icons.Coffee], ['candy sweet cake', icons.Cake], ['drum', icons.Drum], ['tango music', icons.Music],
  ['circus tent pavilion tightrope', icons.Tent], ['understudy theatre opera live', icons.Drama], ['parade party', icons.PartyPopper],
  ['wheel tombola', icons.FerrisWheel], ['thimble weaver quilt needle', icons.Scissors], ['salt dune desert pyramid egypt', icons.Pyramid],
  ['barrow hill mountain', icons.Mountain], ['bridge alley lane street row', icons.Signpost], ['castle tower', icons.Castle],
  ['king queen crown royal', icons.Crown], ['sword viking war', icons.Sword], ['ghost', icons.Ghost], ['skull pirate dead', icons.Skull],
  ['gem jewel diamond', icons.Gem], ['marble ball pin', icons.Target], ['abacus tally', icons.Calculator], ['checkmate chess', icons.ChessPawn],
  ['ladder steps lift', icons.Award], ['dip', icons.Gift], ['ticket scratch raffle', icons.Ticket], ['press mill factory', icons.Warehouse],
  ['copper pewter tin verdigris', icons.Amphora], ['penny penn coin crypto', icons.Banknote], ['mine pick', icons.Pickaxe],
  ['parliament', icons.Landmark], ['bell', icons.BellRing], ['withdraw payout', icons.Timer],
  ['licen regulat country', icons.ShieldCheck], ['complain dispute support desk', icons.MessageSquare], ['safety score', icons.Medal],
  ['print terms question', icons.FileText], ['budget small', icons.PiggyBank], ['wager cashback spin', icons.Percent], ['payment method', icons.CreditCard],
  ['mobile', icons.Smartphone], ['bonus', icons.Gift], ['break limit', icons.LifeBuoy], ['settings', icons.SlidersHorizontal],
  ['strateg system', icons.Scale], ['review', icons.SearchCheck], ['rtp volatil table', icons.ChartLine], ['reload', icons.RotateCw],
  ['welcome package walk', icons.DoorOpen], ['curio scroll', icons.Scroll], ['crash', icons.TrendingUp], ['casino', icons.Store], ['jackpot', icons.Trophy],
]

/** Pictograms for names without such a word. */
const ANY: readonly IconNode[] = [
  icons.Club, icons.Diamond, icons.Heart, icons.Spade, icons.Sparkles, icons.Disc3, icons.Crown, icons.HandCoins, icons.Handshake, icons.BookOpen,
]

const WORDS = MEANINGS.flatMap(([words, motif]) =>
  words.split(' ').map((word): [RegExp, IconNode] => [new RegExp(`(?<![a-z])${word}${word.length < 5 ? '(?:e?s)?(?![a-z])' : ''}`), motif]),
)

export function drawMotif(name: string, { x, y, size, ink }: { x: number; y: number; size: number; ink: string }): string {
  return `<g transform="translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${(size / 24).toFixed(2)})" fill="none" stroke="${ink}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${motifOf(name)}</g>`
}

/** The pictogram of a name in a square of 24 units, as SVG shapes without colour. */
export function motifOf(name: string): string {
  const text = name.toLowerCase()
  const found = WORDS.find(([word]) => word.test(text))
  const motif = found?.[1] ?? at(ANY, hash(name) >>> 5)
  return motif.map(([tag, attributes]) => `<${tag}${Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`).join('')}/>`).join('')
}
