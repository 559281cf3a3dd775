import { SUPPORT_EMAIL } from '@fleetfoot/shared/domain';
import { EmptyState } from '@fleetfoot/shared/ui';

export function NoRestaurants() {
  return (
    <EmptyState icon="restaurants" title="You are currently not enrolled in our restaurant program">
      To enrol, e-mail <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>.
    </EmptyState>
  );
}
