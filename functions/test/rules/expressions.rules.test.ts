import {
  ADDRESS_TEXTS,
  auditEvents,
  deliveries,
  deliveryReceipts,
  deliverySettings,
  MENU_ITEM_TEXTS,
  DELIVERY_TEXTS as MOST,
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
import { doc, runTransaction, serverTimestamp } from './client-sdk';
import { inHours, newQuote, newWindowDelivery } from './new-delivery';
import {
  newAddress,
  newDraft,
  newExportEvent,
  newMenuItem,
  newProfile,
  newReceipt,
  newView,
} from './new-documents';
import { checkEventID, tellingOf, writeTelling } from './told-writes';
import { useWorld } from './use-world';
import { RULES } from './world';

type Fields = Readonly<Record<string, unknown>>;

/** How many expressions a request may take, and how many of them a right write leaves. */
const LIMIT = 1_000;
const SPARE = 200;

const world = useWorld();

/** The rules with so many expressions more in the condition of each write. */
function withMore(expressions: number): string {
  const more = `true${' && true'.repeat(expressions)}`;
  return RULES.replace(/(\n {2}match [^\n]*\n)/, `$1    function more() { return ${more}; }\n`).replace(
    /allow ([a-z, ]*(?:create|update|delete)[a-z, ]*): if /g,
    'allow $1: if more() && ',
  );
}

const long = (length: number) => 'x'.repeat(length);

/** As long as each field may be. */
function longest(texts: Readonly<Record<string, number>>): Fields {
  return Object.fromEntries(Object.entries(texts).map(([field, most]) => [field, long(most)]));
}

const stop = (name: string): Fields => ({
  ...Object.fromEntries(
    Object.entries(longest(MOST))
      .filter(([field]) => field !== 'external_id')
      .map(([field, text]) => [`${name}_${field}`, text]),
  ),
  [`${name}_phone_number`]: '+123456789012345',
});

const quote = { ...newQuote('heavy'), urgency_level: 'time_window' };
const { price } = quote;
const DELIVERY: Fields = {
  ...newWindowDelivery('heavy', 'member'),
  ...{ ...stop('pickup'), ...stop('dropoff'), external_id: long(100), pickup_facility_id: long(128) },
  ...{ proof: 'pin', price, quoteID: 'heavy' },
};
const MOVED: Fields = {
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

/** The heaviest right write of each kind: all optional fields, each as long as it may be. */
const WRITES: readonly (readonly [
  what: string,
  path: string,
  change: { readonly before?: Fields; readonly after?: Fields; readonly by?: 'member' | 'noProfile' },
])[] = [
  ['a new delivery', deliveries.document('acme', 'heavy'), { after: DELIVERY }],
  ['an edited delivery', deliveries.document('acme', 'heavy'), { before: DELIVERY, after: MOVED }],
  ['a cancelled delivery', deliveries.document('acme', 'heavy'), { before: DELIVERY }],
  ['a new address', savedAddresses.document('acme', '700'), { after: ADDRESS }],
  [
    'an edited address',
    savedAddresses.document('acme', '700'),
    { before: newAddress('700', 'member'), after: ADDRESS },
  ],
  ['a deleted address', savedAddresses.document('acme', '700'), { before: ADDRESS }],
  ['a new menu item', menuItems.document('kota', '700'), { after: ITEM }],
  [
    'an edited menu item',
    menuItems.document('kota', '700'),
    { before: newMenuItem('700', 'member'), after: ITEM },
  ],
  ['a deleted menu item', menuItems.document('kota', '700'), { before: ITEM }],
  [
    'changed settings',
    deliverySettings.document('acme'),
    {
      before: { defaultPickupAddressID: '', updated_at: new Date(0), updated_by: 'admin' },
      after: { defaultPickupAddressID: long(64), updated_at: serverTimestamp(), updated_by: 'member' },
    },
  ],
  ['an export', auditEvents.document('acme', 'heavy'), { after: newExportEvent('heavy', 'member') }],
  [
    'a new user',
    users.document('noProfile'),
    {
      by: 'noProfile',
      after: { ...newProfile('noProfile', 'noProfile'), fullName: long(120), email: EMAIL },
    },
  ],
  [
    'an edited user',
    users.document('noProfile'),
    {
      by: 'noProfile',
      before: newProfile('noProfile', 'noProfile'),
      after: { ...newProfile('noProfile', 'noProfile'), fullName: long(120), email: EMAIL },
    },
  ],
  [
    'a view',
    savedViews.document('acme', 'member', '7'),
    { after: { ...newView('7'), ...longest(VIEW_TEXTS) } },
  ],
  [
    "a member's draft",
    memberDrafts.document('acme', 'member', 'new-delivery'),
    { after: { ...newDraft('new-delivery'), value: long(20_000) } },
  ],
  [
    "a user's draft",
    userDrafts.document('member', 'campaign-acme'),
    { after: { ...newDraft('campaign-acme'), value: long(20_000) } },
  ],
];

/** Fields as they are stored: what the server fills in is of before. */
function stored(fields: Fields): Record<string, unknown> {
  const entries = Object.entries(fields).map(([field, value]) => [
    field,
    value !== null && typeof value === 'object' && '_methodName' in value ? new Date(0) : value,
  ]);
  return Object.fromEntries(entries);
}

async function attempt([, path, { before, after, by = 'member' }]: (typeof WRITES)[number]): Promise<void> {
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
      const present = (await transaction.get(doc(firestore, path))).data();
      const telling = tellingOf(by, path, { before: present, after });
      if (telling) writeTelling(transaction, firestore, telling);
      if (path.includes('/Deliveries/') && !before) {
        const receipt = deliveryReceipts.document('acme', 'heavy');
        transaction.set(doc(firestore, receipt), newReceipt('heavy', by));
      }
      if (!after) transaction.delete(doc(firestore, path));
      else if (before) {
        const { dateJoined: _, ...fields } = after;
        transaction.update(doc(firestore, path), {
          ...fields,
          ...(telling && { changeID: telling.changeID }),
        });
      } else
        transaction.set(doc(firestore, path), { ...after, ...(telling && { changeID: telling.changeID }) });
    },
    { maxAttempts: 1 },
  );
}

describe.each(WRITES)('%s', (...write) => {
  test('is accepted', async () => {
    await world().load(RULES);
    await attempt(write);
  });

  test(`leaves ${SPARE} of the ${LIMIT} expressions that a request may take`, async () => {
    await world().load(withMore(SPARE));
    await attempt(write);
  });

  test(`is refused with ${LIMIT} expressions more`, async () => {
    await world().load(withMore(LIMIT));
    await expect(attempt(write)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
