import { Button, Card, Row } from '@fleetfoot/shared/ui';
import type { DeliveryDraft } from '../drafts/delivery-draft';

export interface OfferedDraftProps {
  readonly draft: DeliveryDraft;
  readonly onTake: () => void;
  readonly onLeave: () => void;
}

/** Asks which draft to keep: the one being typed, or an earlier one that was found after typing began. */
export function OfferedDraft({ draft, onTake, onLeave }: OfferedDraftProps) {
  const { external_id, dropoff } = draft.values;
  const name = [external_id, dropoff.name].filter(Boolean).join(', ');
  return (
    <Card title="You have an unfinished delivery">
      <p>{name || 'It has no reference and no name yet.'} Taking it up replaces what is in the form now.</p>
      <Row>
        <Button variant="secondary" onClick={onTake}>
          Take it up
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          Delete it
        </Button>
      </Row>
    </Card>
  );
}
