import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AppError, userMessageFor } from '@fleetfoot/shared/domain';
import { useSaveForm } from '@fleetfoot/shared/forms';
import {
  ABOVE_CREDIT,
  CANCELLED,
  DELIVERABLE_ACTION_LABELS,
  DELIVERY_PROBLEMS,
  DELIVERY_STATUSES,
  DIRECTION_LABELS,
  deliveryDetailsSchema,
  FAILURE_REASONS,
  LATE,
  NO_ROAD,
  PROOF_LABELS,
  pinWords,
  URGENCY_LABELS,
} from '@fleetfoot/shared/model';
import { safeParse } from '@fleetfoot/shared/schema';
import { deferred } from '@fleetfoot/shared/testing';
import { act, renderHook } from '@testing-library/react';
import type { FormEvent } from 'react';
import { object, parse, string } from 'valibot';
import { WORDS } from '../../texts/english/words';
import type { DeliveryToCreate } from '../data';
import { momentPresets, timePresets } from '../entry/times/time-presets';
import { lateReason } from '../sending/delivery-payload';
import { sendDelivery } from '../sending/send-delivery';
import { delivery } from '../testing/delivery';
import { fakeServer } from '../testing/fake-server';
import { filledForm } from '../testing/filled-form';
import { type DeliveryFormValues, EMPTY_DELIVERY } from '../typed-delivery';

const NOW = new Date('2026-11-24T08:00:00Z');
const EARLIER = '2026-11-20T08:00';
const LATER = '2026-11-25T08:00';
const FAR = '2028-01-01T08:00';

/** A form in which every text of both stops is this. */
function filledWith(text: string, times: Partial<DeliveryFormValues>): DeliveryFormValues {
  const stop = {
    ...{ name: text, phone_number: text, instructions: text, unit: text, landmark: text, gate_code: text },
    address: { text },
  };
  return { ...EMPTY_DELIVERY, external_id: text, pickup: stop, dropoff: stop, ...times };
}

const windowed = (pickup: readonly [string, string], dropoff: readonly [string, string]) =>
  ({
    urgency_level: 'time_window',
    pickup_window: { start: pickup[0], end: pickup[1] },
    dropoff_window: { start: dropoff[0], end: dropoff[1] },
  }) as const;

/** Forms in which every field is wrong in one of the ways in which it can be. */
const WRONG = [
  filledWith('', {}),
  filledWith('x'.repeat(600), { urgency_level: 'scheduled' }),
  filledWith('a\nb', { urgency_level: 'scheduled', pickup_time: EARLIER }),
  filledWith('a\0b', { urgency_level: 'scheduled', pickup_time: 'soon' }),
  filledWith('a', windowed(['', ''], ['', ''])),
  filledWith('a', windowed([EARLIER, EARLIER], [EARLIER, EARLIER])),
  filledWith('a', { urgency_level: 'scheduled', pickup_time: FAR }),
  filledWith('a', windowed([FAR, FAR], [FAR, FAR])),
  filledWith('a', windowed([LATER, '2026-11-25T09:00'], ['2026-11-24T09:00', '2026-11-24T09:30'])),
];

test('every message of the form is in the catalogue, and nothing else is', () => {
  const schema = deliveryDetailsSchema(() => NOW);
  const issues = WRONG.flatMap((form) => safeParse(schema, form).issues ?? []);
  expect([...new Set(issues.map(({ message }) => message))].toSorted()).toEqual([...WORDS.fields].toSorted());
});

test('every status, reason, problem and direction of a delivery is in the catalogue', () => {
  const statuses = [...Object.keys(DELIVERY_STATUSES), CANCELLED, LATE, 'Unpaid', 'Paid', 'Refunded'];
  expect(new Set(statuses)).toEqual(new Set(WORDS.statuses));
  expect(Object.values(FAILURE_REASONS)).toEqual(WORDS.reasons);
  expect(Object.values(DIRECTION_LABELS)).toEqual(WORDS.directions);
  const problems = Object.values(DELIVERY_PROBLEMS).filter((problem) => problem !== LATE);
  expect(problems).toEqual(WORDS.problems);
  expect((['confirmed', 'refused'] as const).map((pin) => pinWords({ pin }))).toEqual(WORDS.pins);
});

test('every choice of the form is in the catalogue', () => {
  const labels = [URGENCY_LABELS, DELIVERABLE_ACTION_LABELS, PROOF_LABELS].flatMap(Object.values);
  const presets = [...timePresets(NOW), ...momentPresets(NOW)].map(({ label }) => label);
  expect(new Set([...labels, ...presets, 'Saved', 'Recent'])).toEqual(
    new Set([...WORDS.choices, ...WORDS.presets, ...WORDS.marks]),
  );
});

const MAPS = path.join(__dirname, '../../../../shared/maps');

/** A module of the address field and the modules beside it that it imports, now or later. */
function withImports(name: string, known = new Set<string>()): ReadonlySet<string> {
  const file = [`${name}.tsx`, `${name}.ts`].find((one) => existsSync(path.join(MAPS, one)));
  if (file === undefined) throw new Error(`The address field imports ${name}, which is not there.`);
  if (known.has(file)) return known;
  known.add(file);
  const source = readFileSync(path.join(MAPS, file), 'utf8');
  for (const [, imported = ''] of source.matchAll(/'\.\/([a-z-]+)'/g)) withImports(imported, known);
  return known;
}

/** What is said in sentences and lines, and not what an error says to developers. */
function saidIn(source: string): string[] {
  const shown = source.replaceAll(/new AppError\('[^']*', '[^']*'/g, '');
  return [...shown.matchAll(/'((?:[A-Z\d]|# )[^'\n]*(?: [^'\n]*|…))'/g)].map(([, text = '']) => text);
}

test('every text of an address field is in the catalogue, and nothing else is', () => {
  const sources = [...withImports('address-combobox')].map((file) =>
    readFileSync(path.join(MAPS, file), 'utf8'),
  );
  expect(sources.flatMap(saidIn).toSorted()).toEqual([...WORDS.addresses].toSorted());
});

const CODES = [
  'offline',
  'timeout',
  'unauthenticated',
  'permission-denied',
  'not-found',
  'already-exists',
  'invalid-argument',
  'failed-precondition',
  'resource-exhausted',
  'guarded-session',
  'fresh-code-needed',
  'internal',
] as const;

/** What a delivery is refused with that was sent before under the same id. */
async function usedIDs(): Promise<string[]> {
  const present = async () => delivery({ id: 'new-1' });
  const create = async () => 'occupied' as const;
  const sent = [
    { server: fakeServer({ create: async () => 'received' }), changed: false },
    { server: fakeServer({ create, find: present }), changed: false },
    { server: fakeServer({ create, find: present }), changed: true },
  ].map(({ server, changed }) =>
    sendDelivery(server, { id: 'new-1' } as DeliveryToCreate, { key: 'two', changed }).catch(
      ({ userMessage }: AppError) => userMessage,
    ),
  );
  return (await Promise.all(sent)).map(String);
}

/** Why what waits on the device is not sent any more. */
function lateReasons(): (string | undefined)[] {
  const schema = deliveryDetailsSchema(() => NOW);
  const [early, late] = [LATER, '2026-12-09T08:00'];
  return [
    {},
    { urgency_level: 'scheduled' as const, pickup_time: LATER },
    windowed([early, '2026-11-25T09:00'], [early, late]),
    windowed([early, late], [early, late]),
  ].map((changes) => {
    const values = filledForm(changes);
    const payload = { delivery: parse(schema, values), values, changed: false };
    return lateReason(payload, NOW, new Date('2026-11-27T08:00:00Z'));
  });
}

/** What a form says whose save has this outcome. */
async function failureAfter(save: () => Promise<void>, meanwhile: (typed: () => void) => Promise<void>) {
  const defaults = { text: '' };
  const { result } = renderHook(() =>
    useSaveForm({ schema: () => object({ text: string() }), defaults, save }),
  );
  const press = { preventDefault() {}, persist() {} } as FormEvent<HTMLFormElement>;
  await act(async () => result.current.formProps.onSubmit(press));
  await act(() => meanwhile(() => result.current.form.setValue('text', 'more')));
  return result.current.failure;
}

async function doubts(): Promise<(string | undefined)[]> {
  const lost = () => Promise.reject(new AppError('timeout', 'test', { isInDoubt: true }));
  const answer = deferred();
  jest.useFakeTimers();
  const said = [
    await failureAfter(lost, async () => {}),
    await failureAfter(
      () => new Promise(() => {}),
      async () => void (await jest.advanceTimersByTimeAsync(10_000)),
    ),
    await failureAfter(
      () => answer.promise,
      async (type) => {
        type();
        answer.resolve();
      },
    ),
  ];
  jest.useRealTimers();
  return said;
}

test('every reason why a delivery was not created or sent is in the catalogue, and nothing else is', async () => {
  const reasons = [...CODES.map(userMessageFor), ABOVE_CREDIT, NO_ROAD, ...lateReasons()];
  const said = [...reasons, ...(await usedIDs()), ...(await doubts())];
  expect(said.toSorted()).toEqual([...WORDS.failures, ...WORDS.creation].toSorted());
});
