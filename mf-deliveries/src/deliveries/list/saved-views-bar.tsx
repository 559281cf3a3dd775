import { Row } from '@fleetfoot/shared/ui';
import { PartButton } from '../part-button';
import { formatListQuery, type ListQuery, listPath, WHOLE_LIST } from './list-query';
import { isShown, queryOfView, type SavedView } from './saved-views';
import { ViewLinks } from './toolbar-style';
import type { ViewStore } from './views.queries';

interface SavedViewsBarProps {
  readonly views: readonly SavedView[];
  readonly query: ListQuery;
  /** Its promises resolve when the server has done it. */
  readonly store: ViewStore;
}

const loadDialogs = () => import(/* webpackChunkName: "view-dialogs" */ './view-dialogs');
const loadSave = async () => (await loadDialogs()).SaveViewDialog;
const loadDelete = async () => (await loadDialogs()).DeleteViewDialog;

/** The views one has saved, and what can be done with the list as it is now. */
export function SavedViewsBar({ views, query, store }: SavedViewsBarProps) {
  const isWhole = formatListQuery(query) === '';
  const shown = views.find((view) => isShown(view, query));
  if (views.length === 0 && isWhole) return undefined;
  return (
    <Row gap={2}>
      {views.length > 0 && (
        <ViewLinks aria-label="Saved views">
          <a href={listPath(WHOLE_LIST)} aria-current={isWhole ? 'page' : undefined}>
            All deliveries
          </a>
          {views.map((view) => (
            <a
              key={view.id}
              href={listPath(queryOfView(view))}
              aria-current={view === shown ? 'page' : undefined}
            >
              {view.name}
            </a>
          ))}
        </ViewLinks>
      )}
      {!isWhole && !shown && (
        <PartButton label="Save view" variant="quiet" load={loadSave} props={{ views, query, store }} />
      )}
      {shown && (
        <PartButton
          key={shown.id}
          label="Delete view"
          variant="quiet"
          load={loadDelete}
          props={{ name: shown.name, remove: () => store.remove(shown) }}
        />
      )}
    </Row>
  );
}
