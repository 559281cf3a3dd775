import {
  type CollectionQuery,
  deleteDocument,
  newDocumentId,
  SERVER_TIME,
  setDocument,
} from '@fleetfoot/shared/firebase';
import { MOST_VIEWS, parseSavedView, type SavedView } from './saved-views';

function viewsPath(organizationId: string, uid: string): string {
  return `Organizations/${organizationId}/Team/${uid}/Views`;
}

/** The views that a member has saved of the list. Two windows may each have saved the last one that fits. */
export function savedViews(organizationId: string, uid: string): CollectionQuery<SavedView> {
  return { path: viewsPath(organizationId, uid), limit: 2 * MOST_VIEWS, parse: parseSavedView };
}

/** Writes one view at a time, so that windows do not undo one another's. */
export function viewStore(organizationId: string, uid: string) {
  const path = viewsPath(organizationId, uid);
  return {
    newId: newDocumentId,
    save: (view: SavedView) => setDocument(`${path}/${view.id}`, { ...view, updated_at: SERVER_TIME }),
    remove: ({ id }: SavedView) => deleteDocument(`${path}/${id}`),
  };
}

export type ViewStore = ReturnType<typeof viewStore>;
