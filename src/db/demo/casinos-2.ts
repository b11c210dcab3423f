import type { DemoCasino } from './demo-types.ts'

export const casinos2: readonly DemoCasino[] = [
  {
    name: 'Larkmere',
    description:
      'Larkmere puts fresh slots online within days of release and tells you which return setting it has chosen for each. Withdrawals to e-wallets are quick. The early-morning tone of its emails can grate, and unsubscribing from them took us two attempts.',
    establishedYear: 2018,
    safetyIndex: 9.0,
    license: 'Malta Gaming Authority',
    restrictedCountries: ['US', 'GB', 'FR', 'NL', 'IT', 'BG'],
    paymentMethods: ['Visa', 'Mastercard', 'Skrill', 'Neteller', 'Trustly', 'Apple Pay', 'Google Pay'],
    supportedCurrencies: ['EUR', 'SEK', 'NOK', 'CAD', 'PLN'],
    features: [
      'Large slot library',
      '24-hour payouts',
      'E-wallet payouts',
      'Demo play without account',
      'Mobile App',
    ],
    gameProviders: [
      'Foxglove Works',
      'Slow River',
      'Tin Lantern',
      'Ninefold Games',
      'Copper Finch',
      'Long Meadow Studio',
      'Oddfellow Reels',
      'Pocket Orchard',
      'Quiet Engine',
    ],
    affiliateUrl: 'https://go.larkmere.example/?ref=evenhand',
    websiteUrl: 'https://www.larkmere.example/',
    addedDaysAgo: 731,
    expertReview: {
      bonuses: [
        8.8,
        'The morning spins carry no wagering, and 14 of the 15 mornings that we tried worked as described.',
      ],
      design: [
        8.9,
        'A release calendar with return settings is the front page, which tells you exactly what this casino cares about.',
      ],
      payouts: [
        9.2,
        'Three Skrill payments took 50 minutes, two hours and four hours; Trustly needed 17 hours over a bank holiday.',
      ],
      support: [
        8.7,
        'Chat solved a stuck spin in seven minutes, but our request to stop marketing emails had to be made twice.',
      ],
      games: [
        9.3,
        'Of 22 slots released during our test, 20 were playable here within three days of the announced date.',
      ],
      mobile: [
        9.0,
        'The app opened new releases without an update on both systems and warned us before using mobile data.',
      ],
      summary:
        'People who follow new slots will feel at home at Larkmere, and will be told the return before they spin. The cashier keeps pace with the catalogue. Turn the emails off early, and check that they stay off.',
    },
    reviewCount: 16,
    userMean: 8.5,
  },
  {
    name: 'Harrowmint',
    description:
      'Harrowmint offers weekly cashback instead of a welcome bonus and applies it without any fuss. The lobby is bright, quick and slightly childish in style. Verification is thorough to the point of repetition, and we were asked for the same bill twice.',
    establishedYear: 2020,
    safetyIndex: 8.0,
    license: 'Estonia',
    restrictedCountries: ['US', 'GB', 'AU', 'FR', 'NL'],
    paymentMethods: ['Visa', 'Mastercard', 'Trustly', 'MuchBetter'],
    supportedCurrencies: ['EUR', 'SEK', 'CZK'],
    features: ['Weekly cashback', 'Mobile web app', 'Low deposits', 'Deposit limits'],
    gameProviders: ['Pocket Orchard', 'Oddfellow Reels', 'Foxglove Works', 'Copper Finch', 'Marble Arcade'],
    affiliateUrl: 'https://go.harrowmint.example/?ref=evenhand',
    websiteUrl: 'https://www.harrowmint.example/',
    addedDaysAgo: 547,
    expertReview: {
      bonuses: [
        8.5,
        'A hundred spins come with the welcome match at 35 times, credited on the day and explained step by step.',
      ],
      design: [
        7.6,
        'Cartoon leaves drift over the lobby and can be switched off, which we did after the first quarter of an hour.',
      ],
      payouts: [
        7.7,
        'Once verified we were paid in 26 hours, but the verification itself took four days and five documents.',
      ],
      support: [
        7.8,
        'The agent apologised for asking twice for the same bill and removed the second request within ten minutes.',
      ],
      games: [
        8.2,
        'A light catalogue of 590 slots is well suited to short sessions, with minimum stakes of five cents on most.',
      ],
      mobile: [
        8.3,
        'The web app installs neatly and its quick-deposit sheet can be disabled, an option that few rivals provide.',
      ],
      summary:
        'Simple cashback beats a complicated match, and Harrowmint has the sense to leave it at that. Verification needs a tidier process. Once past it, this is an easy, inexpensive place to play.',
    },
    reviewCount: 8,
    userMean: 7.7,
  },
  {
    name: 'Velloway',
    description:
      'Velloway is a coin-friendly newcomer with crash games, a short slot list and no obligation to install anything. It publishes game odds clearly. It does not publish who owns it beyond a company number, which keeps the safety index where it is.',
    establishedYear: 2022,
    safetyIndex: 7.2,
    license: 'Anjouan',
    restrictedCountries: ['US', 'GB', 'FR', 'NL'],
    paymentMethods: ['Bitcoin', 'Ethereum', 'Litecoin', 'Ripple'],
    supportedCurrencies: ['USD', 'BTC', 'ETH', 'LTC'],
    features: ['Crypto accepted', 'Crash games', 'Provably fair games'],
    gameProviders: ['Ninefold Games', 'Quiet Engine', 'Oddfellow Reels'],
    affiliateUrl: 'https://go.velloway.example/?ref=evenhand',
    websiteUrl: 'https://www.velloway.example/',
    addedDaysAgo: 188,
    reviewCount: 5,
    userMean: 7.0,
  },
  {
    name: 'Cindermoor',
    description:
      'Cindermoor advertises a welcome match with wagering that few players will complete. The games are perfectly good. We found the offer difficult to clear and the withdrawal limits low enough to make a decent win tedious to collect.',
    establishedYear: 2021,
    safetyIndex: 6.4,
    license: 'Curaçao',
    restrictedCountries: ['US', 'GB', 'FR', 'NL', 'AU', 'ES', 'DE', 'BE'],
    paymentMethods: ['Visa', 'Mastercard', 'Bitcoin', 'Paysafecard'],
    supportedCurrencies: ['EUR', 'USD', 'CAD', 'BTC'],
    features: ['Crypto accepted', 'Large slot library', 'VIP host'],
    gameProviders: [
      'Copper Finch',
      'Oddfellow Reels',
      'Tin Lantern',
      'Marble Arcade',
      'Ninefold Games',
      'Pocket Orchard',
    ],
    affiliateUrl: 'https://go.cindermoor.example/?ref=evenhand',
    websiteUrl: 'https://www.cindermoor.example/',
    addedDaysAgo: 402,
    expertReview: {
      bonuses: [
        5.6,
        'At 45 times the bonus the welcome match is hard to complete, and the reload repeats the same conditions.',
      ],
      design: [
        6.9,
        'The ember theme is handsome enough, yet the active bonus and its deadline are hidden behind two menus.',
      ],
      payouts: [
        5.8,
        'A weekly limit of 1,500 euros applies, and our 200 euro card withdrawal still took five working days.',
      ],
      support: [
        6.2,
        'Agents were friendly but declined to put the weekly limit in writing until we had asked three times.',
      ],
      games: [
        7.5,
        'The library of 2,300 slots is large and stable, with no interrupted rounds in nine hours of testing.',
      ],
      mobile: [
        6.8,
        'Games run properly on a telephone, but declining a bonus requires a button that appears only on wider screens.',
      ],
      summary:
        'Decline the welcome offer and Cindermoor becomes an average slot site with a low withdrawal limit. Accept it and the arithmetic turns against you quickly. There are better homes for the same games.',
    },
    reviewCount: 9,
    userMean: 5.9,
  },
  {
    name: 'Glasswick',
    description:
      'Everything at Glasswick is transparent in the literal sense, with pale panels over soft colour, and mostly in the other sense too. Fees and limits have a page of their own. Card withdrawals carry a small charge, and support hours are short.',
    establishedYear: 2020,
    safetyIndex: 7.6,
    license: 'Curaçao',
    restrictedCountries: ['US', 'GB', 'FR', 'AU', 'IL'],
    paymentMethods: ['Visa', 'Mastercard', 'Skrill', 'Ethereum', 'Bitcoin'],
    supportedCurrencies: ['EUR', 'USD', 'NOK', 'BTC', 'ETH'],
    features: ['Crypto accepted', '48-hour payouts', 'Mobile web app', 'Deposit limits'],
    gameProviders: ['Foxglove Works', 'Ninefold Games', 'Slow River', 'Marble Arcade', 'Quiet Engine'],
    affiliateUrl: 'https://go.glasswick.example/?ref=evenhand',
    websiteUrl: 'https://www.glasswick.example/',
    logoUrl: '/art/logo-missing.png',
    addedDaysAgo: 523,
    expertReview: {
      bonuses: [
        7.4,
        'A match at 25 times is better than most, and a calculator beside it shows the likely cost of clearing it.',
      ],
      design: [
        8.1,
        'Frosted panels stay readable over every background we tried, and the fees page shows every charge and limit on one screen.',
      ],
      payouts: [
        7.5,
        'Skrill took 29 hours and Ethereum two; the card option deducted 2.50 euros, exactly as the fees page warns.',
      ],
      support: [
        7.1,
        'Chat is open for nine hours on weekdays only, and a message left on Saturday was answered on Monday.',
      ],
      games: [
        7.7,
        'We found 1,100 titles with good filters, and a plain notice on the four that use a reduced return.',
      ],
      mobile: [
        7.8,
        'Transparency effects are dropped on slower telephones, which kept the interface responsive during our three-hour session.',
      ],
      summary:
        'Glasswick tells you what it will cost before it costs you anything. That candour makes the fees and the limited support hours easier to accept. It is a fair choice for people who rarely need help.',
    },
    reviewCount: 7,
    userMean: 7.3,
  },
  {
    name: 'Rookhaven',
    description:
      'Rookhaven appeals to card players with patient tables, printed strategy notes and beginner limits that cannot be exceeded by accident. Slots take second place. Its loyalty club counts table stakes in full, yet rewards arrive only once a quarter.',
    establishedYear: 2015,
    safetyIndex: 8.6,
    license: 'Isle of Man',
    restrictedCountries: ['US', 'FR', 'ES', 'IL', 'PL', 'HU'],
    paymentMethods: ['Visa', 'Mastercard', 'PayPal', 'Neteller', 'Bank transfer'],
    supportedCurrencies: ['EUR', 'GBP', 'USD', 'CAD'],
    features: [
      'Table limits for beginners',
      'Live casino lobby',
      'Loyalty club',
      '24-hour payouts',
      'Demo play without account',
    ],
    gameProviders: ['Harbour & Vale', 'Parlour Live', 'Studio Halcyon Live', 'Brindle & Oak', 'Quiet Engine'],
    affiliateUrl: 'https://go.rookhaven.example/?ref=evenhand',
    websiteUrl: 'https://www.rookhaven.example/',
    addedDaysAgo: 789,
    expertReview: {
      bonuses: [
        8.2,
        'Table stakes count in full towards the 35-times welcome bonus, a rare and welcome rule, up to 300 euros.',
      ],
      design: [
        8.5,
        'Strategy notes open beside the table without covering it, and the house edge is stated for all 34 games.',
      ],
      payouts: [
        8.9,
        'PayPal returned 150 euros in three hours, and a bank transfer the following week took exactly one day.',
      ],
      support: [
        8.6,
        'We asked about a split-aces rule and received the right answer with a link to the clause in two minutes.',
      ],
      games: [
        8.9,
        'Beginner tables hold stakes between 20 cents and two euros, and refused our larger bet with a polite message.',
      ],
      mobile: [
        8.1,
        'Cards are crisp and readable, but the strategy notes become a separate page that interrupts the hand.',
      ],
      summary:
        'Rookhaven is a good classroom as well as a good card room. Quarterly rewards feel slow in an age of daily ones, though they are worth having. Slot players will not find much to hold them.',
    },
    reviewCount: 15,
    userMean: 8.4,
  },
  {
    name: 'Saltmere',
    description:
      'Saltmere settles most withdrawals before lunch and says so only in small print, which is characteristic. The site is quiet, well organised and light on promotion. New players may find it austere, and there is nothing here for coin users.',
    establishedYear: 2014,
    safetyIndex: 8.9,
    license: 'Gibraltar',
    restrictedCountries: ['US', 'FR', 'ES', 'TR', 'CZ'],
    paymentMethods: ['Visa', 'Mastercard', 'PayPal', 'Skrill', 'Trustly', 'Apple Pay', 'Bank transfer'],
    supportedCurrencies: ['EUR', 'GBP', 'SEK', 'NOK', 'DKK'],
    features: ['24-hour payouts', 'No withdrawal fees', 'E-wallet payouts', 'Reality checks', 'Mobile App'],
    gameProviders: [
      'Slow River',
      'Long Meadow Studio',
      'Foxglove Works',
      'Brindle & Oak',
      'Harbour & Vale',
      'Parlour Live',
    ],
    affiliateUrl: 'https://go.saltmere.example/?ref=evenhand',
    websiteUrl: 'https://www.saltmere.example/',
    isFeatured: true,
    addedDaysAgo: 832,
    expertReview: {
      bonuses: [
        8.0,
        'Two plain offers a month, both without codes, and a promise of no pop-ups that held for our whole test.',
      ],
      design: [
        8.9,
        'White space and short menus make the lobby restful, and the contrast passed on all 25 pages that we measured.',
      ],
      payouts: [
        9.6,
        'Nine of ten withdrawals requested before ten in the morning had arrived by noon; the tenth came at two.',
      ],
      support: [
        9.0,
        'A telephone line is staffed during the day, and the person who answered could see our account and fix it.',
      ],
      games: [
        8.6,
        'About 980 games are offered, with a note explaining why 15 popular titles were declined by the compliance team.',
      ],
      mobile: [
        9.1,
        'The 38 megabyte app is the smallest we tested and handled a lost connection without losing the round.',
      ],
      summary:
        'Few casinos return money as matter-of-factly as Saltmere. It will not entertain you with offers, and it does not apologise for that. We consider it a model of how dull can be good.',
    },
    reviewCount: 22,
    userMean: 8.8,
  },
  {
    name: 'Tamberlow',
    description:
      'Tamberlow gathers a cheerful mix of classic slots and bingo-style games, with deposits from five euros and stakes to match. Payouts depend heavily on the method chosen. The community chat is lively, though moderation is thin in the late evening.',
    establishedYear: 2019,
    safetyIndex: 7.7,
    license: 'Alderney',
    restrictedCountries: ['US', 'FR', 'DE', 'AU'],
    paymentMethods: ['Visa', 'Mastercard', 'PayPal', 'Paysafecard', 'Apple Pay'],
    supportedCurrencies: ['EUR', 'GBP'],
    features: ['Low deposits', 'Classic slots', 'Daily missions', 'Deposit limits'],
    gameProviders: ['Pocket Orchard', 'Long Meadow Studio', 'Marble Arcade', 'Oddfellow Reels'],
    affiliateUrl: 'https://go.tamberlow.example/?ref=evenhand',
    websiteUrl: 'https://www.tamberlow.example/',
    addedDaysAgo: 586,
    expertReview: {
      bonuses: [
        7.9,
        'The weekly spins and the welcome match share their 35-times wagering, and both can be ignored entirely.',
      ],
      design: [
        7.5,
        'Big buttons and plain words suit the audience, but the chat window opens again on every page.',
      ],
      payouts: [
        7.2,
        'PayPal took eight hours; a balance deposited by Paysafecard had to leave by bank transfer and needed four days.',
      ],
      support: [
        7.7,
        'Agents are warm and patient, and closed a troublesome chat account five minutes after we reported it.',
      ],
      games: [
        7.8,
        'The 430 titles include 52 bingo-style games with rooms that were busy from seven until eleven each night.',
      ],
      mobile: [
        7.9,
        'Bingo cards enlarge sensibly on a telephone, and automatic marking worked through two brief losses of signal.',
      ],
      summary:
        'Tamberlow is sociable and cheap to enjoy, and that counts for a good deal. Choose your deposit method with the withdrawal in mind. Quieter players may want to hide the chat.',
    },
    reviewCount: 8,
    userMean: 7.9,
  },
  {
    name: 'Wyndelow',
    description:
      'Wyndelow concentrates on the Nordic market, with instant bank sign-in, local-language support and no separate registration. That convenience also makes depositing rather too easy. Outside its home region the cashier shrinks to cards and little else.',
    establishedYear: 2019,
    safetyIndex: 8.1,
    license: 'Estonia',
    restrictedCountries: ['US', 'GB', 'FR', 'DK', 'NL', 'ES', 'IT'],
    paymentMethods: ['Trustly', 'Klarna', 'Visa', 'Mastercard'],
    supportedCurrencies: ['EUR', 'SEK', 'NOK'],
    features: ['24-hour payouts', 'Mobile web app', 'Reality checks', 'Deposit limits', 'Low deposits'],
    gameProviders: [
      'Slow River',
      'Foxglove Works',
      'Quiet Engine',
      'Parlour Live',
      'Copper Finch',
      'Tin Lantern',
    ],
    affiliateUrl: 'https://go.wyndelow.example/?ref=evenhand',
    websiteUrl: 'https://www.wyndelow.example/',
    addedDaysAgo: 634,
    expertReview: {
      bonuses: [
        7.4,
        'The welcome bonus is small, but at ten times it is one of the easiest to clear, and the cashback asks for little.',
      ],
      design: [
        8.5,
        'From the front page to the first spin took 48 seconds with bank sign-in, including identity verification.',
      ],
      payouts: [
        9.0,
        'Trustly withdrawals reached our account in 4, 6 and 11 minutes, the quickest bank payments in this review round.',
      ],
      support: [
        8.1,
        'Native speakers covered three Nordic languages by day, while English chat was handled well at all times we tried.',
      ],
      games: [
        7.9,
        'The 1,200 titles are well chosen but identical for everyone, with no favourites list and no way to hide games.',
      ],
      mobile: [
        8.6,
        'Bank sign-in hands over to the banking app and back without losing the page on either system.',
      ],
      summary:
        'In its own region Wyndelow removes nearly every delay, including the useful ones, so set a deposit limit on day one. Elsewhere it is unremarkable. The payment speed is real and repeatable.',
    },
    reviewCount: 10,
    userMean: 8.0,
  },
  {
    name: 'Emberlyn Rooms',
    description:
      'Emberlyn Rooms divides its live lobby into small themed rooms with a fixed number of seats, which keeps the pace human. Waiting for a seat on Saturday is common. The slot shelf is thin and the welcome bonus excludes live play altogether.',
    establishedYear: 2021,
    safetyIndex: 7.5,
    license: 'Curaçao',
    restrictedCountries: ['US', 'GB', 'FR', 'NL', 'IL', 'TR'],
    paymentMethods: ['Visa', 'Mastercard', 'Skrill', 'MuchBetter', 'Bitcoin'],
    supportedCurrencies: ['EUR', 'USD', 'CAD', 'BTC'],
    features: ['Live casino lobby', 'VIP host', 'Crypto accepted', 'Table limits for beginners'],
    gameProviders: ['Studio Halcyon Live', 'Parlour Live', 'Harbour & Vale'],
    affiliateUrl: 'https://go.emberlyn-rooms.example/?ref=evenhand',
    websiteUrl: 'https://www.emberlyn-rooms.example/',
    addedDaysAgo: 451,
    expertReview: {
      bonuses: [
        6.5,
        'A slots-only welcome offer in a live casino helped nobody on our team, and 35-times wagering did not improve it.',
      ],
      design: [
        8.2,
        'Rooms are distinct, seat maps are accurate, and a queue notice told us our position within one place.',
      ],
      payouts: [
        7.3,
        'Skrill requests took 18 and 33 hours, with a further identity check triggered once we passed 500 euros.',
      ],
      support: [
        7.6,
        'Room managers answer in the table chat; account questions go to a slower desk that took nine minutes.',
      ],
      games: [
        8.1,
        'Each of the 22 rooms seats at most seven, so hands move quickly once you are in, which may take a while.',
      ],
      mobile: [
        7.4,
        'Joining a queue works on a telephone, but the alert for a free seat failed on one of our two handsets.',
      ],
      summary:
        'The small rooms are a genuine improvement on endless anonymous tables. Patience is needed at weekends, and the bonus is best declined. We would like more rooms before more themes.',
    },
    reviewCount: 9,
    userMean: 7.6,
  },
  {
    name: 'Dovecote Nine',
    description:
      'Dovecote Nine offers only nine new games each month, chosen by its editors and introduced with a short note on how they play. The back catalogue is still respectable. People who enjoy scale will be unconvinced, as will anyone hoping for frequent bonuses.',
    establishedYear: 2020,
    safetyIndex: 8.3,
    license: 'Malta Gaming Authority',
    restrictedCountries: ['US', 'GB', 'ES', 'NL', 'SE', 'CH'],
    paymentMethods: ['Visa', 'Mastercard', 'Trustly', 'Skrill', 'Google Pay'],
    supportedCurrencies: ['EUR', 'NOK', 'HUF'],
    features: ['Demo play without account', 'Reality checks', 'Mobile web app', '24-hour payouts'],
    gameProviders: [
      'Long Meadow Studio',
      'Foxglove Works',
      'Brindle & Oak',
      'Slow River',
      'Pocket Orchard',
      'Quiet Engine',
    ],
    affiliateUrl: 'https://go.dovecote-nine.example/?ref=evenhand',
    websiteUrl: 'https://www.dovecote-nine.example/',
    logoUrl: '/art/logo/Dovecote%20Nine.svg',
    addedDaysAgo: 569,
    expertReview: {
      bonuses: [
        7.7,
        'The nine spins before a deposit and the loft spins both clear at 30 times, and their caps are stated up front.',
      ],
      design: [
        9.0,
        'The monthly page reads like a small magazine, and every note mentions at least one thing the editors disliked.',
      ],
      payouts: [
        8.4,
        'Trustly needed between five and 13 hours across four requests, one of which was made on a Sunday.',
      ],
      support: [
        8.1,
        'Email is the main channel; eight messages received careful replies within six hours, none of them templated.',
      ],
      games: [
        8.3,
        'Roughly 260 games have been kept from earlier months, and the 40 we opened all stated return and volatility.',
      ],
      mobile: [
        8.6,
        'Editorial notes and games share one screen without crowding, and long text can be enlarged without breaking the layout.',
      ],
      summary:
        'Dovecote Nine is curated in the proper sense of the word. It asks you to trust its taste, and on the evidence of three months that trust is reasonable. Bonus hunters can safely move on.',
    },
    reviewCount: 13,
    userMean: 8.3,
  },
  {
    name: 'Copperlow',
    description:
      'Copperlow keeps stakes tiny and asks for little information until you withdraw, at which point it asks for a great deal. The copper-penny theme is charming. We received our money each time, but the paperwork outweighed the sums involved.',
    establishedYear: 2022,
    safetyIndex: 6.8,
    license: 'Curaçao',
    restrictedCountries: ['US', 'GB', 'FR', 'NL', 'AU', 'PT'],
    paymentMethods: ['Visa', 'Mastercard', 'Paysafecard', 'Dogecoin', 'Litecoin'],
    supportedCurrencies: ['EUR', 'USD', 'LTC'],
    features: ['Low deposits', 'Classic slots', 'Crypto accepted', 'Daily missions'],
    gameProviders: ['Pocket Orchard', 'Oddfellow Reels', 'Copper Finch', 'Marble Arcade'],
    affiliateUrl: 'https://go.copperlow.example/?ref=evenhand',
    websiteUrl: 'https://www.copperlow.example/',
    addedDaysAgo: 329,
    expertReview: {
      bonuses: [
        7.0,
        'The match stops at 100 euros and asks for 35 times, which is steep for a casino of small stakes.',
      ],
      design: [
        7.3,
        'Coins clink and stack in a pleasing way, and each menu has exactly four entries, which is about right.',
      ],
      payouts: [
        6.2,
        'A 22 euro withdrawal needed six documents, one of them notarised, and arrived on the eighth day.',
      ],
      support: [
        6.6,
        'Staff conceded that the document list was excessive for small sums but had no authority to shorten it.',
      ],
      games: [
        7.2,
        'We found 380 slots, most playable for one or two cents, and none that forced a higher stake mid-round.',
      ],
      mobile: [
        7.1,
        'Penny slots work well on old telephones, although uploading documents from the camera failed twice.',
      ],
      summary:
        'As a place to spend small change slowly, Copperlow has its appeal. Getting small change out again is another matter. Verify early, or use it with the expectation of spending what you deposit.',
    },
    reviewCount: 6,
    userMean: 6.6,
  },
  {
    name: 'Briarlode',
    description:
      'Briarlode runs frequent slot tournaments with visible prize tables and a fair spread of winners. Outside those events the casino is ordinary. Its terms allow accounts to be closed for "irregular play" without a definition, a clause that we would like removed.',
    establishedYear: 2020,
    safetyIndex: 7.1,
    license: 'Curaçao',
    restrictedCountries: ['US', 'GB', 'FR', 'AU', 'ES'],
    paymentMethods: ['Visa', 'Mastercard', 'Neteller', 'Bitcoin', 'Ethereum'],
    supportedCurrencies: ['EUR', 'USD', 'NOK', 'BTC'],
    features: ['Tournaments', 'Crypto accepted', 'Large slot library', 'Loyalty club'],
    gameProviders: ['Tin Lantern', 'Copper Finch', 'Oddfellow Reels', 'Ninefold Games', 'Marble Arcade'],
    affiliateUrl: 'https://go.briarlode.example/?ref=evenhand',
    websiteUrl: 'https://www.briarlode.example/',
    addedDaysAgo: 476,
    expertReview: {
      bonuses: [
        7.5,
        'The welcome match asks for 40 times, while the cashback needs two times only and is the better of the two.',
      ],
      design: [
        7.0,
        'Tournament timers are prominent and accurate, but ordinary games are pushed to a second page of the lobby.',
      ],
      payouts: [
        6.9,
        'Neteller took 27 hours on average; the clause on irregular play was quoted at us once before payment.',
      ],
      support: [
        6.8,
        'Asked to define irregular play, three agents gave three definitions, none of which appears in the terms.',
      ],
      games: [
        7.6,
        'There are 1,750 slots from five studios, with scoring rules attached to the 60 that appear in tournaments.',
      ],
      mobile: [
        7.2,
        'Tournament scores updated promptly on mobile data, though the prize table is an image too small to read.',
      ],
      summary:
        'The tournaments at Briarlode are run straight, and we checked the tables ourselves. The undefined closure clause is a serious blemish. Keep balances low until it has been rewritten.',
    },
    reviewCount: 7,
    userMean: 6.9,
  },
  {
    name: 'Starling Yard',
    description:
      'Starling Yard mixes a neat mobile app with one of the better responsible gambling pages we have read, written by people rather than lawyers. Withdrawals are brisk. The game list omits several well-known studios, and the desktop site feels like an enlarged telephone.',
    establishedYear: 2020,
    safetyIndex: 8.7,
    license: 'Malta Gaming Authority',
    restrictedCountries: ['US', 'GB', 'FR', 'ES', 'BE'],
    paymentMethods: ['Visa', 'Mastercard', 'Apple Pay', 'Google Pay', 'Trustly', 'MuchBetter', 'Skrill'],
    supportedCurrencies: ['EUR', 'SEK', 'NOK', 'CAD', 'CZK'],
    features: [
      'Mobile App',
      '24-hour payouts',
      'Self-exclusion in one click',
      'Reality checks',
      'Deposit limits',
      '24/7 live chat',
    ],
    gameProviders: ['Pocket Orchard', 'Foxglove Works', 'Slow River', 'Oddfellow Reels', 'Parlour Live'],
    affiliateUrl: 'https://go.starling-yard.example/?ref=evenhand',
    websiteUrl: 'https://www.starling-yard.example/',
    isFeatured: true,
    addedDaysAgo: 538,
    expertReview: {
      bonuses: [
        8.3,
        'The first deposit earns 60 spins and a match at 35 times, cleared by three of our four testers.',
      ],
      design: [
        8.4,
        'Clean, consistent and plainly drawn for telephones; on a wide monitor the single column wastes two thirds of the screen.',
      ],
      payouts: [
        9.0,
        'Apple Pay and Trustly withdrawals both averaged four hours, and the app notified us at each of the three steps.',
      ],
      support: [
        8.9,
        'At five in the morning we were talking to a person in 65 seconds, and the transcript arrived by email.',
      ],
      games: [
        8.2,
        'Five studios supply 840 titles that all run upright, but several series our testers looked for were absent.',
      ],
      mobile: [
        9.5,
        'The app scored highest of all in our tests: 1.1 second start, offline history and readable text at double size.',
      ],
      summary:
        'If you play on a telephone, Starling Yard should be on your shortlist. Its safer gambling page deserves to be read even by people who never join. Desktop users are plainly a second thought.',
    },
    reviewCount: 21,
    userMean: 8.7,
  },
  {
    name: 'Marrowby',
    description:
      'Marrowby reopened this year under its original owners with a new platform and a stricter policy on advertising. Our tests were reassuring on payments and support. Visitor opinion is still missing, and the catalogue has some way to grow before it rivals its neighbours.',
    establishedYear: 2013,
    safetyIndex: 9.0,
    license: 'Isle of Man',
    restrictedCountries: ['US', 'FR', 'ES', 'IL'],
    paymentMethods: ['Visa', 'Mastercard', 'PayPal', 'Trustly', 'Bank transfer'],
    supportedCurrencies: ['EUR', 'GBP', 'CAD'],
    features: ['24-hour payouts', 'No withdrawal fees', 'Deposit limits', 'Reality checks'],
    gameProviders: ['Brindle & Oak', 'Harbour & Vale', 'Slow River'],
    affiliateUrl: 'https://go.marrowby.example/?ref=evenhand',
    websiteUrl: 'https://www.marrowby.example/',
    addedDaysAgo: 11,
    expertReview: {
      bonuses: [
        8.3,
        'The welcome match of 75 per cent clears at 25 times, with no countdown and no surprises in its terms.',
      ],
      design: [
        8.8,
        'The new platform is plain and fast, and a banner explains precisely what became of accounts from the old one.',
      ],
      payouts: [
        9.2,
        'All six withdrawals in our fortnight were paid inside 12 hours, including one above 1,000 euros by bank.',
      ],
      support: [
        9.0,
        'Agents handled questions about dormant balances with care, and recovered our 2019 account in under a day.',
      ],
      games: [
        8.1,
        'Only 310 games have been approved so far, and the live section is announced but not yet open.',
      ],
      mobile: [
        8.7,
        'Pages passed every accessibility check we ran on a telephone, and landscape play works in all but five titles.',
      ],
      summary:
        'A cautious relaunch, and a convincing one as far as it goes. Marrowby pays promptly and treats returning customers properly. We expect the catalogue to catch up and will revise the games rating when it does.',
    },
    reviewCount: 0,
  },
  {
    name: 'Pellucid Bay',
    description:
      'Pellucid Bay offers an agreeable slot selection, weekly cashback and a cashier that names every fee in advance. Its weekend tournaments are popular. Withdrawals above a thousand euros are paid in instalments, which the front page does not mention.',
    establishedYear: 2019,
    safetyIndex: 7.8,
    license: 'Kahnawake',
    restrictedCountries: ['US', 'GB', 'FR', 'NL', 'TR'],
    paymentMethods: ['Visa', 'Mastercard', 'Interac', 'Skrill', 'Bitcoin', 'Litecoin'],
    supportedCurrencies: ['EUR', 'CAD', 'USD', 'AUD', 'BTC', 'LTC'],
    features: ['Weekly cashback', 'Tournaments', 'Crypto accepted', 'Mobile web app', '48-hour payouts'],
    gameProviders: [
      'Slow River',
      'Copper Finch',
      'Long Meadow Studio',
      'Ninefold Games',
      'Tin Lantern',
      'Studio Halcyon Live',
    ],
    affiliateUrl: 'https://go.pellucid-bay.example/?ref=evenhand',
    websiteUrl: 'https://www.pellucid-bay.example/',
    addedDaysAgo: 599,
    expertReview: {
      bonuses: [
        8.1,
        'All three offers ask for 30 times, which spares the comparison and is fair by the standards of the market.',
      ],
      design: [
        7.9,
        'Sea-green pages are pleasant and orderly, and the cashier shows fee, time and limit before you commit.',
      ],
      payouts: [
        7.3,
        'Small requests arrived in 30 hours; 1,800 euros came as two instalments a week apart, as the terms allow.',
      ],
      support: [
        7.7,
        'The instalment rule was confirmed at once and in writing, with an average wait of four minutes over six chats.',
      ],
      games: [
        8.0,
        'The range reaches 1,390 titles, and weekend tournaments used a rotating set of 12 well-known ones.',
      ],
      mobile: [
        7.9,
        'Deposits by Interac complete without leaving the web app, but tournament rules are cut off on narrow screens.',
      ],
      summary:
        'Most players will find Pellucid Bay pleasant, orderly and reasonably quick. Only larger winners meet the instalment rule, and they should know of it beforehand. With that disclosed on the front page we would score it higher.',
    },
    reviewCount: 11,
    userMean: 7.7,
  },
]
