import { AppError, formatNumber } from '@fleetfoot/shared/domain';
import {
  changeDocument,
  createInPlace,
  type DocumentQuery,
  deleteDocument,
  fetchCollection,
  fetchDocument,
  SERVER_TIME,
  type Telling,
} from '@fleetfoot/shared/firebase';
import { changesToWrite } from '@fleetfoot/shared/forms';
import type { DeliverySettings } from '@fleetfoot/shared/model/delivery/delivery-records';
import {
  type AddressDetails,
  type SavedAddress,
  savedAddresses,
} from '@fleetfoot/shared/model/delivery/saved-address';
import { BOOK_PLACES, type PlacedAttempt, placesFor } from '@fleetfoot/shared/model/places';
import { type AuditKind, auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import { deliverySettingsQuery, savedAddressesQuery, savedAddressQuery } from '../addresses/data';
import { ADDRESS_BOOK } from '../texts/english/address-book';
import { PLACE_FIELDS } from './edit/address-form-values';

const FULL = ADDRESS_BOOK.full(formatNumber(BOOK_PLACES.count));

/** What the user has seen of the address book; what is left out is not known yet. */
export interface SeenBook {
  readonly addresses?: readonly SavedAddress[] | undefined;
  readonly settings?: Pick<DeliverySettings, 'defaultPickupAddressID'> | undefined;
}

function conflict(message: string, userMessage: string): AppError {
  return new AppError('failed-precondition', message, { userMessage });
}

/**
 * What is still to be written of an edited address. Where it is and what the place is called are one thing: half of one
 * place and half of another would send a courier astray.
 */
function addressChanges(known: SavedAddress, details: AddressDetails, present: SavedAddress) {
  const withPlace = (version: AddressDetails) => ({
    ...version,
    place: PLACE_FIELDS.map((field) => version[field]),
  });
  const { place: _, ...changes } = changesToWrite(withPlace(known), withPlace(details), withPlace(present));
  return changes;
}

/** The writes of one member to one organisation's address book. */
export function addressWrites(orgID: string, uid: string) {
  const queryOf = (addressID: string): DocumentQuery<SavedAddress> => savedAddressQuery(orgID, addressID);
  const now = { updated_at: SERVER_TIME, updated_by: uid };
  const telling = (kind: AuditKind, label?: string): Telling => ({
    ...{ kind, uid, eventPath: (eventID) => auditEvents.document(orgID, eventID) },
    label: (address: Partial<AddressDetails>) => label ?? address.label ?? '',
  });
  const write = (addressID: string, work: (present: SavedAddress) => object): Promise<void> => {
    const change = (present: SavedAddress | undefined) => {
      if (!present) {
        throw new AppError('not-found', `The address ${addressID} was deleted meanwhile.`, {
          userMessage: ADDRESS_BOOK.deletedMeanwhile,
        });
      }
      const changes = work(present);
      return Object.keys(changes).length > 0 ? { ...changes, ...now } : {};
    };
    return changeDocument(queryOf(addressID), change, telling('address.edited'));
  };
  /**
   * @param addressID empty for none
   * @param known the default as the user has seen it; empty for none
   * @throws AppError `failed-precondition` when somebody else chose another meanwhile
   */
  const setDefaultPickup = (addressID: string, known: string): Promise<void> =>
    changeDocument(
      deliverySettingsQuery(orgID),
      (present) => {
        const there = present?.defaultPickupAddressID ?? '';
        if (there === addressID) return {};
        if (there === known) return { ...now, defaultPickupAddressID: addressID };
        throw conflict('Another default pickup was chosen meanwhile.', ADDRESS_BOOK.changedMeanwhile);
      },
      telling('deliverySettings.edited', 'Deliveries'),
    );
  return {
    /**
     * Saves an address that is not there, in a free place; once, however often the attempt is repeated. A default pickup
     * that named its former id follows it.
     * @returns its id
     * @throws AppError `failed-precondition` when the book is full
     */
    async create(attempt: PlacedAttempt, details: AddressDetails, seen: SeenBook): Promise<string> {
      const addresses = seen.addresses ?? (await fetchCollection(savedAddressesQuery(orgID)));
      const settings = seen.settings ?? (await fetchDocument(deliverySettingsQuery(orgID)));
      const defaultID = settings?.defaultPickupAddressID ?? '';
      // Nothing new gets the id of a default pickup that is gone: it would be the default unasked.
      const places = placesFor(attempt, addresses, [defaultID]);
      const address = { ...details, ...now, created_at: SERVER_TIME, created_by: uid };
      const { changeID, formerID } = attempt;
      const placed = await createInPlace(
        {
          places,
          pathOf: (id) => savedAddresses.document(orgID, id),
          dataOf: (id) => ({ ...address, id }),
        },
        { ...telling('address.created'), changeID },
      );
      if (!placed) throw conflict('Every place for an address is taken.', FULL);
      const { id, creation } = placed;
      // What was typed since the answer was lost.
      if (creation === 'received') {
        await write(id, (present) => addressChanges(present, details, present));
      }
      if (formerID !== undefined && formerID === defaultID && formerID !== id) {
        await setDefaultPickup(id, formerID);
      }
      return id;
    },
    /**
     * Writes what was changed and leaves the rest as others may have changed it.
     * @param known the address as the user has seen it
     * @throws AppError `failed-precondition` when somebody else changed the same field meanwhile
     */
    update(known: SavedAddress, details: AddressDetails): Promise<void> {
      return write(known.id, (present) => addressChanges(known, details, present));
    },
    remove: (addressID: string): Promise<void> =>
      deleteDocument(queryOf(addressID).path, telling('address.deleted')),
    setDefaultPickup,
  };
}

export type AddressWrites = ReturnType<typeof addressWrites>;
