import { PRODUCT_NAME } from '@fleetfoot/shared/domain';

export function Welcome({ organizationName }: { organizationName: string }) {
  return (
    <p>
      Welcome to {PRODUCT_NAME}, {organizationName}: everything is ready for your first{' '}
      <a href="/newdelivery">New Delivery</a>.
    </p>
  );
}
