import { PROOF_BYTES, PROOF_PIXELS } from '@fleetfoot/shared/model/delivery/proof';
import { noiseOf, PHOTO, PLACED_PHOTO, SIGNATURE, shown } from '../../../test/couriers/pictures';
import { cleanPictures } from './clean-pictures';

const base64 = async (file: Promise<Buffer>) => (await file).toString('base64');

test('pictures are kept beside what else was given, upright and without a place', async () => {
  const sent = { received_by: 'Naledi Molefe', photo: PLACED_PHOTO, signature: SIGNATURE };
  const { given, bad } = await cleanPictures(sent);
  expect([given.received_by, bad]).toEqual(['Naledi Molefe', []]);
  expect(await shown(given.photo)).toEqual({ format: 'jpeg', width: 8, height: 8, beside: [] });
  expect(await shown(given.signature)).toEqual({ format: 'png', width: 8, height: 4, beside: [] });
});

test('a picture that is none is named, and not kept', async () => {
  const { given, bad } = await cleanPictures({ received_by: '', photo: SIGNATURE, signature: PHOTO });
  expect([given, bad]).toEqual([{ received_by: '' }, ['photo', 'signature']]);
});

test('pictures that are too large are kept smaller', async () => {
  const photo = await base64(noiseOf(2_200, 400).jpeg().toBuffer());
  const signature = await base64(noiseOf(400, 300).png().toBuffer());
  const { given, bad } = await cleanPictures({ received_by: '', photo, signature });
  expect(bad).toEqual([]);
  expect((await shown(given.photo)).width).toBeLessThanOrEqual(PROOF_PIXELS);
  expect(Buffer.from(given.photo ?? '', 'base64').length).toBeLessThanOrEqual(PROOF_BYTES.photo);
  expect(Buffer.from(given.signature ?? '', 'base64').length).toBeLessThanOrEqual(PROOF_BYTES.signature);
});
