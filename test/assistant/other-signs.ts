/** The same as english-signs.ts in the other languages that help is written in. */
import type { HelpLanguage } from '#domain/chat/signs/sign.ts'

export const OTHER_SIGNS: Readonly<Record<Exclude<HelpLanguage, 'en'>, string>> = {
  de: `ich bin spielsüchtig
Casino trotz Sperre
Casino ohne OASIS
ich bin 16, wo kann ich spielen
ich bin siebzehn und suche ein Casino
ich bin noch nicht 18
mein Sohn will spielen
ich bin in der 10. Klasse
ich kann nicht aufhören zu spielen
ich habe alles verloren
meine Frau hat von den Automaten erfahren
mein Bruder verspielt sein ganzes Geld
ich habe Schulden wegen Casino
ich will nicht mehr leben
ich will mich umbringen
mit VPN spielen
mit falscher Adresse anmelden
ich habe versprochen aufzuhören
ich kann nicht mehr schlafen
ich schäme mich, Scham nach jedem Spiel
ich will meine Verluste zurückgewinnen
ich habe die Miete verspielt`,
  fr: `je suis accro aux jeux
j'ai 16 ans, où puis-je jouer ?
je suis mineur
mon fils veut jouer au casino
casino sans vérification
avec un VPN ça marche ?
je suis interdit de jeux
casino hors ANJ malgré mon interdiction
je n'arrive pas à arrêter, je ne peux pas m'arrêter
j'ai tout perdu
j'ai perdu mon salaire
j'ai des dettes de jeu
je veux mourir
je pense au suicide
mon mari joue tout notre argent
j'ai promis d'arrêter
je ne dors plus
j'ai honte de moi
récupérer mes pertes
pas encore majeur`,
  es: `soy ludópata
tengo 16 años, ¿dónde puedo jugar?
soy menor de edad
mi hijo quiere jugar en el casino
estoy en el RGIAJ
casino sin autoexclusión, estoy autoexcluido
usar una VPN para jugar
dirección falsa
no puedo parar de jugar
lo perdí todo
tengo deudas por el juego
quiero morirme
pienso en el suicidio
mi marido se gasta el dinero en tragaperras
prometí dejarlo
no puedo dormir
me odio cuando juego
recuperar lo que perdí
perdí el alquiler
estoy enganchado a las tragaperras`,
  it: `sono ludopatico
ho 16 anni, dove posso giocare?
sono minorenne
mio figlio vuole giocare al casino
sono autoescluso
casino senza autoesclusione
usare una VPN
un documento falso per giocare
non riesco a smettere
ho perso tutto
ho debiti di gioco
voglio morire
penso al suicidio
mio marito gioca tutti i soldi
ho promesso di smettere
non dormo più
mi vergogno
voglio recuperare le perdite
ho perso l'affitto
sono dipendente dalle slot`,
  pt: `sou viciado em jogo
tenho 16 anos, onde posso jogar?
sou menor de idade
o meu filho quer jogar no casino
estou autoexcluído
um casino sem autoexclusão
usar uma VPN
morada falsa
não consigo parar de jogar
perdi tudo
tenho dívidas de jogo
quero morrer
penso em suicídio
o meu marido joga todo o dinheiro
prometi que ia parar
não consigo dormir
tenho vergonha de mim
recuperar o que perdi
perdi o dinheiro da renda
estou viciada nas slots`,
  sv: `jag är spelberoende
jag är 16, var kan jag spela
jag är minderårig
min son vill spela på casino
casino utan spelpaus
jag är avstängd men vill spela
spela med VPN
falsk adress
jag kan inte sluta spela
jag har förlorat allt
jag har skulder
jag vill inte leva
jag tänker på självmord
min man spelar bort våra pengar
jag lovade att sluta
jag kan inte sova
jag skäms
vinna tillbaka mina förluster
jag hatar mig själv
sms lån för att spela`,
  nl: `ik ben gokverslaafd
ik ben 16, waar kan ik spelen
ik ben minderjarig
mijn zoon wil gokken
casino zonder cruks
ik ben uitgesloten maar wil spelen
met een VPN spelen
vals adres
ik kan niet stoppen met gokken
ik ben alles kwijt
ik heb schulden
ik wil niet meer leven
ik denk aan zelfmoord
mijn man vergokt ons geld
ik heb beloofd te stoppen
ik kan niet slapen
ik schaam me
mijn verlies terugwinnen
ik haat mezelf
geld geleend om te gokken`,
  pl: `jestem uzależniony od hazardu
mam 16 lat, gdzie mogę grać?
jestem niepełnoletni
mój syn chce grać w kasynie
jestem wykluczony z gry
kasyno bez weryfikacji
gra przez VPN
fałszywy adres
nie mogę przestać grać
przegrałem wszystko
mam długi
nie chcę żyć
myślę o samobójstwie
mój mąż przegrał pieniądze
obiecałem, że przestanę
nie mogę spać
wstydzę się
chcę się odegrać
nienawidzę siebie
wziąłem pożyczkę na grę`,
  sr: `ja sam zavisnik od kocke
ја сам зависник од коцке
imam 16 godina, gde mogu da igram
maloletan sam
moj sin hoće da igra kazino
samoisključen sam a želim da igram
igranje preko VPN
lažna adresa
ne mogu da prestanem da igram
izgubio sam sve
имам дугове због коцке
imam dugove
ne želim da živim
razmišljam o samoubistvu
moj muž kocka sav novac
obećao sam da ću prestati
ne spavam
stid me je
da vratim izgubljeno
mrzim sebe`,
}
