import { randomUUID } from 'node:crypto';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { quotes } from '@fleetfoot/shared/model/delivery/quote';
import * as operations from '@fleetfoot/shared/operations';
import * as v from 'valibot';
import type { EventAnswer } from '../../src/couriers/receive-event';
import { create, order, refusalOf } from '../api/api-client';
import { apiScene } from '../api/api-scene';
import { logOf, stored } from '../api/stored';
import type { Answer, ApiAnswer } from '../client/answer';
import { api, callFunction, postFunction } from '../client/in-process';
import { ASSIGNED, courierScene } from '../couriers/courier-scene';
import { delivery } from '../deliveries/typed-delivery';
import { inLanes } from '../in-lanes';
import { write } from '../rules/access';
import { newDelivery, newQuote } from '../rules/new-delivery';
import { put, read } from '../world/data';
import { type Attempt, attempts, useAttackWorld } from './attempts';

jest.setTimeout(240_000);

const world = useAttackWorld();

/** Ids that no document can have, or that Firestore keeps for itself. */
const IDS = ['__a__', '____', '.', '..', 'a/b', '../b', '%2e%2e', 'x'.repeat(1_600), 'a b', '\u00e9', ''];
const HOSTILE: readonly unknown[] = [
  ...[0, -1, 1.5, 1e15, 1e16, 9e15, 253_402_300_800_000, 1e300, -1e300, Number.MAX_SAFE_INTEGER],
  ...['0000-00-00', '9999-99-99', '9999-12-31', '0001-01-01', '2026-02-30', '9999-12', '0000-01', '99:99'],
  ...[true, false, [], {}, '', 'abc', randomUUID(), 'pm_x', '1', 'x'.repeat(200), ...IDS],
  ...[{ since: 1e300 }, { since: 253_402_300_799_999 }, { since: 0 }, { callID: '__a__' }, { callID: 'abc' }],
];

interface Called {
  readonly name: string;
  readonly request: v.GenericSchema & { readonly entries: Readonly<Record<string, v.GenericSchema>> };
}

const CALLED = Object.values(operations).flatMap((value): readonly Called[] =>
  typeof value === 'object' && 'request' in value ? [value as unknown as Called] : [],
);

/** Requests of an operation with each hostile value in each of its fields, beside values that it takes. */
function requestsOf({ request: { entries } }: Called, orgID: string): readonly object[] {
  const names = Object.keys(entries).filter((name) => name !== 'orgID');
  const taken = (name: string) => HOSTILE.filter((value) => v.is(entries[name] as v.GenericSchema, value));
  const plain = Object.fromEntries(names.map((name) => [name, taken(name)[0]]));
  const hostile = names.flatMap((name) =>
    // Every refusal of a schema is the same.
    [...taken(name), 1e300, '__a__'].map((value) => ({ ...plain, [name]: value })),
  );
  return [plain, ...hostile].map((request) => ({ ...('orgID' in entries && { orgID }), ...request }));
}

attempts(
  'Hostile values',
  CALLED.filter(({ request }) => Object.keys(request.entries).length > 0).map(
    (called): Attempt => ({
      name: `An Admin sends ${called.name} numbers, days and ids that no store knows`,
      async run() {
        const { admin, orgID } = await apiScene();
        const requests = [...requestsOf(called, orgID), ...IDS.map((id) => ({ orgID: id }))];
        const call = called.name.includes('-') ? postFunction : callFunction;
        const answers: [object, Answer][] = [];
        await inLanes(requests.length, 8, async (index) => {
          const request = requests[index] ?? {};
          answers.push([request, await call(called.name, request, admin.idToken)]);
        });
        return answers;
      },
      async holds({ answer }) {
        const failed = (answer as [object, Answer][]).filter(([, { status }]) => status === 500);
        expect(failed).toEqual([]);
        expect(await read(deliveries.document('__a__x', 'none'))).toBeUndefined();
      },
    }),
  ),
);

/** A fleet's event that must move nothing and be answered by name. */
function fleetSends(name: string, event: object, status: number): Attempt {
  let at: Awaited<ReturnType<typeof courierScene>>;
  return {
    name: `A fleet sends ${name}`,
    async run() {
      at = await courierScene();
      return at.tell({ ...ASSIGNED, ...event });
    },
    async holds({ answer }) {
      expect((answer as EventAnswer).status).toBe(status);
      expect(await read(at.path)).toMatchObject({ status: 'Created' });
    },
  };
}

let known: Awaited<ReturnType<typeof courierScene>>;

attempts('Ids from outside', [
  ...IDS.flatMap((id, index) => [
    fleetSends(`an organisation called like no document, ${index}`, { organization_id: id }, 400),
    fleetSends(`a delivery called like no document, ${index}`, { delivery_id: id }, 400),
  ]),
  {
    name: 'A fleet sends an event twice whose id no document can have',
    async run() {
      known = await courierScene();
      const tell = () => known.tell(ASSIGNED, { id: '__a__' });
      return [(await tell()).body, (await tell()).body];
    },
    async holds({ answer }) {
      expect(answer).toEqual([{ result: 'moved' }, { result: 'unchanged' }]);
      expect(await known.statuses()).toHaveLength(1);
    },
  },
  {
    name: 'A developer names a quote that no document can be called like',
    async run() {
      const { live } = await apiScene();
      return Promise.all(IDS.map((quote_id) => create(live, order('Q', { quote_id }))));
    },
    async holds({ answer }) {
      for (const one of answer as readonly ApiAnswer[]) {
        expect(refusalOf(one)).toEqual({ code: 'request_invalid', param: 'quote_id' });
      }
      expect(await read(quotes.document('acme', 'none'))).toBeUndefined();
    },
  },
]);

let developer: Awaited<ReturnType<typeof apiScene>>;

attempts('Quotes of the other mode', [
  {
    name: 'A Member creates a delivery by hand for the price of a quote of a test key',
    run: () =>
      write(world().as('member'), deliveries.document('acme', 'tested1'), {
        ...newDelivery('tested1', 'member'),
        ...{ price: newQuote('tested').price, quoteID: 'tested' },
      }),
    async holds({ refusal }) {
      expect(refusal).toBe('permission-denied');
      expect(await read(deliveries.document('acme', 'tested1'))).toBeUndefined();
    },
  },
  {
    name: 'A Member imports a row with a quote of a test key',
    async run() {
      developer = await apiScene();
      const { orgID, member } = developer;
      const row = delivery('TESTED');
      const { pickup, dropoff } = row;
      await put(quotes.document(orgID, 'tested'), {
        ...newQuote('tested'),
        mode: 'test',
        pickup_latitude: pickup.address.coordinates?.latitude,
        pickup_longitude: pickup.address.coordinates?.longitude,
        dropoff_latitude: dropoff.address.coordinates?.latitude,
        dropoff_longitude: dropoff.address.coordinates?.longitude,
        urgency_level: row.urgency_level,
      });
      const rows = [{ row: 0, delivery: row, quoteID: 'tested' }];
      return callFunction(
        'importDeliveries',
        { orgID, importID: 'importofatestquote01', rows },
        member.idToken,
      );
    },
    async holds({ answer }) {
      expect((answer as Answer).status).toBe(200);
      const [created] = await stored(developer.orgID, deliveries);
      expect(created).toMatchObject({ external_id: 'TESTED' });
      expect(created).not.toHaveProperty('quoteID');
    },
  },
  ...(['live', 'test'] as const).map((mode): Attempt => {
    const other = mode === 'live' ? 'test' : 'live';
    return {
      name: `A developer takes a quote of a ${other} key for a ${mode} delivery`,
      async run() {
        developer = await apiScene();
        const { pickup, dropoff } = order('Q') as Record<
          'pickup' | 'dropoff',
          { latitude: number; longitude: number }
        >;
        await put(quotes.document(developer.orgID, 'q1'), {
          ...{ ...newQuote('q1'), mode: other, urgency_level: 'on_demand' },
          ...{ pickup_latitude: pickup.latitude, pickup_longitude: pickup.longitude },
          ...{ dropoff_latitude: dropoff.latitude, dropoff_longitude: dropoff.longitude },
        });
        return create(developer[mode], order('Q', { quote_id: 'q1' }));
      },
      async holds({ answer }) {
        expect(refusalOf(answer as ApiAnswer)).toEqual({ code: 'quote_not_usable', param: 'quote_id' });
        expect(await stored(developer.orgID, deliveries)).toEqual([]);
      },
    };
  }),
]);

attempts('Logs', [
  {
    name: 'A developer sends personal data in addresses of the API',
    async run() {
      developer = await apiScene();
      for (const path of [
        '/customers/Thandi',
        '/deliveries/0821234567',
        '/quotes/Thandi?name=Thandi',
        '/%54handi',
      ]) {
        for (const method of ['GET', 'DELETE']) await api(method, path, { key: developer.live });
      }
    },
    async holds() {
      const log = await logOf(developer.orgID);
      expect(log).toHaveLength(8);
      expect(JSON.stringify(log)).not.toMatch(/Thandi|%54|0821234567|customers/);
    },
  },
]);
