import { useLiveDocument } from '@fleetfoot/shared/firebase';
import { Button, Row } from '@fleetfoot/shared/ui';
import type { ListQuery } from './list-query';
import { SavedViewsBar } from './saved-views-bar';
import { savedViews, saveViews } from './views.queries';

interface SavedViewsSectionProps {
  readonly uid: string;
  readonly query: ListQuery;
}

export function SavedViewsSection({ uid, query }: SavedViewsSectionProps) {
  const result = useLiveDocument(savedViews(uid));
  if (result.status === 'loading') return undefined;
  if (result.status === 'error') {
    return (
      <Row gap={2}>
        <p>Your saved views cannot be shown now.</p>
        <Button variant="quiet" onClick={result.retry}>
          Try again
        </Button>
      </Row>
    );
  }
  return <SavedViewsBar views={result.data ?? []} query={query} save={(views) => saveViews(uid, views)} />;
}
