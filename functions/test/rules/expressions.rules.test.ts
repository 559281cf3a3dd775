import {
  ADDRESS_TEXTS,
  DELIVERY_TEXTS,
  deliveries,
  deliveryReceipts,
  deliverySettings,
  MENU_ITEM_TEXTS,
  memberDrafts,
  menuItems,
  quotes,
  savedAddresses,
  savedViews,
  USER_TEXTS,
  userDrafts,
  users,
  VIEW_TEXTS,
} from '@fleetfoot/shared/model';
import { doc, runTransaction, serverTimestamp, writeBatch } from './client-sdk';
import { inHours, newQuote, newWindowDelivery } from './new-delivery';
import { newAddress, newDraft, newMenuItem, newProfile, newReceipt, newView } from './new-documents';
import { checkEventID, type DocumentFields, tellingOf, writeTelling } from './told-writes';
import { useWorld } from './use-world';
import { RULES } from './world';

/** Calls of `pad` that a condition of nothing else has room for: five expressions each, of a thousand. */
const MOST_CALLS = 200;
const SPARE_CALLS = Math.ceil(MOST_CALLS / 5);

const world = useWorld();

/** Rules functions that call `pad0` so many times. Each calls another twice, as long conditions are too deep for the compiler. */
function padding(calls: number): string {
  const powers = Array.from({ length: Math.ceil(Math.log2(calls + 1)) }, (_, power) => power);
  const doubled = powers
    .slice(1)
    .map((power) => `function pad${power}() { return pad${power - 1}() && pad${power - 1}(); }`);
  const sum = powers.filter((power) => calls & (1 << power)).map((power) => `pad${power}()`);
  return [
    'function pad0() { return true; }',
    ...doubled,
    `function padding() { return ${sum.join(' && ')}; }`,
  ].join('\n');
}

/** Rules with so many calls more in the condition of each write. */
function padded(rules: string, calls: number): string {
  return rules
    .replace(/(\n {2}match [^\n]*\n)/, `$1${padding(calls)}\n`)
    .replace(
      /allow ([a-z, ]*(?:create|update|delete)[a-z, ]*): if ([^;]*);/g,
      'allow $1: if padding() && ($2);',
    );
}

/** Puts rules in force that the compiler takes. */
async function load(rules: string): Promise<void> {
  expect(await world().load(rules)).toBeUndefined();
}

const long = (length: number) => 'x'.repeat(length);

/** As long as each field may be. */
function longest(texts: Readonly<Record<string, number>>): DocumentFields {
  return Object.fromEntries(Object.entries(texts).map(([field, most]) => [field, long(most)]));
}

const stop = (name: string): DocumentFields => ({
  ...Object.fromEntries(
    Object.entries(longest(DELIVERY_TEXTS))
      .filter(([field]) => !['external_id', 'note'].includes(field))
      .map(([field, text]) => [`${name}_${field}`, text]),
  ),
  [`${name}_phone_number`]: '+123456789012345',
});

const quote = { ...newQuote('heavy'), urgency_level: 'time_window' };
const { price } = quote;
const DELIVERY: DocumentFields = {
  ...newWindowDelivery('heavy', 'member'),
  ...{ ...stop('pickup'), ...stop('dropoff'), external_id: long(100), pickup_facility_id: long(128) },
  ...{ proof: 'pin', price, quoteID: 'heavy' },
};
const MOVED: DocumentFields = {
  ...DELIVERY,
  ...{ dropoff_latitude: 1, price: { ...price, total: price.total + 1 }, quoteID: 'farther' },
  ...{ pickup_window: { start: inHours(2), end: inHours(3) }, pickup_time: inHours(2) },
  ...Object.fromEntries(
    Object.entries({ ...stop('pickup'), ...stop('dropoff') })
      .filter(([field]) => !field.endsWith('_phone_number'))
      .map(([field, text]) => [field, String(text).replace('x', 'y')]),
  ),
  ...{ pickup_phone_number: '+12345678', dropoff_phone_number: '+12345678' },
  ...{ updated_at: serverTimestamp(), updated_by: 'member' },
};
const ADDRESS = {
  ...newAddress('700', 'member'),
  ...longest(ADDRESS_TEXTS),
  contactPhoneNumber: '+123456789012345',
};
const ITEM = {
  ...newMenuItem('700', 'member'),
  ...longest(MENU_ITEM_TEXTS),
  ...{ price: 9_999_999, soldOutUntil: inHours(1), position: `${'0'.repeat(99)}1` },
};
const EMAIL = `${long(USER_TEXTS.email - 6)}@kh.za`;

interface Write {
  readonly what: string;
  readonly path: string;
  readonly by?: 'member' | 'noProfile';
  /** The document as it is stored; without it, it is created. */
  readonly before?: DocumentFields;
  /** The document as it is to be; without it, it is deleted. */
  readonly after?: DocumentFields;
}

const PROFILE = newProfile('noProfile', 'noProfile');
const PATHS = {
  delivery: deliveries.document('acme', 'heavy'),
  address: savedAddresses.document('acme', '700'),
  item: menuItems.document('kota', '700'),
  user: users.document('noProfile'),
};

/** The heaviest right write of each kind: all optional fields, each as long as it may be. */
const WRITES: readonly Write[] = [
  { what: 'a new delivery', path: PATHS.delivery, after: DELIVERY },
  { what: 'an edited delivery', path: PATHS.delivery, before: DELIVERY, after: MOVED },
  { what: 'a cancelled delivery', path: PATHS.delivery, before: DELIVERY },
  { what: 'a new address', path: PATHS.address, after: ADDRESS },
  { what: 'an edited address', path: PATHS.address, before: newAddress('700', 'member'), after: ADDRESS },
  { what: 'a deleted address', path: PATHS.address, before: ADDRESS },
  { what: 'a new menu item', path: PATHS.item, after: ITEM },
  { what: 'an edited menu item', path: PATHS.item, before: newMenuItem('700', 'member'), after: ITEM },
  { what: 'a deleted menu item', path: PATHS.item, before: ITEM },
  {
    what: 'changed settings',
    path: deliverySettings.document('acme'),
    before: { defaultPickupAddressID: '', updated_at: new Date(0), updated_by: 'admin' },
    after: { defaultPickupAddressID: long(64), updated_at: serverTimestamp(), updated_by: 'member' },
  },
  {
    what: 'a new user',
    path: PATHS.user,
    by: 'noProfile',
    after: { ...PROFILE, fullName: long(120), email: EMAIL },
  },
  {
    what: 'an edited user',
    path: PATHS.user,
    by: 'noProfile',
    before: PROFILE,
    after: { ...PROFILE, fullName: long(120), email: EMAIL },
  },
  {
    what: 'a view',
    path: savedViews.document('acme', 'member', '7'),
    after: { ...newView('7'), ...longest(VIEW_TEXTS) },
  },
  {
    what: "a member's draft",
    path: memberDrafts.document('acme', 'member', 'new-delivery'),
    after: { ...newDraft('new-delivery'), value: long(20_000) },
  },
  {
    what: "a user's draft",
    path: userDrafts.document('member', 'campaign-acme'),
    after: { ...newDraft('campaign-acme'), value: long(20_000) },
  },
];

/** DocumentFields as they are stored: what the server fills in is of before. */
function stored(fields: DocumentFields): Record<string, unknown> {
  const entries = Object.entries(fields).map(([field, value]) => [
    field,
    value !== null && typeof value === 'object' && '_methodName' in value ? new Date(0) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Makes a write as the product does, with all that goes with it. */
async function carryOut({ path, by = 'member', before, after }: Write): Promise<void> {
  await world().reset();
  await world().putAll({
    [quotes.document('acme', 'heavy')]: quote,
    [quotes.document('acme', 'farther')]: { ...quote, dropoff_latitude: 1, price: MOVED['price'] },
    ...(before && { [path]: { ...stored(before), changeID: checkEventID() } }),
  });
  const firestore = world().as(by);
  await runTransaction(
    firestore,
    async (transaction) => {
      const reference = doc(firestore, path);
      const present = (await transaction.get(reference)).data();
      const { created_at, created_by, dateJoined, ...changes } = after ?? {};
      const next = present && after ? { ...present, ...changes } : after;
      const telling = tellingOf(by, path, { before: present, after: next });
      if (telling) writeTelling(transaction, firestore, telling);
      if (path.includes('/Deliveries/') && !before) {
        const receipt = deliveryReceipts.document('acme', 'heavy');
        transaction.set(doc(firestore, receipt), newReceipt('heavy', by));
      }
      if (next) transaction.set(reference, { ...next, ...(telling && { changeID: telling.changeID }) });
      else transaction.delete(reference);
    },
    { maxAttempts: 1 },
  );
}

const EMPTY = RULES.replace(
  /(\n {2}match [^\n]*\n).*/s,
  '$1    match /Users/{id} { allow create: if true; }\n  }\n}\n',
);

test('a condition of nothing else has room for as many calls as these tests count with', async () => {
  const profile = () => {
    const firestore = world().as('noProfile');
    return writeBatch(firestore)
      .set(doc(firestore, users.document('noProfile')), { id: 'x' })
      .commit();
  };
  await world().reset();
  await load(padded(EMPTY, MOST_CALLS));
  await profile();
  await world().reset();
  await load(padded(EMPTY, MOST_CALLS + 1));
  await expect(profile()).rejects.toThrow('maximum of 1000 expressions');
});

test.each(WRITES)('$what leaves a fifth of the expressions that a write may take', async (write) => {
  await load(padded(RULES, SPARE_CALLS));
  await carryOut(write);
});
