import type { SavedView } from '@fleetfoot/shared/model/delivery/saved-view';
import { type SayWord, useInWords } from '../../../texts/page-language';
import { type ListQuery, listPath, WHOLE_LIST } from '../query/list-query';
import { ViewLinks } from '../query/toolbar-style';
import { isShown, queryOfView, viewQuery } from './saved-views';

interface SavedViewLinksProps {
  readonly views: readonly SavedView[];
  readonly query: ListQuery;
}

/** The views one has saved; nothing while there are none. */
export function SavedViewLinks({ views, query }: SavedViewLinksProps) {
  const say: SayWord = useInWords();
  if (views.length === 0) return undefined;
  return (
    <ViewLinks aria-label={say('Saved views')}>
      <a
        href={listPath({ ...WHOLE_LIST, show: query.show })}
        aria-current={viewQuery(query) === '' ? 'page' : undefined}
      >
        {say('All deliveries')}
      </a>
      {views.map((view) => (
        <a
          key={view.id}
          translate="no"
          href={listPath({ ...queryOfView(view), show: query.show })}
          aria-current={isShown(view, query) ? 'page' : undefined}
        >
          {view.name}
        </a>
      ))}
    </ViewLinks>
  );
}
