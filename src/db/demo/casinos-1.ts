import type { DemoCasino } from './demo-types.ts'

export const casinos1: readonly DemoCasino[] = [
  {
    name: 'Aldermoon',
    description:
      'Aldermoon pays quickly and explains itself well, from the limits page to the plain summary above every set of bonus terms. The library is broad rather than unusual. Email support is slower than the live chat, and the loyalty scheme gives little to occasional players.',
    establishedYear: 2016,
    safetyIndex: 9.4,
    license: 'Malta Gaming Authority',
    restrictedCountries: ['US', 'GB', 'FR', 'ES', 'NL', 'AU', 'IL', 'TR'],
    paymentMethods: ['Visa', 'Mastercard', 'Skrill', 'Neteller', 'Bitcoin', 'Bank transfer', 'Paysafecard'],
    supportedCurrencies: ['EUR', 'USD', 'CAD', 'NOK', 'PLN', 'BTC'],
    features: [
      '24-hour payouts',
      '24/7 live chat',
      'Mobile web app',
      'Deposit limits',
      'Self-exclusion in one click',
      'Large slot library',
      'Crypto accepted',
    ],
    gameProviders: [
      'Foxglove Works',
      'Brindle & Oak',
      'Parlour Live',
      'Slow River',
      'Tin Lantern',
      'Ninefold Games',
      'Harbour & Vale',
      'Quiet Engine',
      'Copper Finch',
      'Long Meadow Studio',
    ],
    affiliateUrl: 'https://go.aldermoon.example/?ref=evenhand',
    websiteUrl: 'https://www.aldermoon.example/',
    isFeatured: true,
    addedDaysAgo: 884,
    expertReview: {
      bonuses: [
        9.0,
        'The welcome match clears at 35 times the bonus alone, and a progress bar showed the remaining wagering to the cent throughout.',
      ],
      design: [
        9.3,
        'Every page we needed was within two clicks of the lobby, and the search found 19 of the 20 titles we tried.',
      ],
      payouts: [
        9.6,
        'Four withdrawals by Skrill, card, Bitcoin and bank arrived in 3, 19, 2 and 22 hours, none of them queried.',
      ],
      support: [
        8.7,
        'Live chat answered nine of ten questions correctly within three minutes, although two emails waited more than a day for a reply.',
      ],
      games: [
        9.1,
        'We counted 2,140 games from ten studios, with return percentages printed on each, but only 31 live tables after midnight.',
      ],
      mobile: [
        9.4,
        'The web app loaded the lobby in 1.8 seconds on a four-year-old telephone and lost no session in six hours of play.',
      ],
      summary:
        'Aldermoon does the unglamorous work properly: money leaves on time and the terms say what they mean. Regular players may find the loyalty scheme thin, and anyone who prefers email should expect to wait. We would still hand it to a friend as a sensible starting point.',
    },
    reviewCount: 96,
    userMean: 8.8,
  },
  {
    name: 'Tidewell',
    description:
      'One of the older names in our list, Tidewell charges nothing for withdrawals and runs a large live lobby with human hosts round the clock. Its promotions are modest, and the slot selection is refreshed less often than that of younger rivals.',
    establishedYear: 2014,
    safetyIndex: 9.2,
    license: 'Gibraltar',
    restrictedCountries: ['US', 'FR', 'ES', 'AU', 'IL', 'TR', 'IT', 'PT', 'GR'],
    paymentMethods: ['Visa', 'PayPal', 'Trustly', 'Skrill', 'Apple Pay'],
    supportedCurrencies: ['EUR', 'GBP', 'SEK', 'NOK', 'CAD'],
    features: ['E-wallet payouts', 'Live casino lobby', 'No withdrawal fees', 'Loyalty club'],
    gameProviders: [
      'Parlour Live',
      'Studio Halcyon Live',
      'Brindle & Oak',
      'Harbour & Vale',
      'Foxglove Works',
      'Quiet Engine',
      'Marble Arcade',
      'Slow River',
    ],
    affiliateUrl: 'https://go.tidewell.example/?ref=evenhand',
    websiteUrl: 'https://www.tidewell.example/',
    isFeatured: true,
    addedDaysAgo: 871,
    expertReview: {
      bonuses: [
        8.6,
        'The welcome match stops at 300 euros, and at 30 times the bonus it was one of the few that we cleared.',
      ],
      design: [
        9.0,
        'The layout has changed little since 2019, and its three-column cashier remains the clearest we used in this round of tests.',
      ],
      payouts: [
        9.5,
        'Five e-wallet withdrawals took between 40 minutes and six hours, and the full amount arrived each time with no fee taken.',
      ],
      support: [
        9.2,
        'A named agent picked up in 52 seconds on average and followed our verification question through two shifts without repetition.',
      ],
      games: [
        9.0,
        'We sat at 74 live tables across two studios, found stakes from 50 cents, and counted 1,320 slots behind them.',
      ],
      mobile: [
        8.7,
        'Live streams held a steady picture on a weak connection, though the tournament page still opens a cramped desktop view.',
      ],
      summary:
        'Tidewell suits people who come for the tables and want their money back without ceremony. It is generous with service rather than with bonuses. Slot players looking for weekly novelty will do better elsewhere.',
    },
    reviewCount: 110,
    userMean: 9.1,
  },
  {
    name: 'Kestrow',
    description:
      'Kestrow combines a European licence with coin deposits, which remains an unusual pairing, and lets players check the outcome of its own dice and card games. Weekly cashback is paid without wagering. Card users, however, wait noticeably longer for their withdrawals than coin users do.',
    establishedYear: 2019,
    safetyIndex: 9.1,
    license: 'Malta Gaming Authority',
    restrictedCountries: ['US', 'GB', 'FR', 'NL', 'AU', 'ES', 'IL', 'BE'],
    paymentMethods: ['Bitcoin', 'Ethereum', 'Visa', 'Mastercard', 'Litecoin'],
    supportedCurrencies: ['EUR', 'USD', 'CAD', 'BTC', 'ETH', 'LTC'],
    features: ['Crypto accepted', 'Provably fair games', 'Weekly cashback', 'Mobile web app'],
    gameProviders: [
      'Ninefold Games',
      'Quiet Engine',
      'Oddfellow Reels',
      'Tin Lantern',
      'Foxglove Works',
      'Parlour Live',
      'Copper Finch',
    ],
    affiliateUrl: 'https://go.kestrow.example/?ref=evenhand',
    websiteUrl: 'https://www.kestrow.example/',
    isFeatured: true,
    addedDaysAgo: 742,
    expertReview: {
      bonuses: [
        9.0,
        'Ten per cent cashback landed every Monday before nine, as withdrawable money, for all six weeks in which we held an account.',
      ],
      design: [
        8.8,
        'The dark interface is legible and quick, but the coin and euro balances look too alike for comfort late at night.',
      ],
      payouts: [
        9.3,
        'Bitcoin and Litecoin requests cleared in 11 and 14 minutes; the single card withdrawal took two working days, as stated.',
      ],
      support: [
        8.5,
        'Agents explained seed verification accurately on both attempts, while a simple question about cashback caps went through three people.',
      ],
      games: [
        8.9,
        'We re-computed 200 dice rolls from the published seeds and every result matched, across the nine provably fair titles on offer.',
      ],
      mobile: [
        8.9,
        'Installing the web app took ten seconds and all nine in-house games worked with one thumb, including the verification panel.',
      ],
      summary:
        'The arithmetic at Kestrow can be checked, and we checked it. Coin users get speed that few licensed sites match, whereas card users get an ordinary service. Its cashback is the fairest recurring offer we tested this year.',
    },
    reviewCount: 58,
    userMean: 8.4,
  },
  {
    name: 'Quillmoor',
    description:
      'Quillmoor keeps one of the largest slot libraries on our list and labels it carefully, with volatility and return shown before a game opens. Payouts take up to two days, which is honest but not quick, and the live section feels like an afterthought.',
    establishedYear: 2017,
    safetyIndex: 8.7,
    license: 'Isle of Man',
    restrictedCountries: ['US', 'FR', 'IT', 'ES', 'IL', 'TR', 'BG'],
    paymentMethods: ['Visa', 'Mastercard', 'Neteller', 'Bank transfer', 'Apple Pay', 'Paysafecard'],
    supportedCurrencies: ['EUR', 'GBP', 'USD', 'NOK', 'PLN'],
    features: ['Large slot library', 'Reality checks', 'Tournaments', '48-hour payouts'],
    gameProviders: [
      'Foxglove Works',
      'Brindle & Oak',
      'Slow River',
      'Tin Lantern',
      'Ninefold Games',
      'Quiet Engine',
      'Marble Arcade',
      'Copper Finch',
      'Long Meadow Studio',
      'Oddfellow Reels',
      'Pocket Orchard',
      'Parlour Live',
    ],
    affiliateUrl: 'https://go.quillmoor.example/?ref=evenhand',
    websiteUrl: 'https://www.quillmoor.example/',
    isFeatured: true,
    addedDaysAgo: 803,
    expertReview: {
      bonuses: [
        8.5,
        'Free spins clear at 25 times, which took us four evenings; the match bonus at 30 times is less forgiving.',
      ],
      design: [
        8.7,
        'Filters for studio, volatility and return can be combined, and cut 3,400 slots to a list of 27 in seconds.',
      ],
      payouts: [
        8.6,
        'Three bank withdrawals took 31, 44 and 46 hours, always inside the promised 48 but never within the first day.',
      ],
      support: [
        8.8,
        'Chat opens at seven and closes at one, and within those hours we waited an average of 70 seconds for good answers.',
      ],
      games: [
        9.6,
        'All 40 slots that we sampled displayed their return setting, and 38 of them ran on the highest version available.',
      ],
      mobile: [
        8.6,
        'Filtering works well on a small screen, but the tournament table must be scrolled sideways to see your own position.',
      ],
      summary:
        'For slot players who like to choose deliberately, Quillmoor is a well-kept library with an attentive librarian. Withdrawals are predictable, not fast. Table players will find little reason to stay.',
    },
    reviewCount: 62,
    userMean: 8.2,
  },
  {
    name: 'Halcyra',
    description:
      'Halcyra hands out small no deposit offers more often than most, and its coin cashier is quick and well explained. Visitors like the personal hosts. We are cooler about the dense lobby and a monthly withdrawal ceiling that larger winners will notice.',
    establishedYear: 2020,
    safetyIndex: 8.6,
    license: 'Curaçao',
    restrictedCountries: ['US', 'GB', 'FR', 'NL', 'AU'],
    paymentMethods: ['Bitcoin', 'Tether', 'Visa', 'Mastercard', 'Ethereum', 'Skrill'],
    supportedCurrencies: ['EUR', 'USD', 'CAD', 'NOK', 'BTC', 'ETH'],
    features: ['Crypto accepted', 'No deposit offers', 'VIP host', 'Mobile web app'],
    gameProviders: [
      'Oddfellow Reels',
      'Copper Finch',
      'Ninefold Games',
      'Pocket Orchard',
      'Marble Arcade',
      'Studio Halcyon Live',
      'Tin Lantern',
      'Foxglove Works',
    ],
    affiliateUrl: 'https://go.halcyra.example/?ref=evenhand',
    websiteUrl: 'https://www.halcyra.example/',
    isFeatured: true,
    addedDaysAgo: 611,
    expertReview: {
      bonuses: [
        8.6,
        'The no deposit spins were credited on the day of verification, and winnings up to the stated cap were paid without argument.',
      ],
      design: [
        7.9,
        'Seven banners rotate above the lobby and cannot be paused, so we reached most games through the search field instead.',
      ],
      payouts: [
        8.4,
        'Tether arrived in 25 minutes and Skrill in nine hours, but the 10,000 euro monthly ceiling is stated only in section 14.',
      ],
      support: [
        8.0,
        'Our host replied within the hour on weekdays; general chat at the weekend left us waiting 11 minutes on two occasions.',
      ],
      games: [
        8.1,
        'The 1,900 titles lean towards high volatility, and six of 20 slots sampled used a lower return setting than the maximum.',
      ],
      mobile: [
        7.6,
        'The web app works once installed, although banners push the first row of games below the fold on smaller screens.',
      ],
      summary:
        'Visitors rate Halcyra above our own score, mostly for its offers and friendly hosts, and we understand why. Our reservations concern clutter, ceilings and the return settings of some slots. Read section 14 before depositing a large sum.',
    },
    reviewCount: 44,
    userMean: 8.9,
  },
  {
    name: 'Juniver',
    description:
      'A gentle place for small budgets, Juniver accepts deposits of five euros and puts its limit controls beside the balance rather than in a submenu. The catalogue favours classic slots. Bigger players will run into low table limits and a quiet promotions calendar.',
    establishedYear: 2021,
    safetyIndex: 8.3,
    license: 'Malta Gaming Authority',
    restrictedCountries: ['US', 'GB', 'AU', 'FR', 'NL', 'DK', 'TR'],
    paymentMethods: ['Visa', 'Mastercard', 'Trustly', 'Paysafecard', 'Google Pay', 'Klarna'],
    supportedCurrencies: ['EUR', 'SEK', 'NOK', 'PLN'],
    features: ['Low deposits', '24/7 live chat', 'Classic slots', 'Deposit limits'],
    gameProviders: [
      'Long Meadow Studio',
      'Pocket Orchard',
      'Brindle & Oak',
      'Marble Arcade',
      'Slow River',
      'Parlour Live',
    ],
    affiliateUrl: 'https://go.juniver.example/?ref=evenhand',
    websiteUrl: 'https://www.juniver.example/',
    isFeatured: true,
    addedDaysAgo: 498,
    expertReview: {
      bonuses: [
        8.1,
        'The weekly 25 spins carry no wagering at all, and their winnings were in our cash balance the same evening.',
      ],
      design: [
        8.7,
        'The limit slider sits next to the balance, and lowering it took effect at once in all three of our attempts.',
      ],
      payouts: [
        8.2,
        'Trustly paid 35 euros in five hours and the card took two days; the minimum withdrawal is a considerate ten euros.',
      ],
      support: [
        8.9,
        'At three in the morning an agent answered in 90 seconds and raised our deposit limit question with the safer play team unprompted.',
      ],
      games: [
        8.0,
        'Of 680 games about 240 are three-reel classics, which will please some people and leave others with little to explore.',
      ],
      mobile: [
        8.5,
        'Buttons are large and evenly spaced, and every one of the 30 classics we opened fitted an upright screen.',
      ],
      summary:
        'Juniver is at its best when the stakes are small, and it seems content with that. Limits are easy to set and support is awake at all hours. Anyone who wants variety or regular offers will outgrow it.',
    },
    reviewCount: 31,
    userMean: 7.9,
  },
  {
    name: 'Norrowick',
    description:
      'Norrowick has a busy live lobby and a Friday reload that regulars plan their week around. The site itself looks its age, especially on a telephone, and first withdrawals can be held for three days while documents are read.',
    establishedYear: 2018,
    safetyIndex: 7.8,
    license: 'Kahnawake',
    restrictedCountries: ['US', 'GB', 'FR', 'ES', 'IL'],
    paymentMethods: ['Visa', 'Mastercard', 'Interac', 'MuchBetter', 'Bank transfer'],
    supportedCurrencies: ['EUR', 'CAD', 'USD', 'AUD'],
    features: ['Live casino lobby', 'Tournaments', 'Reload Fridays', 'Tablet layout'],
    gameProviders: [
      'Parlour Live',
      'Studio Halcyon Live',
      'Harbour & Vale',
      'Marble Arcade',
      'Copper Finch',
      'Tin Lantern',
    ],
    affiliateUrl: 'https://go.norrowick.example/?ref=evenhand',
    websiteUrl: 'https://www.norrowick.example/',
    isFeatured: false,
    addedDaysAgo: 690,
    expertReview: {
      bonuses: [
        7.8,
        'The Friday reload adds half your deposit up to 200 euros at 35 times, and we cleared it on one try of four.',
      ],
      design: [
        7.1,
        'Menus wrap on to a second line at common window sizes, and the cashier opens in a separate tab without warning.',
      ],
      payouts: [
        7.2,
        'Our first withdrawal waited 68 hours for a document check; the two that followed by Interac came through overnight.',
      ],
      support: [
        7.5,
        'Staff are courteous and knew the tournament rules well, but chat is closed between two and eight in the morning.',
      ],
      games: [
        8.4,
        'Forty-six live tables were open on a Tuesday evening, with six blackjack seats under five euros still free.',
      ],
      mobile: [
        7.6,
        'The tablet layout is thoughtful and roomy, whereas on a telephone the chip tray covered part of the roulette board.',
      ],
      summary:
        'The live tables carry Norrowick, together with a reload that is fair enough if you read the wagering first. Send your documents before you ask for money and the wait becomes bearable. The rest of the site would benefit from a rebuild.',
    },
    reviewCount: 38,
    userMean: 8.0,
  },
  {
    name: 'Umberly',
    description:
      'Umberly is built around crash games and daily missions, and it handles both with some wit. Rewards are small and clearly priced. Support staff struggle with anything beyond the script, and the missions nudge people to play longer than they might intend.',
    establishedYear: 2022,
    safetyIndex: 7.4,
    license: 'Curaçao',
    restrictedCountries: ['US', 'GB', 'FR', 'NL', 'AU', 'DE'],
    paymentMethods: ['Bitcoin', 'Litecoin', 'Dogecoin', 'Visa', 'MuchBetter'],
    supportedCurrencies: ['EUR', 'USD', 'BTC', 'LTC'],
    features: ['Crypto accepted', 'Daily missions', 'Crash games', 'Mobile web app'],
    gameProviders: ['Ninefold Games', 'Oddfellow Reels', 'Pocket Orchard', 'Quiet Engine', 'Copper Finch'],
    affiliateUrl: 'https://go.umberly.example/?ref=evenhand',
    websiteUrl: 'https://www.umberly.example/',
    isFeatured: false,
    addedDaysAgo: 377,
    expertReview: {
      bonuses: [
        7.9,
        'Ten per cent of the losses of a week came back with one-times wagering, which we met within minutes.',
      ],
      design: [
        7.8,
        'Mission cards are clear and rather charming, although a badge on the lobby counts what you have not done each day.',
      ],
      payouts: [
        7.4,
        'Litecoin withdrawals took 35 minutes on average; a card request was refused and had to be repeated by coin.',
      ],
      support: [
        7.0,
        'Five of eight answers were pasted from the help pages, and one contradicted the bonus terms that were open beside it.',
      ],
      games: [
        8.1,
        'Eleven crash games with published hash chains form the core, supported by 720 slots and a handful of plain card tables.',
      ],
      mobile: [
        8.0,
        'The cash-out button responded within a fifth of a second on mobile data, which matters more here than elsewhere.',
      ],
      summary:
        'As a crash game site Umberly is competent and transparent about its odds. The missions are well made, perhaps too well, so set a time limit before starting them. Expect little help if something goes wrong.',
    },
    reviewCount: 22,
    userMean: 7.1,
  },
  {
    name: 'Palvero',
    description:
      'A young casino with a lively slot selection and a reasonable welcome offer, Palvero has not yet learned to pay on time. Its terms changed twice during our test. We list it because people ask about it, and suggest modest deposits for now.',
    establishedYear: 2023,
    safetyIndex: 6.6,
    license: 'Curaçao',
    restrictedCountries: ['US', 'GB', 'FR', 'NL', 'ES', 'AU', 'IT'],
    paymentMethods: ['Visa', 'Mastercard', 'Bitcoin', 'Tether'],
    supportedCurrencies: ['EUR', 'USD', 'BTC'],
    features: ['Crypto accepted', 'Tournaments', 'Demo play without account'],
    gameProviders: ['Tin Lantern', 'Oddfellow Reels', 'Copper Finch', 'Marble Arcade'],
    affiliateUrl: 'https://go.palvero.example/?ref=evenhand',
    websiteUrl: 'https://www.palvero.example/',
    isFeatured: false,
    addedDaysAgo: 214,
    expertReview: {
      bonuses: [
        6.8,
        'The headline package is large, but its terms changed twice between our registration and our first deposit.',
      ],
      design: [
        7.2,
        'Bright panels and a decent search make a fair first impression, spoiled by three pop-ups before the first game.',
      ],
      payouts: [
        6.3,
        'Two card withdrawals took six and nine days against a promise of three, and neither delay was ever explained.',
      ],
      support: [
        6.5,
        'Chat replied within four minutes each time, yet gave three different reasons for the same late payment.',
      ],
      games: [
        7.6,
        'We counted 940 slots from four studios and could try every one of them without registering, which deserves credit.',
      ],
      mobile: [
        7.0,
        'The site fits small screens adequately, but the cashier timed out twice while we were uploading a document.',
      ],
      summary:
        'Palvero has an appealing library and an unreliable back office. Moving terms are a poor sign in any casino, and worse in a new one. We will look again in six months.',
    },
    reviewCount: 19,
    userMean: 6.2,
  },
  {
    name: 'Brackenfall',
    description:
      'Brackenfall spends its effort on safer play: limits are asked for at registration and every session opens with a short account of the previous one. That costs some spontaneity, and the bonus shelf is nearly bare, but few sites are easier to leave.',
    establishedYear: 2015,
    safetyIndex: 9.0,
    license: 'Alderney',
    restrictedCountries: ['US', 'FR', 'ES', 'TR', 'IL'],
    paymentMethods: ['Visa', 'Mastercard', 'PayPal', 'Trustly', 'Bank transfer'],
    supportedCurrencies: ['EUR', 'GBP', 'SEK', 'NOK'],
    features: [
      'Deposit limits',
      'Reality checks',
      'Self-exclusion in one click',
      '24-hour payouts',
      'Table limits for beginners',
    ],
    gameProviders: [
      'Brindle & Oak',
      'Harbour & Vale',
      'Long Meadow Studio',
      'Parlour Live',
      'Slow River',
      'Quiet Engine',
    ],
    affiliateUrl: 'https://go.brackenfall.example/?ref=evenhand',
    websiteUrl: 'https://www.brackenfall.example/',
    addedDaysAgo: 846,
    expertReview: {
      bonuses: [
        8.2,
        'Four plain offers, each with its conditions on the same screen, and we were never emailed about anything else.',
      ],
      design: [
        9.0,
        'Each visit opens with time spent and net result from the last, a small habit that we wish others would copy.',
      ],
      payouts: [
        9.3,
        'PayPal paid within four hours and bank transfer within 21, with no opportunity to reverse either request.',
      ],
      support: [
        9.1,
        'A trained adviser answered our questions on exclusion in two minutes and did not try to talk us out of it.',
      ],
      games: [
        8.8,
        'The 870 titles exclude anything with an autoplay faster than three seconds, so some popular slots are missing.',
      ],
      mobile: [
        9.0,
        'Limits, history and self-exclusion all work from a telephone in at most three taps, as they do on the desktop.',
      ],
      summary:
        'We know of few casinos that take restraint as seriously as Brackenfall. Offers are scarce by design, and parts of the catalogue have been left out on purpose. If that sounds like a relief, it is for you.',
    },
    reviewCount: 18,
    userMean: 8.6,
  },
  {
    name: 'Sorrelgate',
    description:
      'Sorrelgate is a dependable middle-of-the-road casino with a wide choice of e-wallets and sensible bonus rules. Nothing about it surprises, which is mostly a compliment. Its loyalty points expire after sixty days, a detail mentioned only on the help page.',
    establishedYear: 2017,
    safetyIndex: 8.8,
    license: 'Malta Gaming Authority',
    restrictedCountries: ['US', 'GB', 'AU', 'FR', 'IT', 'DK'],
    paymentMethods: ['Visa', 'Mastercard', 'Skrill', 'Neteller', 'MuchBetter', 'Trustly'],
    supportedCurrencies: ['EUR', 'USD', 'NOK', 'PLN', 'HUF'],
    features: ['E-wallet payouts', '24-hour payouts', 'Loyalty club', 'Deposit limits', 'Mobile web app'],
    gameProviders: [
      'Foxglove Works',
      'Slow River',
      'Brindle & Oak',
      'Copper Finch',
      'Harbour & Vale',
      'Studio Halcyon Live',
      'Tin Lantern',
    ],
    affiliateUrl: 'https://go.sorrelgate.example/?ref=evenhand',
    websiteUrl: 'https://www.sorrelgate.example/',
    addedDaysAgo: 764,
    expertReview: {
      bonuses: [
        8.6,
        'Wagering of 35 times, a five euro maximum stake and every excluded slot are listed on the welcome offer itself.',
      ],
      design: [
        8.5,
        'A conventional grid with no tricks: we opened a game, changed a limit and withdrew without consulting the help once.',
      ],
      payouts: [
        9.0,
        'Six e-wallet requests over three weekends averaged seven hours, with the slowest arriving after 15 on a Sunday.',
      ],
      support: [
        8.7,
        'Chat agents knew about the expiry of loyalty points but admitted that the rule is hard to find on the site.',
      ],
      games: [
        8.6,
        'A balanced range of 1,480 games covers every common type, though only two new releases appeared during our month.',
      ],
      mobile: [
        8.7,
        'Pages are light at under one megabyte, and deposits by e-wallet return to the same game afterwards.',
      ],
      summary:
        'Little here is memorable and almost everything works. The expiring points are the one small sting, so spend them promptly. A sound choice for players who want an uneventful account.',
    },
    reviewCount: 14,
    userMean: 8.3,
  },
  {
    name: 'Wexmarsh',
    description:
      'Wexmarsh groups its games by mood and session length rather than by studio, an idea that works better than it sounds. Withdrawals are steady at about two days. Bonus terms run to eleven pages, and the important parts are not at the front.',
    establishedYear: 2019,
    safetyIndex: 8.2,
    license: 'Estonia',
    restrictedCountries: ['US', 'GB', 'FR', 'LT', 'LV', 'TR'],
    paymentMethods: ['Visa', 'Mastercard', 'Trustly', 'Klarna', 'Paysafecard'],
    supportedCurrencies: ['EUR', 'SEK', 'PLN'],
    features: ['48-hour payouts', 'Demo play without account', 'Classic slots', 'Reality checks'],
    gameProviders: ['Long Meadow Studio', 'Slow River', 'Pocket Orchard', 'Foxglove Works', 'Quiet Engine'],
    affiliateUrl: 'https://go.wexmarsh.example/?ref=evenhand',
    websiteUrl: 'https://www.wexmarsh.example/',
    addedDaysAgo: 655,
    expertReview: {
      bonuses: [
        7.5,
        'It took us 25 minutes to read the eleven pages of terms, and the stake limit that matters is on page nine.',
      ],
      design: [
        8.8,
        'The "ten quiet minutes" shelf is a pleasant way in, and each card states how fast a typical round runs.',
      ],
      payouts: [
        8.2,
        'Four Trustly withdrawals arrived between 38 and 47 hours after the request, so plan on the full two days.',
      ],
      support: [
        8.0,
        'Replies by email came within five hours and were complete; live chat exists only on weekdays until six.',
      ],
      games: [
        8.3,
        'Some 760 games from five studios can all be tried in demonstration mode before opening an account.',
      ],
      mobile: [
        8.4,
        'Mood shelves scroll smoothly on a telephone and remember where you were, although the terms become hard to read.',
      ],
      summary:
        'Wexmarsh has thought about how people choose a game, and it shows. The same care has not reached the bonus terms. Play without the offer and it is a quietly likeable site.',
    },
    reviewCount: 9,
    userMean: 7.8,
  },
  {
    name: 'Oakhelm',
    description:
      'Oakhelm has the highest safety index in our list: segregated funds, published complaint figures and identity checks completed before the first deposit. Registration takes a quarter of an hour as a result. It has no affiliate programme, so we earn nothing from this listing.',
    establishedYear: 2012,
    safetyIndex: 9.5,
    license: 'Isle of Man',
    restrictedCountries: ['US', 'FR', 'TR'],
    paymentMethods: ['Visa', 'Mastercard', 'PayPal', 'Bank transfer', 'Trustly', 'Apple Pay', 'Google Pay'],
    supportedCurrencies: ['EUR', 'GBP', 'USD', 'CAD', 'SEK', 'NOK', 'DKK', 'CHF'],
    features: [
      '24-hour payouts',
      'No withdrawal fees',
      'Deposit limits',
      'Reality checks',
      'Self-exclusion in one click',
      '24/7 live chat',
      'Mobile App',
      'Live casino lobby',
    ],
    gameProviders: [
      'Foxglove Works',
      'Brindle & Oak',
      'Parlour Live',
      'Slow River',
      'Harbour & Vale',
      'Quiet Engine',
      'Long Meadow Studio',
      'Studio Halcyon Live',
      'Tin Lantern',
    ],
    websiteUrl: 'https://www.oakhelm.example/',
    isFeatured: true,
    addedDaysAgo: 897,
    expertReview: {
      bonuses: [
        8.6,
        'The welcome offer is ordinary at 35 times, and can be declined with one clearly labelled button.',
      ],
      design: [
        9.0,
        'Sober and text-heavy, with account history, complaint statistics and audit letters all linked from the footer of every page.',
      ],
      payouts: [
        9.8,
        'Because checks happen first, seven withdrawals took between 20 minutes and nine hours and none asked for a document.',
      ],
      support: [
        9.5,
        'Twelve contacts over four weeks produced twelve correct answers, with a median wait of 41 seconds at any hour.',
      ],
      games: [
        9.0,
        'We verified the return settings of 30 slots against studio data sheets and found each one at its maximum.',
      ],
      mobile: [
        9.1,
        'The native app signs in by fingerprint and shows session time permanently, though it weighs a hefty 140 megabytes.',
      ],
      summary:
        'Front-loaded checks make Oakhelm slow to join and very easy to trust afterwards. Promotions are an afterthought, which we do not mind. It pays us no commission and leads our safety table regardless.',
    },
    reviewCount: 30,
    userMean: 9.2,
  },
  {
    name: 'Lanternby',
    description:
      'Lanternby pairs a compact, carefully picked game list with tournaments that cost little to enter and are scored by best single spin rather than turnover. The selection will feel narrow to heavy players, and bank withdrawals are not processed at weekends.',
    establishedYear: 2018,
    safetyIndex: 8.5,
    license: 'Malta Gaming Authority',
    restrictedCountries: ['US', 'GB', 'ES', 'NL', 'BE', 'CZ'],
    paymentMethods: ['Visa', 'Mastercard', 'Skrill', 'Bank transfer', 'Google Pay'],
    supportedCurrencies: ['EUR', 'NOK', 'CAD'],
    features: ['Tournaments', 'Low deposits', 'Mobile web app', '48-hour payouts', 'Loyalty club'],
    gameProviders: ['Tin Lantern', 'Foxglove Works', 'Pocket Orchard', 'Oddfellow Reels'],
    affiliateUrl: 'https://go.lanternby.example/?ref=evenhand',
    websiteUrl: 'https://www.lanternby.example/',
    addedDaysAgo: 703,
    expertReview: {
      bonuses: [
        8.7,
        'The welcome match stops at 100 euros and clears at 30 times, and the terms give an example that adds up.',
      ],
      design: [
        8.6,
        'Lantern motifs aside, the pages are restrained, and a tournament can be joined from inside the game it uses.',
      ],
      payouts: [
        8.2,
        'Skrill took 13 hours on a Wednesday; a bank request made on Friday evening was not touched until Monday.',
      ],
      support: [
        8.4,
        'One agent explained the scoring method with a worked example, after a wait of three minutes and ten seconds.',
      ],
      games: [
        8.0,
        'The list stops at 320 titles by choice, and we found no duplicate themes or abandoned releases among them.',
      ],
      mobile: [
        8.7,
        'Leaderboards refresh without reloading the game, and the web app used 60 megabytes of data in an hour.',
      ],
      summary:
        'Lanternby shows that a small catalogue can be a considered one. The tournaments reward luck rather than spending, which keeps them friendly. Avoid requesting bank transfers on a Friday.',
    },
    reviewCount: 12,
    userMean: 8.1,
  },
  {
    name: 'Fernholt',
    description:
      'Run by a small team and proud of it, Fernholt answers questions in person and publishes its average payout time each month. The live section closes overnight and there is no app, but the account tools are among the most thorough we have used.',
    establishedYear: 2016,
    safetyIndex: 9.1,
    license: 'Gibraltar',
    restrictedCountries: ['US', 'FR', 'IT', 'ES', 'RO', 'GR'],
    paymentMethods: ['Visa', 'Mastercard', 'PayPal', 'Skrill', 'Trustly', 'Klarna'],
    supportedCurrencies: ['EUR', 'GBP', 'SEK', 'DKK'],
    features: [
      '24-hour payouts',
      'No withdrawal fees',
      'Deposit limits',
      'Reality checks',
      'Demo play without account',
    ],
    gameProviders: [
      'Long Meadow Studio',
      'Harbour & Vale',
      'Slow River',
      'Brindle & Oak',
      'Parlour Live',
      'Pocket Orchard',
      'Quiet Engine',
    ],
    affiliateUrl: 'https://go.fernholt.example/?ref=evenhand',
    websiteUrl: 'https://www.fernholt.example/',
    logoUrl: '/art/logo/Fernholt.svg',
    isFeatured: true,
    addedDaysAgo: 818,
    expertReview: {
      bonuses: [
        8.7,
        'Twelve per cent of net losses, with one-times wagering, was paid to us on time in every week of the test.',
      ],
      design: [
        9.0,
        'The account page charts deposits, withdrawals and hours by month, and exports the lot as a spreadsheet.',
      ],
      payouts: [
        9.4,
        'The site claimed an average of 6.2 hours in March; our five requests that month averaged 5.8.',
      ],
      support: [
        9.4,
        'The same two people answered all seven of our messages, remembered the earlier ones and corrected a mistake unasked.',
      ],
      games: [
        8.7,
        'There are 1,050 well-sorted titles, but the 14 live tables are only staffed from noon until one in the morning.',
      ],
      mobile: [
        8.9,
        'No app is offered and none is missed: the charts, cashier and games all adapt cleanly to a narrow screen.',
      ],
      summary:
        'Fernholt feels like a shop whose owner is behind the counter. Its published payout figures matched ours, which is rarer than it should be. Night owls who prefer live tables should look further.',
    },
    reviewCount: 24,
    userMean: 8.9,
  },
  {
    name: 'Mistral Row',
    description:
      'Mistral Row is a live casino first, with southern European hosts, unhurried roulette and a dress code for the camera. Slots are present but plain. Minimum stakes climb in the evening, so low-budget players will be happier during the day.',
    establishedYear: 2018,
    safetyIndex: 8.4,
    license: 'Malta Gaming Authority',
    restrictedCountries: ['US', 'GB', 'FR', 'ES', 'IT', 'PT', 'GR', 'CH'],
    paymentMethods: ['Visa', 'Mastercard', 'Skrill', 'Neteller', 'Bank transfer', 'MuchBetter'],
    supportedCurrencies: ['EUR', 'CAD', 'NOK'],
    features: ['Live casino lobby', 'VIP host', 'Table limits for beginners', 'E-wallet payouts'],
    gameProviders: ['Parlour Live', 'Studio Halcyon Live', 'Harbour & Vale', 'Marble Arcade'],
    affiliateUrl: 'https://go.mistral-row.example/?ref=evenhand',
    websiteUrl: 'https://www.mistral-row.example/',
    logoUrl: '/art/logo/Mistral%20Row.svg',
    addedDaysAgo: 679,
    expertReview: {
      bonuses: [
        7.9,
        'Live play counts for only a tenth of the wagering, which makes the welcome offer nearly useless to its natural audience.',
      ],
      design: [
        8.8,
        'Table thumbnails show the host, the current limits and free seats, and update without a page refresh.',
      ],
      payouts: [
        8.5,
        'Neteller paid twice in under ten hours, while a bank transfer of 600 euros needed three working days.',
      ],
      support: [
        8.3,
        'Hosts relay questions to the desk during play, and ours about a disputed spin was settled in eight minutes.',
      ],
      games: [
        8.9,
        'We logged 58 live tables at nine in the evening, eleven of them roulette and just four below two euros.',
      ],
      mobile: [
        8.2,
        'Streams scale well, but side bets sit so close together that we misplaced a chip three times in an hour.',
      ],
      summary:
        'Come to Mistral Row for the tables and skip the welcome bonus, which hardly applies to them. Daytime limits are kind to beginners and evening ones are not. The presentation is calm and rather elegant.',
    },
    reviewCount: 11,
    userMean: 8.2,
  },
  {
    name: 'Pinchbeck Hall',
    description:
      'Behind the velvet theme, Pinchbeck Hall is a mid-sized casino with good table games and a slow but polite back office. High rollers are courted openly, with hosts and private tables, whereas smaller customers wait in an ordinary queue.',
    establishedYear: 2017,
    safetyIndex: 7.9,
    license: 'Alderney',
    restrictedCountries: ['US', 'AU', 'FR', 'DE', 'IL', 'TR'],
    paymentMethods: ['Visa', 'Mastercard', 'Neteller', 'Bank transfer'],
    supportedCurrencies: ['EUR', 'GBP', 'USD', 'CHF'],
    features: ['VIP host', 'Live casino lobby', 'Loyalty club', '48-hour payouts'],
    gameProviders: [
      'Harbour & Vale',
      'Parlour Live',
      'Brindle & Oak',
      'Marble Arcade',
      'Studio Halcyon Live',
    ],
    affiliateUrl: 'https://go.pinchbeck-hall.example/?ref=evenhand',
    websiteUrl: 'https://www.pinchbeck-hall.example/',
    addedDaysAgo: 724,
    expertReview: {
      bonuses: [
        7.4,
        'The welcome match is ordinary; the monthly cashback is by invitation, and nobody could tell us how to earn one.',
      ],
      design: [
        7.8,
        'The velvet and brass are well drawn, but gold lettering on burgundy failed our contrast check on eleven pages.',
      ],
      payouts: [
        7.7,
        'Standard requests took 44 and 48 hours; an account with host status was paid the same afternoon.',
      ],
      support: [
        7.9,
        'We waited six minutes as a new customer and 20 seconds as a hosted one, with identical politeness in both cases.',
      ],
      games: [
        8.5,
        'Nineteen blackjack variants include three with full rules printed beside the table, a rare courtesy to learners.',
      ],
      mobile: [
        7.5,
        'Decorative frames take up a fifth of a small screen, leaving the cards smaller than they should be.',
      ],
      summary:
        'Pinchbeck Hall treats its guests kindly but not equally. The table games are very good and the rules are printed. Those with modest budgets should expect modest attention.',
    },
    reviewCount: 10,
    userMean: 7.4,
  },
]
