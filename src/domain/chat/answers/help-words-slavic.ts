import type { HelpWording } from './help-wording.ts'

/** Polish and Serbian. */
export const SLAVIC_HELP: Readonly<Record<'pl' | 'sr', HelpWording>> = {
  pl: {
    crisis:
      'Bardzo mi przykro, że tak się czujesz. Nie zostawaj z tym sam.\nJeśli możesz zrobić sobie krzywdę lub grozi ci niebezpieczeństwo, zadzwoń teraz pod 112.\nJeden krok na tę chwilę: powiedz komuś bliskiemu, jak się czujesz, albo poproś, żeby z tobą został.',
    underage:
      'Hazard jest tylko dla dorosłych: od 18 lat, w niektórych krajach od 21. Dlatego nie pomagam tu z kasynami, bonusami ani grami.\nJeden krok na teraz: porozmawiaj z dorosłym, któremu ufasz.',
    somebody_close:
      'Dziękuję, że o tym mówisz. To trudne, gdy hazard staje między tobą a kimś bliskim, i jest pomoc dla was obojga.\nJeden krok na teraz: porozmawiajcie spokojnie i otwarcie. Nie pożyczaj pieniędzy na grę i chroń wspólne pieniądze.',
    exclusion:
      'Dziękuję, że o tym mówisz. Wykluczenie cię chroni, więc nie szukam sposobu, by je obejść, i pomijam kasyna, bonusy i gry w tej rozmowie.\nJeden krok na teraz: zachowaj wykluczenie i poproś bank o zablokowanie płatności za gry.',
    evasion:
      'Nie pomogę w obchodzeniu zasad wieku, tożsamości ani kraju. Z VPN lub fałszywymi danymi tracisz wszelką ochronę. Pomijam kasyna, bonusy i gry w tej rozmowie.\nJeden krok na teraz: zapytaj urząd nadzoru w swoim kraju, co jest dozwolone.',
    harm: 'Dziękuję, że o tym mówisz. Przykro mi, że jest tak ciężko, i to nie słabość: wielu tu trafia i wielu z tego wychodzi.\nJeden krok na teraz: poproś o samowykluczenie, a bank o zablokowanie płatności za gry.\nW tej rozmowie nie zaproponuję kasyn, bonusów ani gier.',
    later:
      'Ze względu na to, co napisałeś wcześniej, pomijam kasyna, bonusy i gry w tej rozmowie.\nJeden krok, który pomaga: nie grać dziś i porozmawiać z kimś zaufanym.',
    unknown:
      'Tego nie wiem. Po angielsku wyjaśniam bonusy, warunki obrotu i metody płatności oraz jak zachować kontrolę.',
    reach: 'Porozmawiaj z kimś dziś, poufnie ({country}): {name}, telefon {phone}.',
    elsewhere:
      'Porozmawiaj z kimś dziś, poufnie: strona pomocy podaje telefony według kraju, a Gambling Therapy ({web}) odpowiada w wielu językach.',
    call: 'Zadzwoń:',
    page: 'Pomoc i telefony zaufania',
  },
  sr: {
    crisis:
      'Zaista mi je žao što se tako osećate. Nemojte ostati sami sa tim.\nAko biste mogli da se povredite ili ste u opasnosti, odmah pozovite 112 ili 194.\nJedan korak za ovaj minut: recite nekome u blizini kako se osećate ili ga zamolite da ostane sa vama.',
    underage:
      'Kockanje je samo za odrasle: od 18 godina, u nekim zemljama od 21. Zato ovde ne pomažem oko kazina, bonusa ili igara.\nJedan korak za sada: razgovarajte sa odraslom osobom od poverenja.',
    somebody_close:
      'Hvala što ste mi rekli. Teško je kada kockanje stane između vas i bliske osobe, a pomoć postoji za oboje.\nJedan korak za sada: razgovarajte otvoreno u mirnom trenutku. Ne pozajmljujte novac za igru i zaštitite zajednički novac.',
    exclusion:
      'Hvala što ste mi rekli. Isključenje vas štiti, zato ne tražim način da se zaobiđe i izostavljam kazina, bonuse i igre iz ovog razgovora.\nJedan korak za sada: zadržite isključenje i zamolite banku da blokira plaćanja za igre.',
    evasion:
      'Ne mogu da pomognem oko zaobilaženja pravila o godinama, identitetu ili zemlji. Uz VPN ili lažne podatke gubite svaku zaštitu. Izostavljam kazina, bonuse i igre iz ovog razgovora.\nJedan korak za sada: pitajte nadležni organ svoje zemlje šta je dozvoljeno.',
    harm: 'Hvala što ste mi rekli. Žao mi je što je tako teško, i to nije slabost: mnogi dođu dovde i mnogi se izvuku.\nJedan korak za sada: zatražite samoisključenje i zamolite banku da blokira plaćanja za igre.\nU ovom razgovoru neću predlagati kazina, bonuse ili igre.',
    later:
      'Zbog onoga što ste ranije napisali, izostavljam kazina, bonuse i igre iz ovog razgovora.\nJedan korak koji pomaže: danas ne igrati i razgovarati sa nekim od poverenja.',
    unknown:
      'To ne znam. Na engleskom objašnjavam bonuse, uslove klađenja i načine plaćanja, i kako zadržati kontrolu.',
    reach: 'Razgovarajte danas sa nekim, besplatno i poverljivo ({country}): pozovite {name}, {phone}.',
    elsewhere:
      'Razgovarajte danas sa nekim, besplatno i poverljivo: stranica za pomoć navodi linije po zemljama, a Gambling Therapy ({web}) odgovara na mnogim jezicima.',
    call: 'Pozovite',
    page: 'Pomoć i telefoni',
  },
}
