import {
  auditEvents,
  cancelledDeliveries,
  deliveries,
  deliverySettings,
  FIRST_TARIFF,
  menuItems,
  quotes,
  savedAddresses,
  tariffs,
} from '@fleetfoot/shared/model';
import { asDelivery, create, order, refusalOf } from '../api/api-client';
import { apiScene } from '../api/api-scene';
import type { ApiAnswer } from '../client/answer';
import { api } from '../client/in-process';
import { write } from '../rules/access';
import { serverTimestamp } from '../rules/client-sdk';
import { newDelivery, newQuote } from '../rules/new-delivery';
import { newAddress, newExportEvent, newMenuItem } from '../rules/new-documents';
import type { Persona } from '../rules/personas';
import { SEED } from '../rules/seed';
import { type Documents, told, writeTogether } from '../rules/told-documents';
import { checkEventID, type DocumentFields } from '../rules/told-writes';
import { put, read } from '../world/data';
import { type Attempt, attempts, letThrough, useAttackWorld } from './attempts';

jest.setTimeout(120_000);

const world = useAttackWorld();

const D1 = deliveries.document('acme', 'd1');
const COLLECTED = deliveries.document('acme', 'collected');
const PAID = deliveries.document('acme', 'paid');
const SHOP = savedAddresses.document('acme', 'shop');
const ITEM = menuItems.document('kota', 'full');
const SETTINGS = deliverySettings.document('acme');

function seeded(path: string): DocumentFields {
  return SEED[path] as DocumentFields;
}

/** The fields of an edit by a persona. */
function edited(path: string, by: Persona, fields: DocumentFields): DocumentFields {
  return { ...seeded(path), ...fields, updated_at: serverTimestamp(), updated_by: by };
}

function withEvent(
  by: Persona,
  path: string,
  after: DocumentFields | undefined,
  changes: DocumentFields,
): Documents {
  const { telling, documents } = told(by, path, after);
  return { ...documents, [telling.eventPath]: { ...telling.event, ...changes } };
}

function without(documents: Documents, part: RegExp): Documents {
  return Object.fromEntries(Object.entries(documents).filter(([path]) => !part.test(path)));
}

/** Writes at once that must leave the whole database as it was. */
function leftAlone(name: string, by: Persona, write: () => Documents): Attempt {
  let before: string;
  let documents: Documents;
  const present = () => Promise.all(Object.keys(documents).map((path) => read(path)));
  let were: unknown;
  return {
    name,
    async run() {
      documents = write();
      before = await world().contents();
      were = await present();
      await writeTogether(world().as(by), documents);
    },
    async holds({ refusal }) {
      expect(refusal).toBe('permission-denied');
      expect(await world().contents()).toBe(before);
      // Events of checks are no part of the contents.
      expect(await present()).toEqual(were);
    },
  };
}

attempts('Cancelling too late', [
  leftAlone(
    'A Member cancels a collected delivery',
    'member',
    () => told('member', COLLECTED, undefined).documents,
  ),
  leftAlone('A Member cancels a delivery and leaves out who was to carry it', 'member', () => {
    const { telling, documents } = told('member', deliveries.document('acme', 'assigned'), undefined);
    const { path = '', fields: { courier: _, ...fields } = {} } = telling.copy ?? {};
    return { ...documents, [path]: fields };
  }),
  leftAlone('A Member cancels a paid delivery', 'member', () => told('member', PAID, undefined).documents),
  leftAlone('An Admin cancels a paid delivery', 'admin', () => told('admin', PAID, undefined).documents),
  leftAlone(
    'A Member makes a collected delivery new again',
    'member',
    () => told('member', COLLECTED, edited(COLLECTED, 'member', { status: 'Created' })).documents,
  ),
  leftAlone(
    'A Member makes a paid delivery unpaid',
    'member',
    () => told('member', PAID, edited(PAID, 'member', { payment_status: 'Unpaid' })).documents,
  ),
  leftAlone('A Member deletes a delivery and leaves nothing', 'member', () => ({ [D1]: undefined })),
  leftAlone('A Member deletes a delivery and leaves no copy', 'member', () =>
    without(told('member', D1, undefined).documents, /CancelledDeliveries/),
  ),
  leftAlone('A Member leaves a copy of something else', 'member', () => {
    const { telling, documents } = told('member', D1, undefined);
    const { path = '', fields = {} } = telling.copy ?? {};
    return { ...documents, [path]: { ...fields, dropoff_address: 'Nowhere' } };
  }),
  leftAlone("A Member leaves a copy in a colleague's name", 'member', () => {
    const { telling, documents } = told('member', D1, undefined);
    const { path = '', fields = {} } = telling.copy ?? {};
    return { ...documents, [path]: { ...fields, cancelled_by: 'admin' } };
  }),
  leftAlone('A Member changes a copy', 'member', () => {
    const path = cancelledDeliveries.document('acme', 'gone');
    return { [path]: { ...seeded(path), dropoff_name: 'Nobody' } };
  }),
  leftAlone('An Admin deletes a copy', 'admin', () => ({
    [cancelledDeliveries.document('acme', 'gone')]: undefined,
  })),
  leftAlone(
    'A Member puts another delivery under an id that was cancelled',
    'member',
    () => told('member', deliveries.document('acme', 'gone'), newDelivery('gone', 'member')).documents,
  ),
  leftAlone(
    "An Admin of another organisation cancels this one's delivery",
    'otherAdmin',
    () => told('otherAdmin', D1, undefined).documents,
  ),
  leftAlone(
    'A removed member cancels the delivery that names them',
    'exMember',
    () => told('exMember', deliveries.document('acme', 'exMember'), undefined).documents,
  ),
]);

const CHEAP = deliveries.document('acme', 'cheap');
const good = newQuote('good');

/** A new delivery of a Member's with a price of their own making. */
function ordered(fields: DocumentFields): Documents {
  return told('member', CHEAP, { ...newDelivery('cheap', 'member'), ...fields }).documents;
}

const FREE = { ...good.price, lines: [], total: 0 };

attempts('Naming a price', [
  leftAlone('A Member orders for nothing', 'member', () => ordered({ price: FREE, quoteID: 'good' })),
  leftAlone('A Member orders for nothing, by no quote', 'member', () => ordered({ price: FREE })),
  leftAlone('A Member orders further than they were quoted', 'member', () =>
    ordered({ price: good.price, quoteID: 'good', dropoff_latitude: -22.3 }),
  ),
  leftAlone('A Member orders by an expired quote', 'member', () =>
    ordered({ price: good.price, quoteID: 'expired' }),
  ),
  leftAlone('A Member orders by a quote that they write beside it', 'member', () => ({
    ...ordered({ price: FREE, quoteID: 'own' }),
    [quotes.document('acme', 'own')]: { ...good, id: 'own', price: FREE },
  })),
  leftAlone(
    'A Member lowers the price of what is ordered',
    'member',
    () => told('member', D1, edited(D1, 'member', { price: FREE, quoteID: 'good' })).documents,
  ),
  leftAlone('An Admin writes a tariff', 'admin', () => ({
    [tariffs.document('2026-12')]: { ...FIRST_TARIFF, id: '2026-12', base: 0 },
  })),
]);

attempts('Untold and mistold changes', [
  leftAlone('A Member edits a delivery without a word', 'member', () => ({
    [D1]: edited(D1, 'member', { dropoff_instructions: 'Leave it outside' }),
  })),
  leftAlone('A Member deletes an address without a word', 'member', () => ({ [SHOP]: undefined })),
  leftAlone('A Member adds an address without a word', 'member', () => ({
    [savedAddresses.document('acme', '900')]: newAddress('900', 'member'),
  })),
  leftAlone('A Member changes a price without a word', 'member', () => ({
    [ITEM]: edited(ITEM, 'member', { price: 1 }),
  })),
  leftAlone('A Member adds a menu item without a word', 'member', () => ({
    [menuItems.document('kota', '900')]: newMenuItem('900', 'member'),
  })),
  leftAlone('A Member moves the default pickup without a word', 'member', () => ({
    [SETTINGS]: edited(SETTINGS, 'member', { defaultPickupAddressID: 'shop' }),
  })),
  leftAlone('A Member tells of an edit in the name of an Admin', 'member', () =>
    withEvent('member', D1, edited(D1, 'member', { dropoff_instructions: 'Left' }), {
      actor: { kind: 'member', id: 'admin' },
    }),
  ),
  leftAlone('A Member tells of an edit in the name of the system', 'member', () =>
    withEvent('member', SHOP, edited(SHOP, 'member', { label: 'Kiosk' }), {
      actor: { kind: 'system', id: 'stripe' },
    }),
  ),
  leftAlone('A Member tells of another value before', 'member', () =>
    withEvent('member', SHOP, edited(SHOP, 'member', { label: 'Kiosk' }), { before: { label: 'Kiosk' } }),
  ),
  leftAlone('A Member keeps a changed phone number to themself', 'member', () =>
    withEvent(
      'member',
      D1,
      edited(D1, 'member', { dropoff_phone_number: '+27837654321', dropoff_instructions: 'Ring' }),
      { before: { dropoff_instructions: '' }, after: { dropoff_instructions: 'Ring' } },
    ),
  ),
  leftAlone('A Member tells of a change that happened last year', 'member', () =>
    withEvent('member', SHOP, edited(SHOP, 'member', { label: 'Kiosk' }), { at: new Date(0) }),
  ),
  leftAlone('A Member calls a price an address', 'member', () =>
    withEvent('member', ITEM, edited(ITEM, 'member', { price: 1 }), { kind: 'address.edited' }),
  ),
  leftAlone('A Member tells of a change of which there is none', 'member', () => {
    const { event, eventPath } = told('member', SHOP, edited(SHOP, 'member', { label: 'Kiosk' })).telling;
    return { [eventPath]: event };
  }),
  leftAlone('A Member hides a lie beside a true deletion', 'member', () => {
    const { telling, documents } = told('member', SHOP, undefined);
    const id = checkEventID();
    return {
      ...documents,
      [auditEvents.document('acme', id)]: { ...telling.event, id, kind: 'member.removed' },
    };
  }),
  leftAlone('A Member tells of two changes with one event', 'member', () => {
    const { documents, telling } = told(
      'member',
      savedAddresses.document('acme', '901'),
      newAddress('901', 'member'),
    );
    return {
      ...documents,
      [savedAddresses.document('acme', '902')]: {
        ...newAddress('902', 'member'),
        changeID: telling.changeID,
      },
    };
  }),
  leftAlone('A Member writes over an event', 'member', () => {
    const first = auditEvents.document('acme', 'first');
    return { [first]: { ...seeded(first), kind: 'member.removed' } };
  }),
  leftAlone('An Admin deletes an event', 'admin', () => ({
    [auditEvents.document('acme', 'first')]: undefined,
  })),
  leftAlone(
    "An Admin of another organisation writes into this one's trail",
    'otherAdmin',
    () => told('otherAdmin', SHOP, edited(SHOP, 'otherAdmin', { label: 'Kiosk' })).documents,
  ),
  leftAlone('A Member takes the id that the event of a deletion will need', 'member', () => {
    const id = `${SHOP.replaceAll('/', '.')}-deleted`;
    const { event } = told('member', SHOP, edited(SHOP, 'member', { label: 'Kiosk' })).telling;
    return {
      [SHOP]: { ...edited(SHOP, 'member', { label: 'Kiosk' }), changeID: id },
      [auditEvents.document('acme', id)]: { ...event, id },
    };
  }),
  leftAlone(
    'A Member edits and forgets who changed it last',
    'member',
    () =>
      told('member', SHOP, { ...edited(SHOP, 'member', { label: 'Kiosk' }), updated_at: new Date(0) })
        .documents,
  ),
]);

/** The export that members noted themselves once. */
function exported(id: string): DocumentFields {
  return newExportEvent(id, 'member');
}

/** A Member who takes the id that the event of a deletion will need; then an Admin deletes. */
function blockedDeletion(what: string, path: string): Attempt {
  const { documents, telling } = told('admin', path, undefined);
  return {
    name: `A Member takes the id of the event that an Admin needs to delete ${what}`,
    async run() {
      const { changeID, eventPath } = telling;
      const through = await letThrough({
        event: () => write(world().as('member'), eventPath, exported(changeID)),
      });
      await writeTogether(world().as('admin'), documents);
      return through;
    },
    async holds({ answer, refusal }) {
      expect({ answer, refusal }).toEqual({ answer: [], refusal: undefined });
      expect(await read(path)).toBeUndefined();
      expect(await read(telling.eventPath)).toMatchObject({ actor: { id: 'admin' } });
    },
  };
}

attempts('Taking ids that others need', [
  blockedDeletion('a delivery', deliveries.document('acme', 'told')),
  blockedDeletion('a delivery that was never told of', deliveries.document('acme', 'scheduled')),
  blockedDeletion('an address', savedAddresses.document('acme', 'untold')),
  blockedDeletion('a menu item', ITEM),
  leftAlone("A Member takes the place of a row of a colleague's import", 'member', () => {
    const id = `${'i'.repeat(20)}-7`;
    return told('member', deliveries.document('acme', id), newDelivery(id, 'member')).documents;
  }),
  leftAlone('A Member notes a hundred exports in one batch', 'member', () =>
    Object.fromEntries(
      Array.from({ length: 100 }, (_, index) => {
        const id = `spam${String(index).padStart(16, '0')}`;
        return [auditEvents.document('acme', id), exported(id)] as const;
      }),
    ),
  ),
]);

interface Kept {
  readonly orgID: string;
  readonly path: string;
  readonly document: DocumentFields | undefined;
}

/** A cancellation by /v1 that must leave the delivery as it is. */
function keptByAPI(name: string, fields: DocumentFields): Attempt {
  let kept: Kept;
  return {
    name,
    async run() {
      const { orgID, live } = await apiScene();
      const { id } = asDelivery(await create(live, order('KEPT-1')));
      const path = deliveries.document(orgID, id);
      await put(path, { ...(await read(path)), ...fields });
      kept = { orgID, path, document: await read(path) };
      return api('POST', `/deliveries/${id}/cancel`, { key: live });
    },
    async holds({ answer }) {
      expect(refusalOf(answer as ApiAnswer)).toEqual({ code: 'delivery_not_cancellable' });
      expect(await read(kept.path)).toEqual(kept.document);
      const id = kept.path.slice(kept.path.lastIndexOf('/') + 1);
      expect(await read(cancelledDeliveries.document(kept.orgID, id))).toBeUndefined();
    },
  };
}

attempts('Cancelling through the API', [
  keptByAPI('Somebody with a key cancels a collected delivery', { status: 'Collected' }),
  keptByAPI('Somebody with a key cancels a delivered delivery', { status: 'Delivered' }),
  keptByAPI('Somebody with a key cancels a paid delivery', { payment_status: 'Paid' }),
  keptByAPI('Somebody with a key cancels a delivery of a status that nobody knows', { status: '' }),
]);
