import { useLiveDocument } from '@fleetfoot/shared/firebase';
import { type Delivery, recurringOf } from '@fleetfoot/shared/model';
import { useOrganization } from '@fleetfoot/shared/remote';
import { Card, LinkButton, Row } from '@fleetfoot/shared/ui';
import { recurringQuery } from './data';

interface RecurringCardProps {
  readonly delivery: Delivery;
}

function Origin({ recurringID }: { readonly recurringID: string }) {
  const { id: orgID } = useOrganization();
  const live = useLiveDocument(recurringQuery(orgID, recurringID));
  if (live.status === 'ready' && !live.data) {
    return <p>Created by a recurring delivery that was deleted since.</p>;
  }
  const name = live.status === 'ready' ? live.data?.name : undefined;
  return (
    <p>
      Created by <a href={`/recurring/${recurringID}`}>{name ?? 'a recurring delivery'}</a>.
    </p>
  );
}

/** Which recurring delivery a delivery is of, or how it becomes one. */
export function RecurringCard({ delivery: { id, blanked_at } }: RecurringCardProps) {
  const origin = recurringOf(id);
  if (!origin && blanked_at) return undefined;
  return (
    <Card title="RECURRING">
      {origin ? (
        <Origin recurringID={origin.id} />
      ) : (
        <Row justify="between">
          <p>Do you send this again and again? Let it be created on the days that you choose.</p>
          <LinkButton variant="secondary" href={`/recurring/new?of=${id}`}>
            Repeat on set days
          </LinkButton>
        </Row>
      )}
    </Card>
  );
}
