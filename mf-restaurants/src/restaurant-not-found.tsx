import { EmptyState, LinkButton } from '@fleetfoot/shared/ui';

export function RestaurantNotFound() {
  return (
    <EmptyState
      icon="restaurants"
      title="Restaurant not found."
      action={
        <LinkButton variant="secondary" href="/restaurants">
          All restaurants
        </LinkButton>
      }
    />
  );
}
