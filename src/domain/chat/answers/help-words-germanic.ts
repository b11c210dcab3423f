import type { HelpWording } from './help-wording.ts'

/** German, Swedish and Dutch. */
export const GERMANIC_HELP: Readonly<Record<'de' | 'sv' | 'nl', HelpWording>> = {
  de: {
    crisis:
      'Es tut mir sehr leid, dass es dir so geht. Bleib bitte nicht allein damit.\nWenn du dir etwas antun könntest oder in Gefahr bist, ruf jetzt den Notruf 112 an.\nEin Schritt für diese Minute: Sag einem Menschen in deiner Nähe, wie es dir geht, oder bitte ihn, bei dir zu bleiben.',
    underage:
      'Glücksspiel ist nur für Erwachsene: ab 18, in manchen Ländern ab 21. Deshalb helfe ich hier nicht mit Casinos, Boni oder Spielen.\nEin Schritt für jetzt: Sprich mit einem Erwachsenen, dem du vertraust, und nutze Jugendschutz auf gemeinsamen Geräten.',
    somebody_close:
      'Danke, dass du mir das sagst. Es ist schwer, wenn Glücksspiel zwischen dir und einem nahen Menschen steht, und es gibt Hilfe für euch beide.\nEin Schritt für jetzt: Sprecht in einem ruhigen Moment offen darüber. Leih kein Geld zum Spielen und schütze euer gemeinsames Geld.',
    exclusion:
      'Danke, dass du mir das sagst. Eine Sperre schützt dich, deshalb suche ich keinen Weg daran vorbei und lasse Casinos, Boni und Spiele aus diesem Gespräch.\nEin Schritt für jetzt: Behalte die Sperre und lass Glücksspielzahlungen zusätzlich bei deiner Bank blockieren.',
    evasion:
      'Beim Umgehen von Alters-, Identitäts- oder Länderregeln kann ich nicht helfen: Mit VPN oder falschen Angaben verlierst du jeden Schutz. Casinos, Boni und Spiele lasse ich aus diesem Gespräch.\nEin Schritt für jetzt: Frag die Glücksspielaufsicht deines Landes, was dort erlaubt ist.',
    harm: 'Danke, dass du mir das sagst. Es tut mir leid, dass es so schwer ist, und es ist keine Schwäche: Viele kommen hierher, und viele finden wieder heraus.\nEin Schritt für jetzt: Lass dich beim Anbieter sperren und bitte deine Bank, Glücksspielzahlungen zu blockieren.\nIn diesem Gespräch schlage ich keine Casinos, Boni oder Spiele vor.',
    later:
      'Wegen dem, was du vorhin geschrieben hast, lasse ich Casinos, Boni und Spiele aus diesem Gespräch.\nEin Schritt, der hilft: heute nicht spielen und mit jemandem reden, dem du vertraust.',
    unknown:
      'Das weiß ich leider nicht. Auf Englisch erkläre ich Boni, Umsatzbedingungen und Zahlungsarten und sage, wie man die Kontrolle behält.',
    reach: 'Sprich heute mit jemandem, kostenlos und vertraulich ({country}): {name}, Telefon {phone}.',
    elsewhere:
      'Sprich heute mit jemandem, kostenlos und vertraulich: Die Hilfeseite nennt Hilfetelefone nach Land, und Gambling Therapy ({web}) antwortet in vielen Sprachen.',
    call: 'Anrufen:',
    page: 'Hilfe und Hilfetelefone',
  },
  sv: {
    crisis:
      'Jag är verkligen ledsen att det känns så här. Var inte ensam med det.\nOm du kan komma att skada dig själv eller är i fara, ring 112 nu.\nEtt steg just nu: berätta för någon nära dig hur du mår, eller be personen stanna hos dig.',
    underage:
      'Spel om pengar är bara för vuxna: från 18 år, i vissa länder 21. Därför hjälper jag inte till med casinon, bonusar eller spel här.\nEtt steg just nu: prata med en vuxen du litar på.',
    somebody_close:
      'Tack för att du berättar. Det är svårt när spel kommer mellan dig och någon nära, och det finns hjälp för er båda.\nEtt steg just nu: prata öppet i en lugn stund. Låna inte ut pengar till spel och skydda era gemensamma pengar.',
    exclusion:
      'Tack för att du berättar. En avstängning skyddar dig, så jag letar inte efter en väg runt den och tar inte upp casinon, bonusar eller spel i det här samtalet.\nEtt steg just nu: behåll avstängningen och be banken spärra spelbetalningar.',
    evasion:
      'Jag kan inte hjälpa till att komma runt regler om ålder, identitet eller land. Med VPN eller falska uppgifter förlorar du ditt skydd. Jag tar inte upp casinon, bonusar eller spel i det här samtalet.\nEtt steg just nu: fråga spelmyndigheten i ditt land vad som är tillåtet.',
    harm: 'Tack för att du berättar. Jag är ledsen att det är så svårt, och det är ingen svaghet: många hamnar här och många tar sig ut igen.\nEtt steg just nu: stäng av dig från spel och be banken spärra spelbetalningar.\nJag föreslår inga casinon, bonusar eller spel i det här samtalet.',
    later:
      'På grund av det du skrev tidigare tar jag inte upp casinon, bonusar eller spel i det här samtalet.\nEtt steg som hjälper: spela inte i dag och prata med någon du litar på.',
    unknown:
      'Det vet jag tyvärr inte. På engelska förklarar jag bonusar, omsättningskrav och betalsätt, och hur man behåller kontrollen.',
    reach: 'Prata med någon i dag, gratis och anonymt ({country}): ring {name}, {phone}.',
    elsewhere:
      'Prata med någon i dag, gratis och anonymt: hjälpsidan listar stödlinjer per land, och Gambling Therapy ({web}) svarar på många språk.',
    call: 'Ring',
    page: 'Hjälp och stödlinjer',
  },
  nl: {
    crisis:
      'Het spijt me heel erg dat je je zo voelt. Blijf er niet alleen mee.\nAls je jezelf iets zou kunnen aandoen of in gevaar bent, bel nu 112.\nEén stap voor nu: vertel iemand in je buurt hoe je je voelt, of vraag die bij je te blijven.',
    underage:
      'Gokken is alleen voor volwassenen: vanaf 18, in sommige landen vanaf 21. Daarom help ik hier niet met casino’s, bonussen of spellen.\nEén stap voor nu: praat met een volwassene die je vertrouwt.',
    somebody_close:
      'Dank je dat je dit vertelt. Het is zwaar als gokken tussen jou en een naaste komt, en er is hulp voor jullie allebei.\nEén stap voor nu: praat er op een rustig moment open over. Leen geen geld om te gokken en bescherm jullie gezamenlijke geld.',
    exclusion:
      'Dank je dat je dit vertelt. Een uitsluiting beschermt je, dus ik zoek geen weg eromheen en laat casino’s, bonussen en spellen uit dit gesprek.\nEén stap voor nu: houd de uitsluiting aan en laat je bank gokbetalingen blokkeren.',
    evasion:
      'Ik kan niet helpen om regels over leeftijd, identiteit of land te omzeilen. Met een VPN of valse gegevens verlies je alle bescherming. Ik laat casino’s, bonussen en spellen uit dit gesprek.\nEén stap voor nu: vraag de kansspelautoriteit van je land wat is toegestaan.',
    harm: 'Dank je dat je dit vertelt. Het spijt me dat het zo zwaar is, en het is geen zwakte: velen komen hier terecht en velen komen er weer uit.\nEén stap voor nu: sluit jezelf uit bij de aanbieder en vraag je bank gokbetalingen te blokkeren.\nIk stel in dit gesprek geen casino’s, bonussen of spellen voor.',
    later:
      'Door wat je eerder schreef, laat ik casino’s, bonussen en spellen uit dit gesprek.\nEén stap die helpt: vandaag niet gokken en praten met iemand die je vertrouwt.',
    unknown:
      'Dat weet ik helaas niet. In het Engels leg ik bonussen, inzetvoorwaarden en betaalmethoden uit, en hoe je de controle houdt.',
    reach: 'Praat vandaag met iemand, gratis en vertrouwelijk ({country}): bel {name}, {phone}.',
    elsewhere:
      'Praat vandaag met iemand, gratis en vertrouwelijk: de hulppagina noemt hulplijnen per land, en Gambling Therapy ({web}) antwoordt in veel talen.',
    call: 'Bel',
    page: 'Hulp en hulplijnen',
  },
}
