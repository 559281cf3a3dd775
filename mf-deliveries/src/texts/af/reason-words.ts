import type { ReasonWords } from '../told-translation';

export const REASON_WORDS: ReasonWords = {
  'No courier could take it': 'Geen koerier kon dit neem nie',
  'Nobody was there to take it': 'Niemand was daar om dit te ontvang nie',
  'The recipient refused it': 'Die ontvanger het dit geweier',
  'The address was not found': 'Die adres is nie gevind nie',
  'It was not ready at pickup': 'Dit was nie gereed by die afhaalpunt nie',
  'It was damaged': 'Dit was beskadig',
  'The courier could not deliver it': 'Die koerier kon dit nie aflewer nie',
  'Not delivered': 'Nie afgelewer nie',
  Damaged: 'Beskadig',
  'Wrong place or person': 'Verkeerde plek of persoon',
  "The courier's conduct": 'Die koerier se gedrag',
  'Wrong price': 'Verkeerde prys',
  'Something else': 'Iets anders',
};
