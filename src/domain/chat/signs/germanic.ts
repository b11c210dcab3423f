/** Signs in German, Swedish and Dutch, on sign texts: no accents, so "süchtig" is "suchtig". */
import type { SignLine } from './sign.ts'

export const GERMAN: readonly SignLine[] = [
  {
    kind: 'crisis',
    words:
      / (?:selbstmord\w*|suizid\w*|umbringen|das leben nehmen|nicht mehr leben|sterben|lebensmude|mich toten|leben beenden|keinen ausweg|alles beenden|ritze mich) /,
  },
  {
    kind: 'underage',
    words:
      / (?:minderjahrig\w*|schuler|schulerin|jugendliche[rn]?|teenager|taschengeld|unter (?:18|21)|noch (?:nicht|keine) (?:18|21|volljahrig)|nicht volljahrig|werde (?:bald |nachsten monat |in \w+ \w+ )?18|bald 18|fast 18|(?:[5-9]|1[0-2]) klasse|in der schule|gymnasium|realschule|meine (?:eltern|mutter) (?:wissen|weiss|durfen|erlaub\w*)|ohne (?:meine )?eltern|zu jung|(?:mein|unser) (?:\w+ )?(?:sohn|kind|tochter|enkel) .{0,30}(?:spiel\w*|casino|konto|wett\w*|zock\w*)|ohne altersprufung|ohne alterskontrolle|1[0-7] jahre alt) /,
  },
  {
    kind: 'exclusion',
    words:
      / (?:(?:selbst|spiel|spieler)? ?(?:sperre|gesperrt\w*|sperren|sperrdatei|sperrliste|sperrsystem|selbstsperre|spielersperre|spielsperre|selbstausschluss|ausgeschlossen)|(?:ohne|nicht (?:bei|in|an|im)|trotz|umgeh\w*|ausserhalb|kein|keine) (?:\w+ )?(?:oasis|lugas|sperr\w*)|oasis (?:sperre|umgehen|frei\w*|casino)|casinos? ohne (?:oasis|lugas|sperr\w*|limit)) /,
    but: / (?:was ist|was bedeutet|wie funktioniert) /,
  },
  {
    kind: 'evasion',
    words:
      / (?:vpn|proxy|falsche\w* (?:adresse|angaben|ausweis|land|namen|daten|standort)|gefalschte\w*|standort (?:andern|verschleiern|faken)|anderes land|ohne (?:deutsche )?(?:lizenz|verifizierung|ausweis|kyc|identifikation)|(?:ausweis|konto|namen|perso) (?:von )?(?:meine[rsmn]?|eines) \w+|mit (?:dem|der) (?:ausweis|konto|karte) (?:von )?mein\w*|auf den namen|landersperre|umgehen) /,
  },
  {
    kind: 'somebody_close',
    words:
      / (?:mein|meine|meinem|meinen|meiner) (?:mann|frau|freund|freundin|bruder|schwester|vater|mutter|mama|papa|sohn|tochter|partner|partnerin|oma|opa|kollege|familie|kinder|eltern) .{0,80}(?:spielt|spielsucht\w*|suchtig|verspielt|zockt|casino|automaten|spielautomaten|slots|wett\w*|gezockt|gespielt|geld) /,
  },
  {
    kind: 'harm',
    words:
      / (?:spielsucht\w*|suchtig|sucht|abhangig|zocksucht|wettsucht|nicht (?:mehr )?aufhoren|nicht aufhoren|aufhoren (?:zu|mit)|verzock\w*|verspielt|alles verloren|(?:geld|viel|euro|miete|gehalt|ersparnisse|erspartes) .{0,20}verloren|verlor(?:en)? .{0,30}(?:zuruck|miete|gehalt|ersparnisse)|zuruckgewinnen|zuruck gewinnen|verluste|schulden|verschuldet|kredit|geliehen\w*|gestohlen\w*|geklaut|pleite|schame|scham|schuldgefuhl\w*|hasse mich|verzweifelt|hoffnungslos|nicht (?:mehr )?schlafen|schlaflos\w*|(?:ganze|jede) nacht|stunden (?:am tag|taglich|lang|pro tag)|den ganzen tag|versprochen|kontrolle verloren|ausser kontrolle|spielproblem\w*|problem mit (?:dem )?(?:spielen|glucksspiel)|miete (?:verspielt|verloren|nicht)|hilfe bei|brauche hilfe|hilf mir|ruckfall\w*|ruiniert|belogen|lugen?) /,
    but: / (?:kreditkarte\w*|geld zuruck garantie|cashback) /,
  },
]

export const SWEDISH: readonly SignLine[] = [
  {
    kind: 'crisis',
    words:
      / (?:sjalvmord\w*|ta livet|vill (?:inte leva|do)|orkar inte leva|inte leva langre|ta mitt liv|skada mig sjalv|ingen utvag) /,
  },
  {
    kind: 'underage',
    words:
      / (?:minderarig\w*|omyndig\w*|under (?:18|21)|inte (?:fyllt )?(?:18|21)|fyller (?:snart )?18|snart 18|inte 18 an|gymnasiet|hogstadiet|mellanstadiet|i skolan|arskurs|tonaring|manadspeng|veckopeng|mina foraldrar|(?:min|vart) (?:son|dotter|barn) .{0,30}(?:spela|spelar|casino|konto)|for ung|1[0-7] ar gammal|utan alderskontroll) /,
  },
  {
    kind: 'exclusion',
    words:
      / (?:spelpaus\w*|avstangd|avstangning|stangt av mig|stanga av mig|sparrad|sparra|sjalvavstangning|casinon? utan spelpaus|utan svensk licens|utan licens) /,
  },
  {
    kind: 'evasion',
    words:
      / (?:vpn|proxy|falsk\w*|fejka\w*|annat land|kringga|utan (?:bankid|verifiering|legitimation|id)|(?:brors|mammas|pappas|kompis|nagon annans) (?:bankid|konto|id|namn|leg)) /,
  },
  {
    kind: 'somebody_close',
    words:
      / (?:min|mitt|mina) (?:man|fru|sambo|pojkvan|flickvan|bror|syster|pappa|mamma|far|mor|son|dotter|kompis|van|partner|familj|barn) .{0,80}(?:spelar|spelat|spelberoende|casino|slots|pengar|spelmissbruk|spelande|spela) /,
  },
  {
    kind: 'harm',
    words:
      / (?:spelberoende|beroende|spelmissbruk\w*|spelproblem|kan inte sluta|sluta spela|slutar inte|forlorat (?:allt|alla|mina|pengar|hyran|mycket)|forlorade|forluster|vinna tillbaka|skuld|skulder|skuldsatt|sms lan|lanat|lana pengar|stulit|stal|skams|skam|hatar mig|fortvivlad|hopplos\w*|kan inte sova|somnlos\w*|hela natten|timmar om dagen|varje dag|lovade|lovat|aterfall|hyran|hyra|tappat kontrollen|utom kontroll|hjalp mig|behover hjalp|ruinerad|ljuger|ljugit) /,
  },
]

export const DUTCH: readonly SignLine[] = [
  {
    kind: 'crisis',
    words:
      / (?:zelfmoord\w*|suicide|niet meer leven|wil dood|dood willen|van kant maken|eind aan mijn leven|einde aan mijn leven|geen uitweg|mezelf iets aandoen) /,
  },
  {
    kind: 'underage',
    words:
      / (?:minderjarig\w*|onder de (?:18|21)|nog (?:geen|niet) (?:18|21)|geen 18|word (?:bijna |binnenkort |volgende maand )?18|bijna 18|scholier|middelbare school|basisschool|op school|zakgeld|tiener|mijn ouders|te jong|(?:mijn|onze) (?:zoon|dochter|kind|kleinzoon) .{0,30}(?:spelen|speelt|gokken|gokt|casino|account)|zonder leeftijdscontrole|1[0-7] jaar oud) /,
  },
  {
    kind: 'exclusion',
    words:
      / (?:cruks|uitgesloten|uitsluiting|zelfuitsluiting|uitschrijven uit|gokstop|spelersstop|geblokkeerd|ban|verbannen) /,
    but: / (?:wat is|hoe werkt) /,
  },
  {
    kind: 'evasion',
    words:
      / (?:vpn|proxy|vals\w* (?:adres|naam|paspoort|land|identiteit|id)|nep (?:adres|id|paspoort)|ander land|omzeil\w*|zonder (?:nederlandse |verificatie|identificatie|id|kyc|legitimatie|idin|licentie|vergunning)\w*|(?:op naam|account|paspoort|id) van (?:mijn|een)) /,
  },
  {
    kind: 'somebody_close',
    words:
      / mijn (?:man|vrouw|vriend|vriendin|broer|zus|vader|moeder|pa|ma|zoon|dochter|partner|familie|kinderen|collega) .{0,80}(?:gokt|gokken|gokverslaafd|gokverslaving|verslaafd|casino|slots|gokkasten|geld|vergokt|speelt) /,
  },
  {
    kind: 'harm',
    words:
      / (?:gokverslaafd\w*|gokverslaving|verslaafd|verslaving|gokprobleem|gokproblemen|niet stoppen|stoppen met (?:gokken|spelen)|vergokt|alles (?:verloren|kwijt)|verloren|verliezen|terugwinnen|terug winnen|terugverdienen|schuld|schulden|lening|geleend|gestolen|gejat|schaam|schaamte|haat mezelf|wanhopig|hopeloos|niet (?:meer )?slapen|slapeloos\w*|hele nacht|uur per dag|elke dag|beloofd|beloofde|terugval|huur|controle (?:kwijt|verloren)|hulp nodig|help mij|help me|geruineerd|gelogen|lieg) /,
  },
]
