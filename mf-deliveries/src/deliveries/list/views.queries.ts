import { type DocumentQuery, parseWith, SERVER_TIME, setDocument } from '@fleetfoot/shared/firebase';
import * as v from 'valibot';
import { type SavedView, SavedViewsSchema } from './saved-views';

const parse = parseWith(
  v.pipe(
    SavedViewsSchema,
    v.transform(({ views }): readonly SavedView[] => views),
  ),
);

function viewsPath(uid: string): string {
  return `Users/${uid}/Views/deliveries`;
}

/** The views that a user has saved of the list, whatever the organisation. */
export function savedViews(uid: string): DocumentQuery<readonly SavedView[]> {
  return { path: viewsPath(uid), parse };
}

export function saveViews(uid: string, views: readonly SavedView[]): Promise<void> {
  return setDocument(viewsPath(uid), { id: 'deliveries', views, updated_at: SERVER_TIME });
}
