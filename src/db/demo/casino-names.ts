/** Every demo casino, all of them invented. The first nine appear in the most articles and games. */
export const CASINO_NAMES = [
  'Aldermoon', 'Tidewell', 'Kestrow', 'Quillmoor', 'Halcyra', 'Juniver', 'Norrowick', 'Umberly', 'Palvero',
  'Brackenfall', 'Sorrelgate', 'Wexmarsh', 'Oakhelm', 'Lanternby', 'Fernholt', 'Mistral Row', 'Pinchbeck Hall',
  'Larkmere', 'Harrowmint', 'Velloway', 'Cindermoor', 'Glasswick', 'Rookhaven', 'Saltmere', 'Tamberlow', 'Wyndelow',
  'Emberlyn Rooms', 'Dovecote Nine', 'Copperlow', 'Briarlode', 'Starling Yard', 'Marrowby', 'Pellucid Bay',
  'Hollowbrook', 'Ivorne', 'Jasperfen', 'Kilderwick', 'Loxmere', 'Nimbrel', 'Ondaline', 'Perrywick', 'Quartzley',
  'Rivenmoor', 'Silverfen', 'Thistlemark', 'Uldane', 'Vesperly', 'Yarrowgate', 'Zephlow', 'Amberquay', 'Bellwether Lane',
  'Corvane', 'Drumlin Club', 'Eldershore', 'Foxtarn', 'Greywick', 'Hazelmont', 'Inkwell Rooms', 'Kittiwake Court',
  'Lumenreach', 'Moonpenny', 'Northlode', 'Ottermoss', 'Bo',
  'The Grand Meridian & Aurora International Online Casino and Live Entertainment Lounge',
  'Llanfairwynne-upon-Severnbrook Games & Cardroom',
] as const
