import { Button, Card, Row, Stack } from '@fleetfoot/shared/ui';
import { choiceInWords } from '../campaign-choice';
import { restInWords } from './buying-words';
import type { Purchase } from './purchase';

interface UnfinishedCampaignProps {
  readonly purchase: Purchase;
  readonly onGoOn: () => void;
}

/** A purchase that was interrupted: one at a time, so that none is paid twice. */
export function UnfinishedCampaign({ purchase, onGoOn }: UnfinishedCampaignProps) {
  return (
    <Card title="This campaign is not finished">
      <Stack gap={3}>
        <p>
          <strong>{choiceInWords(purchase)}.</strong> {restInWords(purchase)}
        </p>
        <p>Finish it before you create another one.</p>
        <Row>
          <Button onClick={onGoOn}>Go on</Button>
        </Row>
      </Stack>
    </Card>
  );
}
