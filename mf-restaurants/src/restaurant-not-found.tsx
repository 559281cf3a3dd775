import { EmptyState, LinkButton } from '@fleetfoot/shared/ui';
import { NOT_FOUND } from './texts/not-found';

export function RestaurantNotFound() {
  return (
    <EmptyState
      icon="restaurants"
      title={NOT_FOUND.title}
      action={
        <LinkButton variant="secondary" href="/restaurants">
          {NOT_FOUND.all}
        </LinkButton>
      }
    />
  );
}
