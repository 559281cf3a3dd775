import { AppError } from '@fleetfoot/shared/domain';
import { changeDocument, createDocument, deleteDocument, SERVER_TIME } from '@fleetfoot/shared/firebase';
import { type SavedView, savedViews, VIEW_PLACES } from '@fleetfoot/shared/model/delivery/saved-view';
import { freePlaces } from '@fleetfoot/shared/model/places';
import { parse } from './data';
import { fullText, type NamedView } from './name-view';

/** Whose views they are, and of which list. */
export interface ViewOwner {
  readonly orgID: string;
  readonly uid: string;
}

/** Writes one view at a time, so that windows do not undo one another's. */
export function viewWrites({ orgID, uid }: ViewOwner) {
  const pathOf = (viewID: string) => savedViews.document(orgID, uid, viewID);
  const fields = ({ name, query }: NamedView) => ({ name, query, updated_at: SERVER_TIME });
  return {
    /**
     * Saves a view over the one with its id, a new one in the first free place. Another window may have taken places
     * that this one does not know of.
     * @param known the views that there are, as far as this window knows
     * @throws AppError `failed-precondition` when no place is free
     */
    async save(view: NamedView, known: readonly SavedView[]): Promise<void> {
      if (view.id !== undefined) {
        const { id } = view;
        return changeDocument({ path: pathOf(id), parse }, () => ({ ...fields(view), id }));
      }
      const taken = new Set(known.map(({ id }) => id));
      for (const id of freePlaces({ count: VIEW_PLACES, digits: 1 }, taken)) {
        if (await createDocument(pathOf(id), { ...fields(view), id })) return;
      }
      throw new AppError('failed-precondition', 'Every place for a view is taken.', {
        userMessage: fullText(),
      });
    },
    remove: ({ id }: SavedView) => deleteDocument(pathOf(id)),
  };
}
