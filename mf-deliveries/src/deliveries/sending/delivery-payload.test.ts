import { deliveryDetailsSchema, FIRST_TARIFF, quotedPrice } from '@fleetfoot/shared/model';
import * as v from 'valibot';
import { filledForm } from '../testing/filled-form';
import type { DeliveryFormValues } from '../typed-delivery';
import { lateReason, payloadKey, pricedBy } from './delivery-payload';

describe('a waiting payload', () => {
  const SAVED = new Date('2026-02-03T08:00Z');
  const schema = deliveryDetailsSchema(() => SAVED);

  function isLate(changes: Partial<DeliveryFormValues>, now: string): boolean {
    const values = filledForm(changes);
    const payload = { delivery: v.parse(schema, values), values, changed: false };
    return lateReason(payload, SAVED, new Date(now)) !== undefined;
  }

  test('an on-demand payload is late after an hour', () => {
    expect(isLate({}, '2026-02-03T09:00Z')).toBe(false);
    expect(isLate({}, '2026-02-03T09:01Z')).toBe(true);
  });

  test('a scheduled payload is late once its pickup time has passed, in South African time', () => {
    const changes = { urgency_level: 'scheduled', pickup_time: '2026-02-03T12:00' } as const;
    expect(isLate(changes, '2026-02-03T10:00Z')).toBe(false);
    expect(isLate(changes, '2026-02-03T10:01Z')).toBe(true);
  });

  test('a payload with windows is late once its pickup window has closed', () => {
    const changes = {
      urgency_level: 'time_window',
      pickup_window: { start: '2026-02-03T12:00', end: '2026-02-03T13:00' },
      dropoff_window: { start: '2026-02-03T13:00', end: '2026-02-03T14:00' },
    } as const;
    expect(isLate(changes, '2026-02-03T10:30Z')).toBe(false);
    expect(isLate(changes, '2026-02-03T11:01Z')).toBe(true);
  });

  test.each([
    [
      'pickup',
      { start: '2026-02-03T12:00', end: '2026-02-09T13:00' },
      { start: '2026-02-05T12:00', end: '2026-02-09T14:00' },
    ],
    [
      'drop-off',
      { start: '2026-02-05T12:00', end: '2026-02-09T13:00' },
      { start: '2026-02-03T12:00', end: '2026-02-09T14:00' },
    ],
  ])(
    'a payload is late once its %s window began more than a day ago, which the server refuses',
    (_, pickup, dropoff) => {
      const changes = {
        urgency_level: 'time_window',
        pickup_window: pickup,
        dropoff_window: dropoff,
      } as const;
      expect(isLate(changes, '2026-02-04T10:00Z')).toBe(false);
      expect(isLate(changes, '2026-02-04T10:01Z')).toBe(true);
    },
  );
});

test('a payload is sent with the price that was shown until that expires, and without it from then on', () => {
  const values = filledForm();
  const now = new Date('2026-02-03T08:00Z');
  const delivery = v.parse(
    deliveryDetailsSchema(() => now),
    values,
  );
  const price = quotedPrice(FIRST_TARIFF, { urgency_level: 'on_demand', metres: 1, seconds: 1 });
  const payload = { delivery, values, changed: false, quote: { quoteID: 'q', price, expiresAt: now } };
  expect(pricedBy(payload, new Date(now.getTime() - 1))).toEqual({ quoteID: 'q', price });
  expect(pricedBy(payload, now)).toEqual({});
});

describe('the key of a payload', () => {
  test('the key is the same for the same details and another one for others', async () => {
    const key = await payloadKey(filledForm());
    expect(await payloadKey(filledForm())).toBe(key);
    expect(await payloadKey(filledForm({ external_id: 'ORD-1002' }))).not.toBe(key);
    // The security rules take 64 characters.
    expect(key).toMatch(/^[0-9a-f]{64}$/);
  });

  test('the key does not depend on the order of the fields', async () => {
    const { pickup, ...others } = filledForm();
    const reversed = Object.fromEntries(Object.entries(pickup).reverse()) as typeof pickup;
    expect(await payloadKey({ pickup: reversed, ...others })).toBe(await payloadKey(filledForm()));
  });
});
