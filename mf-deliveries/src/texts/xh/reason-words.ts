import type { ReasonWords } from '../told-translation';

export const REASON_WORDS: ReasonWords = {
  'No courier could take it': 'Akukho mhambisi ubenokuyithatha',
  'Nobody was there to take it': 'Bekungekho mntu wokuyamkela',
  'The recipient refused it': 'Umamkeli akayamkelanga',
  'The address was not found': 'Idilesi ayifumanekanga',
  'It was not ready at pickup': 'Ibingekalungi apho ithathwa khona',
  'It was damaged': 'Ibonakele',
  'The courier could not deliver it': 'Umhambisi akakwazanga ukuyihambisa',
  'Not delivered': 'Ayihanjiswanga',
  Damaged: 'Yonakele',
  'Wrong place or person': 'Indawo okanye umntu ongenguye',
  "The courier's conduct": 'Indlela aziphethe ngayo umhambisi',
  'Wrong price': 'Ixabiso elingachanekanga',
  'Something else': 'Enye into',
};
