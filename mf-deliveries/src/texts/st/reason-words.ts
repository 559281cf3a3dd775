import type { ReasonWords } from '../told-translation';

export const REASON_WORDS: ReasonWords = {
  'No courier could take it': 'Ha ho moromuwa ya ka e nkang',
  'Nobody was there to take it': 'Ho ne ho se motho wa ho e amohela',
  'The recipient refused it': 'Moamohedi o e hanne',
  'The address was not found': 'Aterese ha e a fumanwa',
  'It was not ready at pickup': 'E ne e eso loke moo e latwang',
  'It was damaged': 'E ne e senyehile',
  'The courier could not deliver it': 'Moromuwa ha a kgona ho e fihlisa',
  'Not delivered': 'Ha e a fihliswa',
  Damaged: 'E senyehile',
  'Wrong place or person': 'Sebaka kapa motho e seng yena',
  "The courier's conduct": 'Boitshwaro ba moromuwa',
  'Wrong price': 'Theko e fosahetseng',
  'Something else': 'Ntho e nngwe',
};
