import { AppError, formatNumber } from '@fleetfoot/shared/domain';
import {
  type CollectionQuery,
  changeDocument,
  createInPlace,
  deleteDocument,
  parseWith,
  SERVER_TIME,
  type Telling,
  useLiveCollection,
} from '@fleetfoot/shared/firebase';
import { changesToWrite } from '@fleetfoot/shared/forms';
import { BOOK_PLACES, type PlacedAttempt, placesFor } from '@fleetfoot/shared/model/places';
import {
  type MenuItem,
  type MenuItemDetails,
  MenuItemSchema,
  menuItems,
} from '@fleetfoot/shared/model/restaurants/menu-item';
import { type AuditKind, auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import { useOrganization, useServices, useSession } from '@fleetfoot/shared/remote';
import { useMemo } from 'react';
import { REFUSED } from '../texts/menu-writes';
import { useRestaurant } from '../use-restaurant';
import { detailsOf } from './item-changes';
import { asOf } from './sold-out';

const parse = parseWith(MenuItemSchema);

export function menuQuery(restaurantID: string): CollectionQuery<MenuItem> {
  return { path: menuItems.path(restaurantID), limit: menuItems.mostInQuery, parse };
}

/** Fields of an item as they are stored: an item that is available says so. */
function stored({ soldOutUntil, ...details }: Partial<MenuItemDetails>) {
  return { ...details, soldOutUntil: soldOutUntil ?? null };
}

function gone(id: string): AppError {
  return new AppError('not-found', `The menu item ${id} was deleted meanwhile.`, {
    userMessage: REFUSED.gone,
  });
}

/** An item as it is put on a menu. */
export interface AddedItem {
  readonly details: MenuItemDetails;
  readonly position: string;
}

/** Whose menu is written, and by whom. */
interface MenuWriter {
  readonly restaurantID: string;
  /** Of the restaurant. */
  readonly orgID: string;
  readonly uid: string;
}

/**
 * The writes of one member to one restaurant's menu.
 * @param clock tells the present moment
 */
export function menuWrites({ restaurantID, orgID, uid }: MenuWriter, clock: () => Date) {
  const queryOf = (id: string) => ({ path: menuItems.document(restaurantID, id), parse });
  const now = { updated_at: SERVER_TIME, updated_by: uid };
  const telling = (kind: AuditKind): Telling => ({
    ...{ kind, uid, eventPath: (eventID) => auditEvents.document(orgID, eventID) },
    label: (item: Partial<MenuItem>) => item.name ?? '',
  });
  const write = (id: string, work: (present: MenuItem) => object): Promise<void> => {
    const change = (present: MenuItem | undefined) => {
      if (!present) throw gone(id);
      return { ...work(present) };
    };
    return changeDocument(queryOf(id), change, telling('menuItem.edited'));
  };
  /** What is still to be written of a change; the rest stays as others may have changed it. */
  const changesOf = (
    known: MenuItem,
    present: MenuItem,
    wanted: Partial<MenuItemDetails>,
    position: string | undefined,
  ): object => {
    const changes = changesToWrite(detailsOf(known), wanted, detailsOf(asOf(present, clock())));
    const fields = {
      ...('soldOutUntil' in changes ? stored(changes) : changes),
      ...(position !== undefined && position !== present.position && { position }),
    };
    return Object.keys(fields).length > 0 ? { ...fields, ...now } : {};
  };
  const change = (known: MenuItem, wanted: Partial<MenuItemDetails>, position?: string): Promise<void> =>
    write(known.id, (present) => changesOf(known, present, wanted, position));
  return {
    /**
     * Adds an item in a free place; once, however often the attempt is repeated.
     * @param items the menu as the user has seen it
     * @returns its id
     * @throws AppError `failed-precondition` when the menu is full
     */
    async create(
      attempt: PlacedAttempt,
      { details, position }: AddedItem,
      items: readonly MenuItem[],
    ): Promise<string> {
      const placed = await createInPlace(
        {
          places: placesFor(attempt, items),
          pathOf: (id) => queryOf(id).path,
          dataOf: (id) => ({ ...stored(details), position, ...now, id }),
        },
        { ...telling('menuItem.created'), changeID: attempt.changeID },
      );
      if (!placed) {
        throw new AppError('failed-precondition', 'Every place for a menu item is taken.', {
          userMessage: REFUSED.full(formatNumber(BOOK_PLACES.count)),
        });
      }
      // What was typed since the answer was lost.
      if (placed.creation === 'received') {
        await write(placed.id, (present) => changesOf(asOf(present, clock()), present, details, position));
      }
      return placed.id;
    },
    /**
     * Writes what was changed and leaves the rest as others may have changed it.
     * @param known the item as the user has seen it, as of now
     * @throws AppError `failed-precondition` when somebody else changed the same field meanwhile
     */
    update: (known: MenuItem, details: MenuItemDetails, position: string | undefined): Promise<void> =>
      change(known, details, position),
    /** One write, whatever the length of the menu. */
    move: (id: string, position: string): Promise<void> =>
      write(id, (present) => (present.position === position ? {} : { position, ...now })),
    /**
     * @param known the item as the user has seen it
     * @param until `undefined` when it is available
     * @throws AppError as {@link update}
     */
    setSoldOut: (known: MenuItem, until: Date | undefined): Promise<void> =>
      change(asOf(known, clock()), { soldOutUntil: until }),
    remove: (id: string): Promise<void> => deleteDocument(queryOf(id).path, telling('menuItem.deleted')),
  };
}

export type MenuWrites = ReturnType<typeof menuWrites>;

/** A restaurant, its menu, and the writes to it. */
export function useMenu(restaurantID: string) {
  const { now } = useServices();
  const uid = useSession((state) => state.uid) ?? '';
  const { id: orgID } = useOrganization();
  const restaurant = useRestaurant(restaurantID);
  const menu = useLiveCollection(menuQuery(restaurantID));
  const writes = useMemo(
    () => menuWrites({ restaurantID, orgID, uid }, now),
    [restaurantID, orgID, uid, now],
  );
  return { restaurant, menu, writes };
}
