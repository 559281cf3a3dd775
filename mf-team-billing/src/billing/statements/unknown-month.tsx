import { EmptyState } from '@fleetfoot/shared/ui';

export function UnknownMonth() {
  return (
    <EmptyState
      icon="billing"
      title="No statement for this month"
      action={<a href="/billing">All statements</a>}
    >
      A month has a statement once something was paid in it.
    </EmptyState>
  );
}
