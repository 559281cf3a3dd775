import { EmptyState, LinkButton } from '@fleetfoot/shared/ui';

export function ItemNotFound({ menuPath }: { readonly menuPath: string }) {
  return (
    <EmptyState
      icon="restaurants"
      title="Menu item not found."
      action={
        <LinkButton variant="secondary" href={menuPath}>
          Back to the menu
        </LinkButton>
      }
    />
  );
}
