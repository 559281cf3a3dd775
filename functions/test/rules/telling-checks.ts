import {
  auditEvents,
  cancelledDeliveries,
  deliveries,
  deliverySettings,
  memberDrafts,
  menuItems,
  purchaseDraftKey,
  savedAddresses,
  userDrafts,
} from '@fleetfoot/shared/model';
import type { Check, Verdict } from './check';
import { serverTimestamp } from './client-sdk';
import { newDelivery } from './new-delivery';
import { newAddress, newMenuItem } from './new-documents';
import { SEED } from './seed';
import { OLD_CHANGE, UNTOLD_CHANGE } from './seed/deliveries';
import { type Documents, told, writeTogether } from './told-documents';
import { checkEventID, type DocumentFields, leaveTraces, type Telling } from './told-writes';

/** What a member writes at once. The first of the documents is the one that is put back. */
export function together(expect: Verdict, what: string, write: () => Documents): Check {
  const [path = ''] = Object.keys(write());
  return {
    name: `AuditEvents: ${what} is ${expect}`,
    expect,
    writes: path,
    run(world) {
      const firestore = world.as('member');
      const documents = write();
      leaveTraces(firestore, path, Object.keys(documents));
      return writeTogether(firestore, documents);
    },
  };
}

const SHOP = savedAddresses.document('acme', 'shop');
const D1 = deliveries.document('acme', 'd1');
const TOLD = deliveries.document('acme', 'told');
const TWICE = deliveries.document('acme', 'twice');
const ITEM = menuItems.document('kota', 'full');
const SETTINGS = deliverySettings.document('acme');
const NOW = { updated_at: serverTimestamp(), updated_by: 'member' };

function seeded(path: string): DocumentFields {
  return SEED[path] as DocumentFields;
}

/** A change by the member. */
export const change = (path: string, after: DocumentFields | undefined) => told('member', path, after);

/** The same change, and what else is done to its documents. */
function changed(
  path: string,
  after: DocumentFields | undefined,
  more: (telling: Telling) => Documents = () => ({}),
): Documents {
  const { telling, documents } = change(path, after);
  return { ...documents, ...more(telling) };
}

function without({ telling, documents }: ReturnType<typeof change>): Documents {
  const { [telling.eventPath]: _, ...untold } = documents;
  return untold;
}

const edited = (path: string, fields: DocumentFields) => ({ ...seeded(path), ...fields, ...NOW });

const CHANGES: readonly (readonly [string, string, () => DocumentFields | undefined])[] = [
  ['a new delivery', deliveries.document('acme', 'untold-new'), () => newDelivery('untold-new', 'member')],
  ['an edited delivery', D1, () => edited(D1, { dropoff_instructions: 'Ring twice' })],
  ['a cancelled delivery', D1, () => undefined],
  ['a new address', savedAddresses.document('acme', '900'), () => newAddress('900', 'member')],
  ['an edited address', SHOP, () => edited(SHOP, { label: 'Head office' })],
  ['a deleted address', SHOP, () => undefined],
  ['a new menu item', menuItems.document('kota', '900'), () => newMenuItem('900', 'member')],
  ['an edited menu item', ITEM, () => edited(ITEM, { price: 1 })],
  ['a deleted menu item', ITEM, () => undefined],
  ['changed settings', SETTINGS, () => edited(SETTINGS, { defaultPickupAddressID: 'shop' })],
  ['new settings', deliverySettings.document('member'), () => ({ defaultPickupAddressID: 'shop', ...NOW })],
];

const EDITED_SHOP = edited(SHOP, { label: 'Head office' });

function eventIn(orgID: string, { changeID, event }: Telling): Documents {
  return { [auditEvents.document(orgID, changeID)]: event };
}

/** An edit of the shop whose event has another id. */
function withEventID(id: string): Documents {
  const { event } = change(SHOP, EDITED_SHOP).telling;
  return {
    [SHOP]: { ...EDITED_SHOP, changeID: id },
    [auditEvents.document('acme', id)]: { ...event, id },
  };
}

/** A deletion, and another event that tells of it as well. */
function toldTwice(path: string, id: string): Documents {
  return changed(SHOP, undefined, ({ event }) => ({
    [auditEvents.document('acme', id)]: {
      ...event,
      ...{ id, kind: 'member.removed', object: { id: 'shop', label: 'Sipho', path } },
    },
  }));
}

/** The deletion of a draft of one's own, told where it does not belong. */
function toldDraft(orgID: string, path: string): Documents {
  const id = `${path.replaceAll('/', '.')}-deleted`;
  const { event } = change(SHOP, undefined).telling;
  return {
    [path]: undefined,
    [auditEvents.document(orgID, id)]: {
      ...event,
      ...{ id, kind: 'member.removed', object: { id: 'admin', label: 'Sipho', path } },
    },
  };
}

const FORGERIES: readonly Check[] = [
  together('refused', 'an edit told by an event of long ago', () => ({
    [TOLD]: { ...edited(TOLD, { dropoff_instructions: 'Ring twice' }), changeID: OLD_CHANGE },
  })),
  together('refused', 'a new address told with what it is', () =>
    changed(savedAddresses.document('acme', '903'), newAddress('903', 'member'), ({ eventPath, event }) => ({
      [eventPath]: { ...event, after: { label: newAddress('903', 'member')['label'] } },
    })),
  ),
  together('refused', 'one event for two new addresses', () => {
    const address = newAddress('901', 'member');
    return changed(savedAddresses.document('acme', '901'), address, ({ changeID }) => ({
      [savedAddresses.document('acme', '902')]: { ...address, id: '902', changeID },
    }));
  }),
  together('refused', 'an event of a change that was told by another, which is gone', () => {
    const path = savedAddresses.document('acme', 'untold');
    const { event } = change(path, edited(path, {})).telling;
    return { [auditEvents.document('acme', UNTOLD_CHANGE)]: { ...event, id: UNTOLD_CHANGE } };
  }),
  together('refused', "an edit whose event has another event's id in it", () =>
    changed(SHOP, EDITED_SHOP, ({ eventPath, event }) => ({ [eventPath]: { ...event, id: OLD_CHANGE } })),
  ),
  together('refused', 'a second event of an edit', () => {
    const id = checkEventID();
    return changed(SHOP, EDITED_SHOP, ({ event }) => ({
      [auditEvents.document('acme', id)]: { ...event, id, kind: 'member.removed' },
    }));
  }),
  together('refused', 'a second event of a deletion', () => toldTwice(SHOP, checkEventID())),
  together('refused', 'a second event of a deletion, of something below', () =>
    toldTwice(`${SHOP}/x`, `${SHOP.replaceAll('/', '.')}.x-deleted`),
  ),
  together('refused', "an event of one's own deleted draft", () =>
    toldDraft('acme', memberDrafts.document('acme', 'member', 'new-delivery')),
  ),
  together('refused', "an event of one's own deleted draft, where it looks like the organisation's", () =>
    toldDraft('member', userDrafts.document('member', purchaseDraftKey('acme'))),
  ),
  together('refused', "an event of another organisation's address", () =>
    changed(SHOP, EDITED_SHOP, (telling) => eventIn('member', telling)),
  ),
  together('refused', "an event of another organisation's menu", () =>
    changed(ITEM, edited(ITEM, { price: 1 }), (telling) => eventIn('member', telling)),
  ),
  together('refused', 'an event of another organisation, which has the id of a restaurant,', () =>
    changed(deliveries.document('member', 'there'), newDelivery('there', 'member'), (telling) =>
      eventIn('zenith', telling),
    ),
  ),
  ...['x'.repeat(19), 'x'.repeat(21), `${'x'.repeat(19)}-`].map((id) =>
    together('refused', `an edit whose event is ${id}`, () => withEventID(id)),
  ),
];

/** A cancellation whose copy is another one. */
function copied(what: string, changes: DocumentFields): Check {
  return together('refused', `a cancellation whose copy has ${what}`, () => {
    const { telling, documents } = change(D1, undefined);
    const { path = '', fields = {} } = telling.copy ?? {};
    const copy = Object.entries({ ...fields, ...changes }).filter(([, value]) => value !== undefined);
    return { ...documents, [path]: Object.fromEntries(copy) };
  });
}

const CANCELLATIONS: readonly Check[] = [
  copied('another name', { dropoff_name: 'Somebody else' }),
  copied('a field less', { dropoff_name: undefined }),
  copied('a field more', { note: 'x' }),
  copied('a time of its own', { cancelled_at: new Date(0) }),
  copied('no time', { cancelled_at: undefined }),
  copied("a colleague's name", { cancelled_by: 'admin' }),
  copied('nobody', { cancelled_by: undefined }),
  together('refused', 'a cancellation without a copy', () => {
    const { [cancelledDeliveries.document('acme', 'd1')]: _, ...uncopied } = changed(D1, undefined);
    return uncopied;
  }),
  together('refused', 'a cancellation with a copy of long ago', () => {
    const { [cancelledDeliveries.document('acme', 'twice')]: _, ...uncopied } = changed(TWICE, undefined);
    return uncopied;
  }),
  together('refused', 'a cancellation over a copy of long ago', () => changed(TWICE, undefined)),
  together('refused', 'a cancellation told with what the copy tells', () =>
    changed(D1, undefined, ({ eventPath, event }) => ({
      [eventPath]: { ...event, before: { external_id: seeded(D1)['external_id'] } },
    })),
  ),
  together('refused', 'a copy of a delivery that stays', () => {
    const { copy } = change(D1, undefined).telling;
    return { [copy?.path ?? '']: copy?.fields };
  }),
  together('refused', 'a new delivery under an id that was cancelled', () =>
    changed(deliveries.document('acme', 'gone'), newDelivery('gone', 'member')),
  ),
];

/** Changes and what is told of them, each of which needs the other. */
export const TELLING_CHECKS: readonly Check[] = [
  ...CHANGES.flatMap(([what, path, after]) => [
    together('allowed', `${what} that is told`, () => changed(path, after())),
    together('refused', `${what} that is not told`, () => without(change(path, after()))),
  ]),
  ...FORGERIES,
  ...CANCELLATIONS,
];
