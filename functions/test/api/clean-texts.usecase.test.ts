import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { disguised, disguisedText, type Spelling, UNSEEN } from '@fleetfoot/shared/testing/disguised';
import * as fc from 'fast-check';
import { api } from '../client/in-process';
import { rounds } from '../depth';
import { wholeNumber } from '../whole-number';
import { database, read } from '../world/data';
import { asDelivery, asPage, create, order } from './api-client';
import { apiScene } from './api-scene';

jest.setTimeout(600_000);

const SEED = wholeNumber('FLEETFOOT_API_SEED', Math.floor(Math.random() * 2 ** 31));
const RUNS = rounds({ sample: 20, deep: 400 });

const TEXTS = {
  external_id: 'Zoë-7',
  metadata: { shop: 'Café Đình' },
  pickup: {
    address: '12 Long Street, Cape Town',
    name: 'Café',
    phone_number: '+27 82 123 4567',
    instructions: 'Ring twice.\nThird floor.',
    unit: 'Unit 4',
    landmark: 'Blue gate',
    gate_code: '43#',
  },
};

const spellings: fc.Arbitrary<Spelling> = fc.array(fc.tuple(fc.nat(30), fc.constantFrom(...UNSEEN)), {
  maxLength: 12,
});

/** A right order with these texts. */
function orderOf({ pickup, ...texts }: Readonly<Record<string, unknown>>) {
  const right = order('');
  return { ...right, ...texts, pickup: { ...Object(right['pickup']), ...Object(pickup) } };
}

/** An organisation with one delivery of these texts. */
async function cleanScene() {
  const { orgID, live } = await apiScene();
  const clean = asDelivery(await create(live, orderOf(TEXTS), 'clean'));
  return { orgID, live, clean };
}

test(`A text that looks the same makes the same delivery, and finds it (seed ${SEED})`, async () => {
  let made = 0;
  let scene = await cleanScene();
  const { external_id, metadata } = TEXTS;
  expect(scene.clean).toMatchObject({ external_id, metadata, pickup: { name: 'Café' } });
  await fc.assert(
    fc.asyncProperty(spellings, async (spelling) => {
      made += 1;
      // Nobody runs into the rate.
      if (made % 40 === 0) scene = await cleanScene();
      const { orgID, live, clean } = scene;
      const again = await create(live, orderOf(disguised(TEXTS, spelling)), 'clean');
      expect([again.status, asDelivery(again)]).toEqual([201, clean]);
      const asked = encodeURIComponent(disguisedText(external_id, spelling));
      const found = asPage(await api('GET', `/deliveries?external_id=${asked}`, { key: live }));
      expect(found.data.map((delivery) => delivery.id)).toEqual([clean.id]);
      expect((await database.collection(deliveries.path(orgID)).get()).size).toBe(1);
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

test('A delivery is stored with what shows of its texts', async () => {
  const { orgID, live } = await apiScene();
  const spelling = UNSEEN.map((unseen, place) => [place, unseen] as const);
  const { id } = asDelivery(await create(live, orderOf(disguised(TEXTS, spelling))));
  expect(await read(deliveries.document(orgID, id))).toMatchObject({
    external_id: 'Zoë-7',
    metadata: TEXTS.metadata,
    pickup_address: TEXTS.pickup.address,
    pickup_name: 'Café',
    pickup_phone_number: '+27821234567',
    pickup_instructions: TEXTS.pickup.instructions,
    pickup_unit: 'Unit 4',
    pickup_landmark: 'Blue gate',
    pickup_gate_code: '43#',
  });
  const edit = disguised({ dropoff: { name: 'Zoë van Wyk', instructions: 'Wait.' } }, spelling);
  await api('PATCH', `/deliveries/${id}`, { key: live, body: edit });
  expect(await read(deliveries.document(orgID, id))).toMatchObject({
    dropoff_name: 'Zoë van Wyk',
    dropoff_instructions: 'Wait.',
  });
});

test('A text of which nothing shows is none', async () => {
  const { live } = await apiScene();
  const { status, body } = await create(
    live,
    orderOf({ external_id: '\u3164\u200b', pickup: { name: '\ufeff' } }),
  );
  expect([status, body]).toMatchObject([
    400,
    {
      error: {
        errors: [{ param: 'external_id' }, { param: 'pickup.name', message: 'Enter the pickup name.' }],
      },
    },
  ]);
});
