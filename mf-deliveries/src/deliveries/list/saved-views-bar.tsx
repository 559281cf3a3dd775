import { Button, Row } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { DeleteViewDialog } from './delete-view-dialog';
import { formatListQuery, type ListQuery, listPath, WHOLE_LIST } from './list-query';
import { SaveViewDialog } from './save-view-dialog';
import { isShown, queryOfView, type SavedView, withoutView } from './saved-views';
import { ViewLinks } from './toolbar-style';

interface SavedViewsBarProps {
  readonly views: readonly SavedView[];
  readonly query: ListQuery;
  /** Resolves when the server has them. */
  readonly save: (views: readonly SavedView[]) => Promise<void>;
}

/** The views one has saved, and what can be done with the list as it is now. */
export function SavedViewsBar({ views, query, save }: SavedViewsBarProps) {
  const [dialog, setDialog] = useState<'save' | 'delete'>();
  const isWhole = formatListQuery(query) === '';
  const shown = views.find((view) => isShown(view, query));
  if (views.length === 0 && isWhole) return undefined;
  const close = () => setDialog(undefined);
  return (
    <Row gap={2}>
      {views.length > 0 && (
        <ViewLinks aria-label="Saved views">
          <a href={listPath(WHOLE_LIST)} aria-current={isWhole ? 'page' : undefined}>
            All deliveries
          </a>
          {views.map((view) => (
            <a
              key={view.name}
              href={listPath(queryOfView(view))}
              aria-current={view === shown ? 'page' : undefined}
            >
              {view.name}
            </a>
          ))}
        </ViewLinks>
      )}
      {!isWhole && !shown && (
        <Button variant="quiet" onClick={() => setDialog('save')}>
          Save view
        </Button>
      )}
      {shown && (
        <Button variant="quiet" onClick={() => setDialog('delete')}>
          Delete view
        </Button>
      )}
      {dialog === 'save' && <SaveViewDialog views={views} query={query} save={save} onClose={close} />}
      {dialog === 'delete' && shown && (
        <DeleteViewDialog
          name={shown.name}
          remove={() => save(withoutView(views, shown.name))}
          onClose={close}
        />
      )}
    </Row>
  );
}
