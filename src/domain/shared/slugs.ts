/**
 * The slug of a title: lower case, only a to z, digits and hyphens. Accents are folded ("Café" is "cafe"). Empty when
 * nothing is left.
 */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .replaceAll(/[\s-]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/**
 * The slug of a casino, bonus or game, derived from its name when none was chosen. Other alphabets are transliterated,
 * and a slug is never only digits. At most 80 characters. The database function `slug_of` does the same.
 */
export function itemSlug(name: string, kind: 'casino' | 'bonus' | 'game'): string {
  const latin = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .replaceAll(/[^\0-\x7F]/g, (letter) => LETTERS.get(letter.toLowerCase()) ?? letter)
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  const slug = latin.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
  const named = /^[0-9-]*$/.test(slug) ? `${kind}-${slug}` : slug
  return named.slice(0, ITEM_SLUG).replace(/-$/, '')
}

const ITEM_SLUG = 80

const LETTERS: ReadonlyMap<string, string> = new Map(
  (
    'ø=o đ=d ð=d ł=l ħ=h ı=i ß=ss æ=ae œ=oe þ=th ' +
    'а=a б=b в=v г=g д=d е=e ж=zh з=z и=i і=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=ts ч=ch ш=sh ' +
    'щ=shch ъ= ы=y ь= э=e є=e ю=yu я=ya ґ=g ' +
    'α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)]),
)
