import { useOrganization, useSession } from '@fleetfoot/shared/remote';
import { EmptyState, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { ImportScreen } from './import-screen';
import { useOnlyWindow } from './use-only-window';

export function ImportDeliveriesPage() {
  const { id } = useOrganization();
  const uid = useSession((state) => state.uid) ?? '';
  const place = useOnlyWindow(`fleetfoot.import.${uid}.${id}`);
  return (
    <Page
      title="Import Deliveries"
      description="Create many deliveries at once from a CSV file."
      back={{ href: '/deliveries', label: 'Deliveries' }}
    >
      {place === 'asking' && <SkeletonRows rows={3} label="Loading" />}
      {place === 'elsewhere' && (
        <EmptyState icon="external" title="The import is open in another window">
          Go on there, or close that window: what you began goes on here then.
        </EmptyState>
      )}
      {place === 'here' && <ImportScreen key={id} organizationId={id} uid={uid} />}
    </Page>
  );
}
