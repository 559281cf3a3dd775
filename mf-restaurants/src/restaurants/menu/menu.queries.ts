import { AppError } from '@fleetfoot/shared/domain';
import {
  type CollectionQuery,
  changeDocument,
  createDocument,
  deleteDocument,
  parseWith,
  SERVER_TIME,
} from '@fleetfoot/shared/firebase';
import { changesOf, overtakenBy } from './item-changes';
import { type ItemDetails, type MenuItem, MenuItemSchema } from './menu-item';
import { asOf } from './sold-out';

const parse = parseWith(MenuItemSchema);

export function menuPath(restaurantId: string): string {
  return `Restaurants/${restaurantId}/Menu`;
}

export function menuQuery(restaurantId: string): CollectionQuery<MenuItem> {
  return { path: menuPath(restaurantId), limit: 1000, parse };
}

/** Fields of an item as they are stored: an item that is available says so. */
function stored({ soldOutUntil, ...details }: Partial<ItemDetails>) {
  return { ...details, soldOutUntil: soldOutUntil ?? null };
}

function gone(id: string): AppError {
  return new AppError('not-found', `The menu item ${id} was deleted meanwhile.`, {
    userMessage: 'Someone deleted it meanwhile.',
  });
}

/**
 * The writes of one member to one restaurant's menu.
 * @param clock tells the present moment
 */
export function menuStore(restaurantId: string, uid: string, clock: () => Date) {
  const queryOf = (id: string) => ({ path: `${menuPath(restaurantId)}/${id}`, parse });
  const now = { updated_at: SERVER_TIME, updated_by: uid };
  const write = (id: string, fields: object): Promise<void> =>
    changeDocument(queryOf(id), (present) => {
      if (!present) throw gone(id);
      return { ...fields, ...now };
    });
  return {
    /** Adds an item; one that is there, because an answer was lost, becomes this one. */
    async create(id: string, details: ItemDetails, position: string): Promise<void> {
      const item = { ...stored(details), position, ...now };
      const isNew = await createDocument(queryOf(id).path, { ...item, id });
      if (!isNew) await changeDocument(queryOf(id), () => item);
    },
    /**
     * Writes what was changed and leaves the rest as others may have changed it.
     * @param known the item as the user has seen it, as of now
     * @throws AppError `failed-precondition` when somebody else changed the same field meanwhile
     */
    update: (known: MenuItem, details: ItemDetails, position: string | undefined): Promise<void> =>
      changeDocument(queryOf(known.id), (present) => {
        if (!present) throw gone(known.id);
        const changes = changesOf(known, details);
        if (overtakenBy(known, details, asOf(present, clock())).length > 0) {
          throw new AppError('failed-precondition', `The menu item ${known.id} was changed meanwhile.`, {
            userMessage: 'Someone else saved it a moment ago. See what they changed, then save again.',
          });
        }
        return {
          ...('soldOutUntil' in changes ? stored(changes) : changes),
          ...(position !== undefined && { position }),
          ...now,
        };
      }),
    /** One write, whatever the length of the menu. */
    move: (id: string, position: string): Promise<void> => write(id, { position }),
    /** @param until `undefined` when it is available */
    setSoldOut: (id: string, until: Date | undefined): Promise<void> =>
      write(id, stored({ soldOutUntil: until })),
    remove: (id: string): Promise<void> => deleteDocument(queryOf(id).path),
  };
}

export type MenuStore = ReturnType<typeof menuStore>;
