import { Button, Card, Row } from '@fleetfoot/shared/ui';
import { entryTexts } from '../../texts/entry';
import { usePageTexts } from '../../texts/page-texts';
import type { DeliveryDraft } from '../drafts/delivery-draft';

export interface OfferedDraftProps {
  readonly draft: DeliveryDraft;
  readonly onTake: () => void;
  readonly onLeave: () => void;
}

/** Asks which draft to keep: the one being typed, or an earlier one that was found after typing began. */
export function OfferedDraft({ draft, onTake, onLeave }: OfferedDraftProps) {
  const { external_id, dropoff } = draft.values;
  const texts = usePageTexts(entryTexts);
  const name = [external_id, dropoff.name].filter(Boolean).join(', ');
  return (
    <Card title={texts.unfinished}>
      <p>{`${name || texts.nameless} ${texts.replaces}`}</p>
      <Row>
        <Button variant="secondary" onClick={onTake}>
          {texts.takeUp}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {texts.leave}
        </Button>
      </Row>
    </Card>
  );
}
