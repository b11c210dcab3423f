/** Words that invented names are made of. Each table is multiplied with the others, so few words give many names. */

export const CASINO_WORDS = {
  first:
    words(`Alder Amber Ash Bell Birch Black Bramble Bright Cedar Chalk Cinder Clear Clover Copper Coral Crow
    Dapple Dawn Down Dune Eager East Elder Ember Fair Falcon Fern Field Flint Fox Frost Garnet Glen Gold Gorse Grey
    Harbour Hawk Hazel Heather High Holly Indigo Iron Ivory Jade Juniper Kestrel King Lake Lark Lavender Lime Linden
    Loch Maple Marble Mead Mill Moon Moss North Oak Ocean Opal Orchard Otter`),
  second:
    words(`acre bank barrow borough bridge brook burn cliff combe court cove croft dale dell den fell field ford
    gate glade grove hall ham haven heath hill holm house keep lea low lynn marsh mere moor mouth point pool port
    reach ridge rock row shaw shore side stead stone thorpe tide vale view ville wald water well wick wood worth yard`),
  form: [' Rooms', '', ' Club', '', ' Casino', ' Bay', ' Lane', ' Court'],
} as const

export const GAME_WORDS = {
  first:
    words(`Amber Ancient Autumn Blazing Blue Brave Broken Burning Careful Clever Cobalt Cold Copper Crimson Crystal
    Dancing Distant Double Dusty Electric Emerald Endless Fabled Faithful Far Feathered Fiery Flying Forgotten Frozen
    Gilded Golden Grand Green Hidden Hollow Hungry Icy Idle Iron Ivory Jade Jolly Laughing Little Lost Lucky Lunar
    Mighty Misty Moonlit Mystic Nimble Noble Northern Old Painted Paper Patient Pearl Quiet Quick Radiant Rapid Red
    Restless Rising Roaming Royal Rusty Sapphire Secret`),
  second:
    words(`Acorn Anchor Arrow Atlas Badger Bakery Bell Bloom Bridge Caravan Castle Cellar Chariot Cloud Comet
    Compass Crown Dragon Drum Eagle Engine Falcon Feather Ferry Forest Fortune Fountain Fox Galleon Garden Gate Harbour
    Harvest Hive Horizon Island Jester Keeper Kite Lagoon Lantern Library Lighthouse Lion Mask Meadow Mirror Moth
    Mountain Oracle Orchard Owl Palace Parade Phoenix Pirate Planet Prairie Pyramid Quarry Queen Raven Reef River Rocket
    Saddle Serpent Ship`),
  form: ['', ' Nights', ' Deluxe', ' Rising', ' Gold', ' Ways', ' Rush', ' II', ' Spins', ' Legends'],
} as const

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}
