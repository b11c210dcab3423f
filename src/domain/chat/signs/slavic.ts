/** Signs in Polish and Serbian (also from Cyrillic), on sign texts: no accents, "đ" is "dj". */
import type { SignLine } from './sign.ts'

export const POLISH: readonly SignLine[] = [
  {
    kind: 'crisis',
    words:
      / (?:samoboj\w*|zabic sie|zabije sie|sie zabic|chce umrzec|nie chce (?:juz )?zyc|skonczyc ze soba|odebrac sobie zycie|bez wyjscia|targnac sie) /,
  },
  {
    kind: 'underage',
    words:
      / (?:nieletni\w*|niepelnoletni\w*|ponizej (?:18|21)|nie mam (?:jeszcze )?(?:18|21)|nie skonczyl[ae]m (?:18|21)|koncze 18|skoncze 18|prawie 18|w szkole|liceum|technikum|podstawow\w*|uczniem|uczennica|kieszonkowe\w*|rodzice|bez wiedzy|(?:moj|moja|moje) (?:syn|corka|dziecko|wnuk) .{0,30}(?:grac|gra|kasyn\w*|konto)|za mlod\w*|nastolat\w*|1[0-7] lat) /,
    but: / minimalny wiek | od 1[0-7] lat /,
  },
  {
    kind: 'exclusion',
    words:
      / (?:samowyklucz\w*|wykluczon\w*|wykluczy\w*|zablokowan\w*|zbanowan\w*|rejestr\w* (?:wykluczon\w*|graczy)|zakaz gry) /,
  },
  {
    kind: 'evasion',
    words:
      / (?:vpn|proxy|falszyw\w*|podrobion\w*|obejsc|omin\w*|bez (?:weryfikacji|dowodu|dokumentow|licencji|kyc)|na (?:nazwisko|dane|konto) (?:brata|zony|meza|mamy|taty|kolegi|kogos|siostry|ojca|matki)|(?:dowod|konto|dokumenty) (?:brata|zony|meza|mamy|taty|kolegi|siostry)|innego kraju|inny kraj) /,
  },
  {
    kind: 'somebody_close',
    words:
      / (?:moj|moja|moi|moje|mojego|mojej|mnie) (?:maz|zona|chlopak|dziewczyna|brat|siostra|ojciec|matka|mama|tata|syn|corka|przyjaciel|kolega|partner|partnerka|rodzina|dzieci|brata|meza|zony) .{0,80}(?:gra|grac|hazard\w*|kasyn\w*|automat\w*|pieniadze|uzalezni\w*|przegral\w*|przegrywa|obstawia|slot\w*) | (?:maz|zona|brat|syn) (?:przegral|przegrywa|gra) /,
  },
  {
    kind: 'harm',
    words:
      / (?:uzalezni\w*|hazardzist\w*|nalog\w*|nie (?:moge|umiem|potrafie) (?:przestac|sie zatrzymac|spac|skonczyc|zasnac)|przestac grac|przegral\w*|przegrywam|stracil[ae]m|strat[ay]|odegrac|odzyskac|dlug\w*|zadluz\w*|kredyt|pozycz\w*|pozyczk\w*|chwilowk\w*|ukradl\w*|kradn\w*|wstyd\w*|poczucie winy|nienawidze siebie|rozpacz\w*|beznadziej\w*|nie spie|bezsennosc|cala noc|cale noce|godzin dziennie|codziennie|obiecal\w*|przysieg\w*|czynsz\w*|kontrol\w*|potrzebuje pomocy|pomocy|pomozcie|klamie|oklam\w*|zrujnowa\w*) /,
    but: / kontrola (?:gier|licencji) | karta kredytowa /,
  },
]

export const SERBIAN: readonly SignLine[] = [
  {
    kind: 'crisis',
    words:
      / (?:samoub\w*|ubiti se|ubijem|ubicu se|da umrem|zelim da umrem|ne zelim (?:vise )?da zivim|necu da zivim|oduzmem sebi zivot|oduzeti zivot|bez izlaza|da se ubijem) /,
  },
  {
    kind: 'underage',
    words:
      / (?:malolet\w*|maloljet\w*|nepunolet\w*|nisam (?:jos )?punolet\w*|ispod (?:18|21)|nemam (?:jos )?(?:18|21)|punim 18|skoro 18|uskoro 18|osnovn\w* skol\w*|srednj\w* skol\w*|gimnazij\w*|u skoli|ucenik|ucenica|dzeparac|roditelji|bez znanja|(?:moj|moja|moje) (?:sin|cerka|dete|unuk) .{0,30}(?:da igra|igra|kazin\w*|nalog|kladi)|premlad\w*|tinejdzer\w*|1[0-7] godina) /,
    but: / minimaln\w* (?:starost|godin) | vec 1[0-7] godina /,
  },
  {
    kind: 'exclusion',
    words:
      / (?:samoisklj\w*|iskljucen\w*|iskljuci\w* se|banovan\w*|blokiran\w*|zabranjen\w* (?:mi|igra)|zabran\w* igranja|samozabran\w*|registar iskljucenih) /,
  },
  {
    kind: 'evasion',
    words:
      / (?:vpn|proxy|lazn\w*|lazira\w*|zaobi\w*|zaobic\w*|bez (?:verifikacije|dokumenata|licence|licne karte|provere)|na (?:ime|racun) (?:brata|zene|muza|mame|tate|druga|sestre|majke|oca)|tudj\w*|drug[ao]j? (?:drzav\w*|zemlj\w*)) /,
  },
  {
    kind: 'somebody_close',
    words:
      / (?:moj|moja|moji|moje|mog|mojoj|mom) (?:muz|zena|momak|devojka|brat|sestra|otac|majka|mama|tata|sin|cerka|drug|drugarica|prijatelj|partner|porodica|deca) .{0,80}(?:igra|kocka\w*|kladi\w*|kazin\w*|automat\w*|slot\w*|novac|pare|zavis\w*|gubi|izgubio|trosi) /,
  },
  {
    kind: 'harm',
    words:
      / (?:zavis\w*|ovisn\w*|kockar\w*|ne mogu (?:da )?(?:\w+ )?(?:prestanem|stanem|spavam|prestati|stati|spavati)|prestanem da|prestati (?:da|s)|izgubi\w* (?:sve|platu|pare|novac|sam)|gubit\w*|vrat\w* (?:izgubljen\w*|novac|pare|sta)|povrat\w* (?:izgubljen\w*|gubit\w*)|dug|dugovi|dugove|dugujem|zaduz\w*|kredit|pozajm\w*|zajam|ukra\w*|stid\w*|sramota|sramot\w*|kriv\w*|mrzim sebe|mrzim se|ocajan\w*|ocajna|beznad\w*|ne spavam|nesanic\w*|cel[ue] noc|ceo dan|sati dnevno|svaki dan|obeca\w*|kirij\w*|kontrol\w*|treba mi pomoc|pomozite|pomozi mi|upomoc|unisti\w*|lazem|lagao|lagala) /,
    but: / kreditn\w* kartic\w* /,
  },
]
