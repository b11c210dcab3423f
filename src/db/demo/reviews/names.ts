/** How visitors sign: a first name, a full name, a first name with an initial, or a handle. */
export const FIRST_NAMES = [
  'Agnieszka', 'Aoife', 'Anders', 'Amara', 'Ayşe', 'Bartek', 'Beatriz', 'Birgit', 'Bohdan', 'Bruna', 'Callum', 'Carmen',
  'Catarina', 'Ciaran', 'Chiara', 'Dace', 'Dagmar', 'Dejan', 'Dimitris', 'Dragana', 'Eero', 'Elif', 'Emeka', 'Esther',
  'Eszter', 'Fatou', 'Femi', 'Filip', 'Freya', 'Gabriela', 'Gergő', 'Giorgos', 'Goran', 'Gudrun', 'Hanna', 'Haruto',
  'Heikki', 'Helga', 'Henrik', 'Iben', 'Ilaria', 'Imran', 'Ines', 'Ioana', 'Ivana', 'Jakub', 'Janek', 'Jelena', 'Joana',
  'Jorge', 'Jovan', 'Jūratė', 'Kaisa', 'Karim', 'Katja', 'Kenji', 'Kerstin', 'Kwame', 'Laszlo', 'Leila', 'Liam', 'Linh',
  'Lorenzo', 'Luka', 'Maeve', 'Magnus', 'Maja', 'Marek', 'Marisol', 'Mateus', 'Milica', 'Minna', 'Mirela', 'Moana',
  'Nadia', 'Niamh', 'Nikola', 'Nuno', 'Oksana', 'Olav', 'Ondrej', 'Oriol', 'Paola', 'Petra', 'Piotr', 'Priya', 'Radu',
  'Rasmus', 'Renata', 'Rui', 'Ruta', 'Sanjay', 'Signe', 'Sinead', 'Siobhan', 'Slavica', 'Soren', 'Stefan', 'Svetlana',
  'Tadeusz', 'Tane', 'Teresa', 'Thabo', 'Tiago', 'Tomasz', 'Tove', 'Uros', 'Valentina', 'Vesna', 'Viktor', 'Wanjiku',
  'Wiktor', 'Xenia', 'Yannick', 'Yuki', 'Zanele', 'Zoran', 'Zsofia',
] as const

export const FULL_NAMES = [
  'Anna Lindqvist', 'Ben Hargreave', 'Carla Monteiro', 'Daniel Oduya', 'Ewa Zielińska', 'Fergus Mackie', 'Gina Palermo',
  'Hugo Bergström', 'Irene Castellano', 'Jana Horáková', 'Kofi Mensa', 'Lars Tveit', 'Marta Sobczak', 'Nils Aarnio',
  'Olga Petrenka', 'Pedro Vilanova', 'Quentin Marsh', 'Rosa Delmonte', 'Sami Korhola', 'Tereza Novotna', 'Ulf Hedman',
  'Vera Stojić', 'Will Ashdown', 'Yara Haddadi', 'Zdenka Kral', 'Aidan Fallow', 'Blanka Szűcs', 'Costas Velis',
  'Dorota Wrona', 'Erik Sandmo', 'Mr. Pemberly', 'Mrs. O. Tanner', 'Kiri Waaka', 'Joel van Brack', 'Mira Devani',
  'Tom Eddowes', 'Lucía Barros', 'Paul-Henri Moreau', 'Anneke de Wit', 'Ravi Menor', 'Sana Iqbal', 'Mark Tully',
] as const

export const HANDLES = [
  'spinwatcher', 'reelkeeper77', 'mila_k', 'oldcardsharp', 'tuesdayplayer', 'lowstakes_lou', 'nordlys82', 'pixel_aunt',
  'quietriver', 'dvije_kune', 'sevenofnine9', 'bakerstreet_b', 'kaffeeklatsch', 'nightbus42', 'jo.the.baker', 'hexpanda',
  'mildly_lucky', 'tenpencetony', 'rainyday_r', 'zlatan_not_that_one', 'grandma_spins', 'fjordcat', 'bluekettle',
  'onlyweekends', 'el_tranquilo', 'marmot', 'kiwi_in_oslo', 'doublezero', 'slowroller', 'patience_pat', 'hedgehog31',
  'vlk_samotar', 'small_fry', 'tea_and_slots', 'redwellies', 'cardboardking', 'm_oliveira', 'lunchbreak_leo', 'tramline5',
  'sauna_seppo', 'bankroll_bea', 'thirdcoffee', 'no_tilt_tim', 'paprika_p', 'wet_socks', 'harbourlight', 'gamlegutten',
  'anon_otter', 'penny_at_night', 'cautious_carl', 'Dr_Dice', 'TheFinePrint', 'MaxBetNever', 'BusDriverJens', 'Turtle',
  'stickontwelve', 'lemonpip', 'KBR', 'J.P.', 'A. from Gdańsk', 'Retired teacher', 'night shift nurse',
] as const

export const INITIALS = ['A', 'B', 'C', 'D', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'R', 'S', 'T', 'V', 'W', 'Z'] as const
