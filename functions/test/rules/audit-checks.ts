import { auditEvents, savedAddresses } from '@fleetfoot/shared/model';
import type { Check, Verdict } from './check';
import { doc, runTransaction, serverTimestamp, type Transaction } from './client-sdk';
import { newExportEvent } from './new-documents';
import type { Persona } from './personas';
import { SEED } from './seed';
import { checkEventID, type DocumentFields, leaveTraces } from './told-writes';
import type { World } from './world';

const SHOP = savedAddresses.document('acme', 'shop');
const STORED = SEED[SHOP] as DocumentFields;

/** Id of the event of the shop's deletion: the seed's has no change yet. */
const SHOP_DELETED = `${SHOP.replaceAll('/', '.')}-deleted`;

/** What is written of the address and of the event, each `undefined` when it is left out. */
interface Pair {
  readonly address?: DocumentFields | 'deleted';
  readonly event?: DocumentFields;
  readonly eventID?: string;
}

function writePair(
  world: World,
  by: Persona,
  { address, event, eventID = checkEventID() }: Pair,
): Promise<void> {
  const firestore = world.as(by);
  // An event by itself is what its check writes: beside it there is nothing.
  if (address) leaveTraces(firestore, SHOP, [auditEvents.document('acme', eventID)]);
  const at = (path: string) => doc(firestore, path);
  return runTransaction(
    firestore,
    async (transaction: Transaction) => {
      if (address === 'deleted') transaction.delete(at(SHOP));
      else if (address) transaction.set(at(SHOP), { ...address, changeID: eventID });
      if (event) transaction.set(at(auditEvents.document('acme', eventID)), { ...event, id: eventID });
    },
    { maxAttempts: 1 },
  );
}

/** An edit of the shop's label, and its event. */
const EDITED: DocumentFields = {
  ...STORED,
  ...{ label: 'Head office', updated_at: serverTimestamp(), updated_by: 'member' },
};

const EDIT_EVENT: DocumentFields = {
  ...{ at: serverTimestamp(), kind: 'address.edited', actor: { kind: 'member', id: 'member' } },
  object: { id: 'shop', label: 'Head office', path: SHOP },
  ...{ before: { label: STORED['label'] }, after: { label: 'Head office' }, from: { session: 0 } },
};

const { changeID: _, ...TOLD_WHOLE } = STORED;

const DELETION_EVENT: DocumentFields = {
  ...EDIT_EVENT,
  ...{ kind: 'address.deleted', object: { id: 'shop', label: STORED['label'], path: SHOP } },
  ...{ before: TOLD_WHOLE, after: {} },
};

function check(expect: Verdict, what: string, pair: Pair, by: Persona = 'member'): Check {
  return {
    name: `AuditEvents: ${what} is ${expect}`,
    expect,
    writes: SHOP,
    run: (world) => writePair(world, by, pair),
  };
}

const edit = (expect: Verdict, what: string, changes: DocumentFields) =>
  check(expect, `an edit whose event has ${what}`, { address: EDITED, event: { ...EDIT_EVENT, ...changes } });

const deletion = (expect: Verdict, what: string, changes: DocumentFields) =>
  check(expect, `a deletion whose event has ${what}`, {
    ...{ address: 'deleted', eventID: SHOP_DELETED },
    event: { ...DELETION_EVENT, ...changes },
  });

/** An event that tells of a change which is not made. */
function alone(what: string, event: DocumentFields, eventID = checkEventID()): Check {
  return {
    name: `AuditEvents: ${what} is refused`,
    expect: 'refused',
    writes: auditEvents.document('acme', eventID),
    run: (world) => writePair(world, 'member', { event, eventID }),
  };
}

const object = EDIT_EVENT['object'] as DocumentFields;

export const AUDIT_CHECKS: readonly Check[] = [
  edit('allowed', 'all it needs', {}),
  edit('allowed', 'a field that did not change, as it is', {
    ...{
      before: { label: STORED['label'], city: STORED['city'] },
      after: { label: 'Head office', city: STORED['city'] },
    },
  }),
  edit('refused', 'another value before', { before: { label: 'Kiosk' } }),
  edit('refused', 'another value after', { after: { label: 'Kiosk' } }),
  edit('refused', 'a field that the address never had before', { before: { label: STORED['label'], x: 1 } }),
  edit('refused', 'a field that the address has not after', { after: { label: 'Head office', x: 1 } }),
  edit('refused', 'nothing of before', { before: {} }),
  edit('refused', 'nothing of after', { after: {} }),
  edit('refused', "another's kind", { kind: 'address.deleted' }),
  edit('refused', 'another label', { object: { ...object, label: 'Kiosk' } }),
  edit('refused', "another document's path", {
    object: { ...object, path: savedAddresses.document('acme', 'bay') },
  }),
  edit('refused', 'the path of nothing', {
    object: { ...object, path: savedAddresses.document('acme', 'none') },
  }),
  edit('refused', "a colleague's name", { actor: { kind: 'member', id: 'admin' } }),
  edit('refused', "the system's name", { actor: { kind: 'system', id: 'stripe' } }),
  edit('refused', 'a name of its own for the actor', {
    actor: { kind: 'member', id: 'member', name: 'Thandi' },
  }),
  edit('refused', 'a time of its own', { at: new Date(0) }),
  edit('refused', 'another session', { from: { session: 1 } }),
  edit('refused', 'an address of its own', { from: { session: 0, address: '203.0.113.7' } }),
  edit('refused', 'a field more', { note: 'x' }),
  check('refused', 'an edit without an event', { address: EDITED }),
  alone('an event without an edit', EDIT_EVENT),
  check('refused', "an edit with yesterday's event", { address: EDITED, eventID: 'first' }),
  check('refused', "an edit over another's event", { address: EDITED, event: EDIT_EVENT, eventID: 'first' }),
  check('refused', 'an edit whose event has an id with a dot', {
    ...{ address: EDITED, event: EDIT_EVENT, eventID: 'a.b' },
  }),
  deletion('allowed', 'all it needs', {}),
  deletion('refused', 'less than all of it', { before: { label: STORED['label'] } }),
  deletion('refused', 'a kind of its own', { kind: 'address.edited' }),
  check('refused', 'a deletion without an event', { address: 'deleted' }),
  check('refused', "a deletion with another event's id", { address: 'deleted', event: DELETION_EVENT }),
  alone("a deletion's event without the deletion", DELETION_EVENT, SHOP_DELETED),
  // Downloads are noted by the server.
  alone("an export's event", newExportEvent('none', 'member')),
  alone(
    "an export's event under the id of a deletion to come",
    newExportEvent('none', 'member'),
    SHOP_DELETED,
  ),
];
