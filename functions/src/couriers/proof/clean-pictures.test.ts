import { noiseOf, PHOTO, photoOf, SIGNATURE } from '../../../test/couriers/pictures';
import { cleanPictures } from './clean-pictures';

test('pictures are kept beside what else was given', () => {
  const given = { received_by: 'Naledi Molefe', photo: PHOTO };
  expect(cleanPictures(given)).toEqual({ given, bad: [] });
});

test('a picture that is none is named, and not kept', () => {
  const { given, bad } = cleanPictures({ received_by: '', photo: SIGNATURE, signature: PHOTO });
  expect([given, bad]).toEqual([{ received_by: '' }, ['photo', 'signature']]);
});

test('pictures that are too large as they are kept are refused', () => {
  const { bad } = cleanPictures({ received_by: '', photo: photoOf(400_001), signature: noiseOf(320, 320) });
  expect(bad).toEqual(['photo', 'signature']);
  const small = cleanPictures({ received_by: '', photo: photoOf(400_000), signature: noiseOf(300, 331) });
  expect(small.bad).toEqual([]);
});
