import { DeliverySchema } from '@fleetfoot/shared/model/delivery/delivery';
import { deliveryDetailsSchema } from '@fleetfoot/shared/model/delivery/delivery-details';
import { newDelivery } from '@fleetfoot/shared/model/delivery/new-delivery';
import * as v from 'valibot';
import { IMPORT_BATCH_ROWS, importDeliveries } from './deliveries';

const NOW = new Date('2026-11-21T10:00:00Z');

const STOP = {
  address: { text: '12 Long Street', coordinates: { latitude: -33.92, longitude: 18.42 } },
  name: 'Umoya Kitchen',
  phone_number: '021 555 0100',
  instructions: 'Two\nlines',
};
const WINDOW = { start: '2026-11-22T08:00', end: '2026-11-22T09:00' };
const TYPED = {
  external_id: 'ORD-1',
  urgency_level: 'on_demand',
  pickup_time: '2026-11-22T08:00',
  pickup_window: WINDOW,
  dropoff_window: WINDOW,
  deliverable_action: 'meet_at_door',
  pickup: STOP,
  dropoff: STOP,
};

function request(changes: object = {}) {
  return { orgID: 'o', importID: 'a'.repeat(20), rows: [{ row: 0, delivery: TYPED }], ...changes };
}

describe('a call of the import', () => {
  const rows = Array.from({ length: IMPORT_BATCH_ROWS + 1 }, (_, row) => ({ row, delivery: TYPED }));

  test.each<[string, object, boolean]>([
    ['one row', {}, true],
    ['as many as may be', { rows: rows.slice(1) }, true],
    ['one more', { rows }, false],
    ['none', { rows: [] }, false],
    ['a row twice', { rows: [rows[0], rows[0]] }, false],
    ['a row of a fraction', { rows: [{ row: 0.5, delivery: TYPED }] }, false],
    ['a row below 0', { rows: [{ row: -1, delivery: TYPED }] }, false],
    ['an import id that is too short', { importID: 'a' }, false],
    ['an import id with a slash', { importID: `${'a'.repeat(19)}/` }, false],
    ['a field nobody declared', { rows: [{ row: 0, delivery: { ...TYPED, status: 'Delivered' } }] }, false],
    ['a stop with more', { rows: [{ row: 0, delivery: { ...TYPED, pickup: { ...STOP, x: 1 } } }] }, false],
    ['what the check refuses', { rows: [{ row: 0, delivery: { ...TYPED, external_id: '' } }] }, true],
  ])('%s', (_, changes, isAccepted) => {
    expect(v.is(importDeliveries.request, request(changes))).toBe(isAccepted);
  });
});

describe('the document of a delivery', () => {
  const schema = deliveryDetailsSchema(() => NOW);

  test.each(['on_demand', 'scheduled', 'time_window'])(
    '%s has the fields of one and no others',
    (urgency) => {
      const details = v.parse(schema, { ...TYPED, urgency_level: urgency });
      const document = newDelivery(details, { id: 'a', uid: 'thandi', serverTime: NOW });
      expect(v.parse(v.strictObject(DeliverySchema.entries), document)).toEqual(document);
      expect('pickup_window' in document).toBe(urgency === 'time_window');
      expect(document.pickup_time).toEqual(
        urgency === 'on_demand' ? NOW : new Date('2026-11-22T08:00:00+02:00'),
      );
    },
  );

  test.each<[string, object]>([
    ['a latitude past the pole', { coordinates: { latitude: -91, longitude: 18 } }],
    ['a longitude past the date line', { coordinates: { latitude: -33, longitude: 181 } }],
    ['two lines', { text: 'Long\nStreet' }],
    ['a text that is too long', { text: 'x'.repeat(501) }],
  ])('an address with %s is none', (_, changes) => {
    const pickup = { ...STOP, address: { ...STOP.address, ...changes } };
    expect(v.is(schema, { ...TYPED, pickup })).toBe(false);
  });
});
