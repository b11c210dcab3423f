import type { HelpWording } from './help-wording.ts'

/** French, Spanish, Italian and Portuguese. */
export const ROMANCE_HELP: Readonly<Record<'fr' | 'es' | 'it' | 'pt', HelpWording>> = {
  fr: {
    crisis:
      'Je suis vraiment désolé que vous vous sentiez ainsi. Ne restez pas seul avec cela.\nSi vous risquez de vous faire du mal ou êtes en danger, appelez le 112 maintenant.\nUn pas pour cette minute : dites à une personne proche ce que vous ressentez, ou demandez-lui de rester avec vous.',
    underage:
      'Les jeux d’argent sont réservés aux adultes : 18 ans ou plus, 21 dans certains pays. Je ne peux donc pas aider avec des casinos, des bonus ou des jeux.\nUn pas pour maintenant : parlez à un adulte de confiance.',
    somebody_close:
      'Merci de me le dire. C’est dur quand le jeu se met entre vous et un proche, et il existe de l’aide pour vous deux.\nUn pas pour maintenant : parlez-en ouvertement dans un moment calme. Ne prêtez pas d’argent pour jouer et protégez l’argent commun.',
    exclusion:
      'Merci de me le dire. Une interdiction vous protège, je ne cherche donc pas à la contourner et je laisse casinos, bonus et jeux hors de cette conversation.\nUn pas pour maintenant : gardez l’interdiction et demandez à votre banque de bloquer les paiements de jeu.',
    evasion:
      'Je ne peux pas aider à contourner les règles d’âge, d’identité ou de pays. Avec un VPN ou de fausses informations, vous perdez toute protection. Je laisse casinos, bonus et jeux hors de cette conversation.\nUn pas pour maintenant : demandez à l’autorité des jeux de votre pays ce qui est permis.',
    harm: 'Merci de me le dire. Je suis désolé que ce soit si dur, et ce n’est pas une faiblesse : beaucoup passent par là, et beaucoup s’en sortent.\nUn pas pour maintenant : demandez l’auto-exclusion et faites bloquer les paiements de jeu par votre banque.\nJe ne proposerai ni casinos, ni bonus, ni jeux dans cette conversation.',
    later:
      'À cause de ce que vous avez écrit, je laisse casinos, bonus et jeux hors de cette conversation.\nUn pas qui aide : ne pas jouer aujourd’hui et parler à quelqu’un de confiance.',
    unknown:
      'Je ne sais pas répondre à cela. En anglais, j’explique les bonus, les conditions de mise et les moyens de paiement, et comment garder le contrôle.',
    reach:
      'Parlez à quelqu’un aujourd’hui, en toute confidentialité ({country}) : appelez {name} au {phone}.',
    elsewhere:
      'Parlez à quelqu’un aujourd’hui, en toute confidentialité : la page d’aide donne les lignes par pays, et Gambling Therapy ({web}) répond en plusieurs langues.',
    call: 'Appeler',
    page: 'Aide et lignes d’écoute',
  },
  es: {
    crisis:
      'Siento mucho que te sientas así. No te quedes a solas con esto.\nSi puedes hacerte daño o estás en peligro, llama ahora al 112.\nUn paso para este minuto: dile a alguien cercano cómo te sientes o pídele que se quede contigo.',
    underage:
      'El juego es solo para adultos: 18 años o más, 21 en algunos países. Por eso no ayudo aquí con casinos, bonos ni juegos.\nUn paso para ahora: habla con un adulto de confianza.',
    somebody_close:
      'Gracias por contármelo. Es duro cuando el juego se pone entre tú y alguien cercano, y hay ayuda para los dos.\nUn paso para ahora: habladlo con calma. No prestes dinero para jugar y protege el dinero común.',
    exclusion:
      'Gracias por contármelo. Una exclusión te protege, así que no busco cómo evitarla y dejo casinos, bonos y juegos fuera de esta conversación.\nUn paso para ahora: mantén la exclusión y pide a tu banco que bloquee los pagos de juego.',
    evasion:
      'No puedo ayudar a saltarse reglas de edad, identidad o país. Con una VPN o datos falsos pierdes toda protección. Dejo casinos, bonos y juegos fuera de esta conversación.\nUn paso para ahora: pregunta al regulador del juego de tu país qué está permitido.',
    harm: 'Gracias por contármelo. Siento que sea tan duro, y no es una debilidad: muchos llegan aquí y muchos salen.\nUn paso para ahora: pide la autoexclusión y que tu banco bloquee los pagos de juego.\nNo sugeriré casinos, bonos ni juegos en esta conversación.',
    later:
      'Por lo que escribiste antes, dejo casinos, bonos y juegos fuera de esta conversación.\nUn paso que ayuda: no jugar hoy y hablar con alguien de confianza.',
    unknown:
      'Eso no lo sé. En inglés explico bonos, requisitos de apuesta y métodos de pago, y cómo mantener el control.',
    reach: 'Habla hoy con alguien, gratis y en confianza ({country}): llama a {name}, {phone}.',
    elsewhere:
      'Habla hoy con alguien, gratis y en confianza: la página de ayuda tiene los teléfonos por país, y Gambling Therapy ({web}) responde en muchos idiomas.',
    call: 'Llamar a',
    page: 'Ayuda y teléfonos',
  },
  it: {
    crisis:
      'Mi dispiace davvero che ti senta così. Non restare da solo con questo.\nSe potresti farti del male o sei in pericolo, chiama subito il 112.\nUn passo per questo minuto: di’ a una persona vicina come stai, o chiedile di restare con te.',
    underage:
      'Il gioco è solo per adulti: dai 18 anni, 21 in alcuni paesi. Perciò qui non aiuto con casinò, bonus o giochi.\nUn passo per ora: parla con un adulto di cui ti fidi.',
    somebody_close:
      'Grazie per avermelo detto. È duro quando il gioco si mette tra te e una persona cara, e c’è aiuto per entrambi.\nUn passo per ora: parlatene con calma. Non prestare soldi per giocare e proteggi i soldi comuni.',
    exclusion:
      'Grazie per avermelo detto. Un’esclusione ti protegge, quindi non cerco come aggirarla e lascio casinò, bonus e giochi fuori da questa conversazione.\nUn passo per ora: mantieni l’esclusione e chiedi alla banca di bloccare i pagamenti di gioco.',
    evasion:
      'Non posso aiutare ad aggirare regole su età, identità o paese. Con una VPN o dati falsi perdi ogni tutela. Lascio casinò, bonus e giochi fuori da questa conversazione.\nUn passo per ora: chiedi all’autorità del gioco del tuo paese cosa è permesso.',
    harm: 'Grazie per avermelo detto. Mi dispiace che sia così dura, e non è una debolezza: molti arrivano qui e molti ne escono.\nUn passo per ora: chiedi l’autoesclusione e fai bloccare dalla banca i pagamenti di gioco.\nIn questa conversazione non suggerirò casinò, bonus o giochi.',
    later:
      'Per quello che hai scritto prima, lascio casinò, bonus e giochi fuori da questa conversazione.\nUn passo che aiuta: oggi non giocare e parlare con qualcuno di cui ti fidi.',
    unknown:
      'Questo non lo so. In inglese spiego bonus, requisiti di puntata e metodi di pagamento, e come mantenere il controllo.',
    reach: 'Parla oggi con qualcuno, gratis e in modo riservato ({country}): chiama {name}, {phone}.',
    elsewhere:
      'Parla oggi con qualcuno, gratis e in modo riservato: la pagina di aiuto elenca i numeri per paese, e Gambling Therapy ({web}) risponde in molte lingue.',
    call: 'Chiama',
    page: 'Aiuto e numeri utili',
  },
  pt: {
    crisis:
      'Lamento muito que se sinta assim. Não fique sozinho com isto.\nSe pode magoar-se ou está em perigo, ligue já para o 112 (no Brasil, 192, ou 188 para falar com o CVV).\nUm passo para este minuto: diga a alguém próximo como se sente ou peça-lhe que fique consigo.',
    underage:
      'O jogo é só para adultos: 18 anos ou mais, 21 em alguns países. Por isso não ajudo aqui com casinos, bónus ou jogos.\nUm passo para agora: fale com um adulto de confiança.',
    somebody_close:
      'Obrigado por me dizer. É difícil quando o jogo se põe entre si e alguém próximo, e há ajuda para ambos.\nUm passo para agora: falem com calma. Não empreste dinheiro para jogar e proteja o dinheiro comum.',
    exclusion:
      'Obrigado por me dizer. Uma exclusão protege-o, por isso não procuro como contorná-la e deixo casinos, bónus e jogos fora desta conversa.\nUm passo para agora: mantenha a exclusão e peça ao banco que bloqueie pagamentos de jogo.',
    evasion:
      'Não posso ajudar a contornar regras de idade, identidade ou país. Com uma VPN ou dados falsos perde toda a proteção. Deixo casinos, bónus e jogos fora desta conversa.\nUm passo para agora: pergunte ao regulador do jogo do seu país o que é permitido.',
    harm: 'Obrigado por me dizer. Lamento que seja tão difícil, e não é uma fraqueza: muitos chegam aqui e muitos saem.\nUm passo para agora: peça a autoexclusão e que o banco bloqueie pagamentos de jogo.\nNão vou sugerir casinos, bónus ou jogos nesta conversa.',
    later:
      'Pelo que escreveu antes, deixo casinos, bónus e jogos fora desta conversa.\nUm passo que ajuda: não jogar hoje e falar com alguém de confiança.',
    unknown:
      'Isso não sei. Em inglês explico bónus, requisitos de aposta e métodos de pagamento, e como manter o controlo.',
    reach: 'Fale hoje com alguém, de forma gratuita e confidencial ({country}): ligue para {name}, {phone}.',
    elsewhere:
      'Fale hoje com alguém, de forma gratuita e confidencial: a página de ajuda indica as linhas por país, e a Gambling Therapy ({web}) responde em muitas línguas.',
    call: 'Ligar para',
    page: 'Ajuda e linhas de apoio',
  },
}
