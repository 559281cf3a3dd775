import type { SavedView } from '@fleetfoot/shared/model';
import { PartButton } from '@fleetfoot/shared/parts';
import { formatListQuery, type ListQuery } from '../query/list-query';
import type { ViewWrites } from './data';
import { isShown } from './saved-views';

const loadDialogs = () => import(/* webpackChunkName: "view-dialogs" */ './view-dialogs');
const loadSave = async () => (await loadDialogs()).SaveViewDialog;
const loadDelete = async () => (await loadDialogs()).DeleteViewDialog;

interface ViewButtonProps {
  readonly views: readonly SavedView[];
  readonly query: ListQuery;
  /** Its promises resolve when the server has done it. */
  readonly writes: ViewWrites;
}

/** Saves the list as it is now, or deletes the view that it is. */
export function ViewButton({ views, query, writes }: ViewButtonProps) {
  if (formatListQuery(query) === '') return undefined;
  const shown = views.find((view) => isShown(view, query));
  return shown ? (
    <PartButton
      key={shown.id}
      label="Delete view"
      variant="quiet"
      load={loadDelete}
      props={{ name: shown.name, remove: () => writes.remove(shown) }}
    />
  ) : (
    <PartButton label="Save view" variant="quiet" load={loadSave} props={{ views, query, writes }} />
  );
}
