// What the page of the list and its first screen have in common.
import { LinkButton, SkeletonRows } from '@fleetfoot/shared/ui';

export const LIST_TITLE = 'Deliveries';

export function ListActions() {
  return (
    <>
      <LinkButton variant="secondary" href="/recurring">
        Recurring
      </LinkButton>
      <LinkButton variant="secondary" href="/importdeliveries">
        Import CSV
      </LinkButton>
      <LinkButton href="/newdelivery">New Delivery</LinkButton>
    </>
  );
}

/** In place of the rows while they load. */
export function ListWaiting() {
  return <SkeletonRows rows={8} label="Loading deliveries" />;
}
