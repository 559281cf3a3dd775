import { useLiveCollection } from '@fleetfoot/shared/firebase';
import { Button, Row } from '@fleetfoot/shared/ui';
import type { ListQuery } from './list-query';
import { byName } from './saved-views';
import { SavedViewsBar } from './saved-views-bar';
import { savedViews, viewStore } from './views.queries';

interface SavedViewsSectionProps {
  readonly organizationId: string;
  readonly uid: string;
  readonly query: ListQuery;
}

export function SavedViewsSection({ organizationId, uid, query }: SavedViewsSectionProps) {
  const result = useLiveCollection(savedViews(organizationId, uid));
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
  return <SavedViewsBar views={byName(result.data)} query={query} store={viewStore(organizationId, uid)} />;
}
