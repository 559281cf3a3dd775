import type { SavedView } from '@fleetfoot/shared/model/delivery/saved-view';
import { PartButton } from '@fleetfoot/shared/parts';
import { type SayWord, useInWords } from '../../../texts/page-language';
import type { ListQuery } from '../query/list-query';
import { isShown, viewQuery } from './saved-views';
import type { ViewOwner } from './view-writes';

const loadDialogs = () => import(/* webpackChunkName: "list-dialogs" */ './view-dialogs');
const loadSave = async () => (await loadDialogs()).SaveViewDialog;
const loadDelete = async () => (await loadDialogs()).DeleteViewDialog;

interface ViewButtonProps {
  readonly views: readonly SavedView[];
  readonly query: ListQuery;
  readonly owner: ViewOwner;
}

/** Saves the list as it is now, or deletes the view that it is. */
export function ViewButton({ views, query, owner }: ViewButtonProps) {
  const say: SayWord = useInWords();
  const shown = views.find((view) => isShown(view, query));
  return shown ? (
    <PartButton
      key={shown.id}
      label={say('Delete view')}
      needsConnection
      variant="quiet"
      load={loadDelete}
      props={{ view: shown, owner }}
    />
  ) : (
    <PartButton
      label={say('Save view')}
      needsConnection
      variant="quiet"
      load={loadSave}
      props={{ views, query, owner }}
      disabled={viewQuery(query) === ''}
    />
  );
}
