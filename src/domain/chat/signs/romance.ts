/** Signs in French, Spanish, Italian and Portuguese, on sign texts: no accents, apostrophes left out ("jai", "sono dipendente"). */
import type { SignLine } from './sign.ts'

export const FRENCH: readonly SignLine[] = [
  {
    kind: 'crisis',
    words:
      / (?:suicid\w*|me tuer|en finir|envie de mourir|veux mourir|mettre fin|plus envie de vivre|plus vivre|me pendre|aucune issue) /,
  },
  {
    kind: 'underage',
    words:
      / (?:mineure?s?|moins de (?:18|21)|pas (?:encore |)(?:18|21|majeure?)|jaurai 18|bientot 18|presque 18|lyceen\w*|collegien\w*|au (?:lycee|college)|lycee|argent de poche|mes parents|sans que (?:mes parents|ma mere|mon pere)|(?:mon|notre|ma) (?:fils|fille|enfant|petit frere|neveu) .{0,30}(?:jouer|joue|casino|compte)|trop jeune|adolescente?|1[0-7] ans) /,
    but: / depuis 1[0-7] ans | 1[0-7] ans d(?:e)? ?exp| age minimum /,
  },
  {
    kind: 'exclusion',
    words:
      / (?:interdit\w* (?:de|volontaire|bancaire)\w*|interdiction (?:volontaire|de jeux?|de jeu)|fichier des interdits|auto ?exclu\w*|exclu(?:s|e|es)?|hors anj|sans anj|banni\w*|casino sans interdiction) /,
  },
  {
    kind: 'evasion',
    words:
      / (?:vpn|proxy|fauss?e? (?:adresse|identite|papiers?|carte|pays|nom|piece)|faux (?:papiers|nom|documents?|pays)|autre pays que|contourner|sans (?:verification|piece|kyc|licence|justificatif)\w*|au nom de (?:mon|ma|mes)|compte de (?:mon|ma|mes)|(?:papiers|identite|carte) de (?:mon|ma|mes|quelqu\w*)) /,
  },
  {
    kind: 'somebody_close',
    words:
      / (?:mon|ma|mes) (?:mari|femme|conjoint\w*|copain|copine|frere|soeur|pere|mere|fils|fille|ami|amie|compagnon|famille|enfants|parents|collegue) .{0,80}(?:joue|jeux?|jouer|casino|machines a sous|slots|argent|accro|dependant\w*|addict\w*|parie|perd|perdu) /,
  },
  {
    kind: 'harm',
    words:
      / (?:accro|addict\w*|dependant\w*|dependance|joueur compulsif|jeu compulsif|peux (?:pas|plus) (?:m ?)?arreter|marreter|arreter de jouer|arrete pas|tout perdu|perdu (?:tout|mon|ma|mes|beaucoup|trop|\d+)|mes pertes|regagner|recuperer (?:mes|mon|ce|largent)|me refaire|dettes?|endett\w*|emprunt\w*|pret pour|vole|volee|honte|culpabil\w*|me deteste|me hais|desespere\w*|plus dormir|pas dormir|dors (?:pas|plus)|insomnie\w*|toute la nuit|heures par jour|tous les jours|promis|rechute\w*|loyer|surendett\w*|perdu le controle|hors de controle|besoin daide|aidez moi|aide moi|ruine\w*|menti|mens) /,
  },
]

export const SPANISH: readonly SignLine[] = [
  {
    kind: 'crisis',
    words:
      / (?:suicid\w*|matarme|quitarme la vida|quiero morir\w*|no quiero vivir|acabar con (?:todo|mi vida)|sin salida|hacerme dano|morirme) /,
  },
  {
    kind: 'underage',
    words:
      / (?:menor(?:es)? de (?:edad|18|21)|soy menor|menos de (?:18|21)|no tengo (?:18|21|aun)|aun no tengo|todavia no tengo (?:18|21)|(?:cumplo|cumplire|hago) (?:los )?18|casi 18|instituto|secundaria|bachillerato|colegio|preparatoria|mis padres|sin que (?:mis padres|mi madre|mi padre)|mi paga|(?:mi|nuestro) (?:hijo|hija|nino|sobrino|hermanito) .{0,30}(?:jugar|juega|casino|cuenta|apostar)|demasiado joven|adolescente|1[0-7] anos) /,
    but: / edad minima | 1[0-7] anos de exp| hace 1[0-7] anos | desde hace /,
  },
  {
    kind: 'exclusion',
    words:
      / (?:rgiaj|autoexclu\w*|auto exclu\w*|autoprohib\w*|excluid[oa]|prohibid[oa] (?:de|en|el)|vetad[oa]|registro de (?:interdicciones|prohibidos)|lista de excluidos|baneado) /,
  },
  {
    kind: 'evasion',
    words:
      / (?:vpn|proxy|(?:direccion|identidad|pais|documentos?|nombre|dni|pasaporte) fals\w*|fals[oa]s? (?:direccion|identidad|documentos?|dni|nombre)|otro pais|saltar\w* (?:el|la|las|los)|evadir|eludir|sin (?:verificacion|dni|documentos|kyc|licencia|verificar)|a nombre de (?:mi|mis|un)|(?:cuenta|dni|pasaporte|documentos?) de (?:mi|mis|otra|un)) /,
  },
  {
    kind: 'somebody_close',
    words:
      / (?:mi|mis) (?:marido|mujer|esposo|esposa|novio|novia|hermano|hermana|padre|madre|hijo|hija|amigo|amiga|pareja|familia|hijos|papa|mama|abuel[oa]) .{0,80}(?:juega|jugar|juego|casino|tragaperras|tragamonedas|slots|dinero|apuesta\w*|adict\w*|ludopat\w*|pierde|perdio|gasta) /,
  },
  {
    kind: 'harm',
    words:
      / (?:ludopat\w*|adict[oa]s?|adiccion|enganchad[oa]|no puedo (?:parar|dejar|dormir|controlar\w*)|dejar de (?:jugar|apostar)|lo perdi todo|perdi (?:todo|mi|mucho|el|la)|he perdido|perdido (?:todo|mi|mucho)|perdidas|recuperar (?:lo|mi|el|mis|todo)|deudas?|endeudad[oa]|prestamo|prestado|robe|robado|robar|verguenza|culpa|culpable|me odio|desesperad[oa]|insomnio|toda la noche|horas (?:al dia|diarias|por dia|seguidas)|todos los dias|prometi|promesa|recaida|recai|alquiler|fuera de control|perdi el control|necesito ayuda|ayudame|arruinad[oa]|menti|miento) /,
    but: / giros |sin deuda /,
  },
]

export const ITALIAN: readonly SignLine[] = [
  {
    kind: 'crisis',
    words:
      / (?:suicid\w*|uccidermi|ammazzarmi|farla finita|voglio morire|non voglio (?:piu )?vivere|togliermi la vita|senza via duscita|farmi del male) /,
  },
  {
    kind: 'underage',
    words:
      / (?:minorenn\w*|minori|sono minore|meno di (?:18|21)|non ho (?:ancora )?(?:18|21)|compio (?:i )?18|faccio (?:i )?18|quasi 18|ancora 18|liceo|scuola|superiori|paghetta|i miei genitori|senza che (?:i miei|mia|mio)|(?:mio|nostro|mia) (?:figlio|figlia|bambino|nipote|fratellino) .{0,30}(?:giocare|gioca|casino|conto)|troppo giovane|adolescente|1[0-7] anni) /,
    but: / eta minima | da 1[0-7] anni | 1[0-7] anni di /,
  },
  {
    kind: 'exclusion',
    words:
      / (?:autoesclu\w*|auto esclu\w*|esclus[oa]|registro (?:unico )?(?:degli )?autoesclus\w*|bannat[oa]|bloccat[oa]|interdett[oa]) /,
    but: / (?:giochi|bonus|cosa e|cose) /,
  },
  {
    kind: 'evasion',
    words:
      / (?:vpn|proxy|(?:indirizzo|documento|documenti|identita|paese|nome) fals\w*|fals[oaie] (?:indirizzo|documenti?|identita|nome)|altro paese|aggirare|eludere|senza (?:verifica|documento|documenti|licenza|kyc|adm|aams|spid)|a nome di|(?:conto|documento|documenti|identita) (?:di|del|della) (?:mio|mia|un)|non aams|non adm) /,
  },
  {
    kind: 'somebody_close',
    words:
      / (?:mio|mia|miei) (?:marito|moglie|fidanzat[oa]|ragazz[oa]|fratello|sorella|padre|madre|figlio|figlia|amic[oa]|compagn[oa]|famiglia|figli|papa|mamma|nonn[oa]) .{0,80}(?:gioca|giocare|gioco|casino|slot|slots|soldi|dipendent\w*|ludopat\w*|scommett\w*|perde|perso|spende) /,
  },
  {
    kind: 'harm',
    words:
      / (?:ludopat\w*|dipendent\w*|dipendenza|non riesco (?:a|piu) (?:\w+ )?(?:smettere|fermarmi|dormire|controllar\w*)|smettere di (?:giocare|scommettere)|perso (?:tutto|tutti|i|il|lo|troppo|molto)|ho perso|perdite|rifarmi|recuperare (?:i|le|quello|cio|tutto|soldi)|debit[oi]|indebitat[oa]|prestito|prestiti|prestato|rubato|rubare|vergogn\w*|colpa|mi odio|disperat[oa]|insonnia|non dormo|tutta la notte|ore al giorno|tutti i giorni|promesso|ricadut[oa]|ricascat[oa]|affitto|fuori controllo|perso il controllo|ho bisogno di aiuto|aiutatemi|aiutami|rovinat[oa]|mentito|mento) /,
  },
]

export const PORTUGUESE: readonly SignLine[] = [
  {
    kind: 'crisis',
    words:
      / (?:suicid\w*|me matar|matar me|quero morrer|nao quero (?:mais )?viver|acabar com (?:tudo|a minha vida|minha vida)|tirar a (?:minha )?(?:propria )?vida|sem saida) /,
  },
  {
    kind: 'underage',
    words:
      / (?:menor(?:es)? de (?:idade|18|21)|sou menor|menos de (?:18|21)|nao tenho (?:ainda )?(?:18|21)|ainda nao (?:tenho|fiz) (?:18|21)|faco 18|vou fazer 18|quase 18|escola|ensino medio|secundario|liceu|mesada|meus pais|sem (?:os )?meus pais|(?:meu|minha|nosso) (?:filho|filha|crianca|sobrinho|irmaozinho) .{0,30}(?:jogar|joga|casino|cassino|conta|apostar)|muito novo|adolescente|1[0-7] anos) /,
    but: / idade minima | ha 1[0-7] anos | 1[0-7] anos de /,
  },
  {
    kind: 'exclusion',
    words:
      / (?:auto ?exclu\w*|excluid[oa]|lista de (?:autoexcluidos|proibidos)|banid[oa]|bloquead[oa]|proibid[oa] de jogar|srij) /,
  },
  {
    kind: 'evasion',
    words:
      / (?:vpn|proxy|(?:morada|endereco|identidade|documentos?|pais|nome) fals\w*|fals[oa]s? (?:morada|endereco|identidade|documentos?|nome)|outro pais|contornar|burlar|sem (?:verificacao|documentos?|licenca|kyc|cpf)|em nome d[oae] (?:meu|minha|um)|no nome d[oa] (?:meu|minha)|(?:conta|cpf|documentos?) d[oa] (?:meu|minha)) /,
  },
  {
    kind: 'somebody_close',
    words:
      / (?:meu|minha|meus) (?:marido|mulher|esposo|esposa|namorad[oa]|irmao|irma|pai|mae|filho|filha|amig[oa]|companheir[oa]|familia|filhos) .{0,80}(?:joga|jogar|jogo|casino|cassino|slots|dinheiro|viciad[oa]|aposta\w*|perde|perdeu|gasta) /,
  },
  {
    kind: 'harm',
    words:
      / (?:viciad[oa]s?|vicio|dependente|ludopat\w*|nao consigo (?:parar|deixar|dormir|controlar|largar)|parar de (?:jogar|apostar)|perdi (?:tudo|o|a|meu|minha|muito|todo)|perdas|recuperar (?:o|tudo|meu|minhas|as)|dividas?|endividad[oa]|emprestimo|emprestado|roubei|roubado|roubar|vergonha|culpa|me odeio|odeio me|desesperad[oa]|insonia|noite (?:toda|inteira)|toda a noite|horas (?:por|ao) dia|todos os dias|prometi|promessa|recaida|recai|aluguel|renda da casa|renda|fora de controlo|fora de controle|perdi o control\w*|preciso de ajuda|ajuda me|me ajuda|me ajude|ajudem me|arruinad[oa]|menti|minto) /,
  },
]
