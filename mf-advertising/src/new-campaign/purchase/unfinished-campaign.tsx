import { Button, Card, FormError, Row, Stack } from '@fleetfoot/shared/ui';
import { choiceInWords } from '../campaign-choice';
import { restInWords } from './buying-words';
import type { Purchase } from './purchase';
import type { Withdrawal } from './use-withdrawal';

interface UnfinishedCampaignProps {
  readonly purchase: Purchase;
  readonly withdrawal: Withdrawal;
  readonly onGoOn: () => void;
}

/** A purchase that was interrupted: one at a time, so that none is paid twice. */
export function UnfinishedCampaign({ purchase, withdrawal, onGoOn }: UnfinishedCampaignProps) {
  const { busy, problem, run } = withdrawal;
  return (
    <Card title="This campaign is not finished">
      <Stack gap={3}>
        <p>
          <strong>{choiceInWords(purchase)}.</strong> {restInWords(purchase)}
        </p>
        <p>Go on with it, or give it up, before you create another one.</p>
        <FormError>{problem}</FormError>
        <Row>
          <Button disabled={busy} onClick={onGoOn}>
            Go on
          </Button>
          <Button variant="secondary" busy={busy} onClick={() => run(purchase)}>
            Give it up
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
