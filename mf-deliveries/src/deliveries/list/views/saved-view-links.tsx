import type { SavedView } from '@fleetfoot/shared/model';
import { type ListQuery, listPath, WHOLE_LIST } from '../query/list-query';
import { ViewLinks } from '../query/toolbar-style';
import { isShown, queryOfView, viewQuery } from './saved-views';

interface SavedViewLinksProps {
  readonly views: readonly SavedView[];
  readonly query: ListQuery;
}

/** The views one has saved; nothing while there are none. */
export function SavedViewLinks({ views, query }: SavedViewLinksProps) {
  if (views.length === 0) return undefined;
  return (
    <ViewLinks aria-label="Saved views">
      <a
        href={listPath({ ...WHOLE_LIST, show: query.show })}
        aria-current={viewQuery(query) === '' ? 'page' : undefined}
      >
        All deliveries
      </a>
      {views.map((view) => (
        <a
          key={view.id}
          href={listPath({ ...queryOfView(view), show: query.show })}
          aria-current={isShown(view, query) ? 'page' : undefined}
        >
          {view.name}
        </a>
      ))}
    </ViewLinks>
  );
}
