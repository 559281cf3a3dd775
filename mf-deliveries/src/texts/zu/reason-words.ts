import type { ReasonWords } from '../told-translation';

export const REASON_WORDS: ReasonWords = {
  'No courier could take it': 'Akukho mhambisi obengakuthatha',
  'Nobody was there to take it': 'Bekungekho muntu wokukwamukela',
  'The recipient refused it': 'Umamukeli akakwamukelanga',
  'The address was not found': 'Ikheli alitholakalanga',
  'It was not ready at pickup': 'Bekungakalungi lapho kulandwa khona',
  'It was damaged': 'Bekonakele',
  'The courier could not deliver it': 'Umhambisi akakwazanga ukukuletha',
  'Not delivered': 'Akulethwanga',
  Damaged: 'Konakele',
  'Wrong place or person': 'Indawo noma umuntu okungeyena',
  "The courier's conduct": 'Ukuziphatha komhambisi',
  'Wrong price': 'Intengo engalungile',
  'Something else': 'Okunye',
};
