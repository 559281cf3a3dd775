import type { PurchaseRequest } from '@fleetfoot/shared/model';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Card, FormError, Row, Spinner, Stack } from '@fleetfoot/shared/ui';
import { formatNamedChoice } from '../campaign-choice';
import type { Purchase } from './purchase';
import { requestMessage, resumeMessage } from './purchase-messages';
import type { Withdrawal } from './use-withdrawal';

interface UnfinishedPurchaseProps {
  readonly purchase: Purchase;
  /** What Admins were asked about it. */
  readonly request: PurchaseRequest | undefined;
  /** Whether it is being finished in this window. */
  readonly isRunning: boolean;
  readonly withdrawal: Withdrawal;
  readonly onResume: () => void;
}

/** An interrupted purchase, or one that waits for an Admin. It blocks the next one, so that none is paid twice. */
export function UnfinishedPurchase({
  purchase,
  request,
  isRunning,
  withdrawal,
  onResume,
}: UnfinishedPurchaseProps) {
  const { now } = useServices();
  const { busy, problem, run } = withdrawal;
  if (isRunning) {
    return (
      <Card title="Finishing this campaign">
        <Row gap={2}>
          <Spinner /> <strong>{formatNamedChoice(purchase)}.</strong>
        </Row>
      </Card>
    );
  }
  const asked = request && requestMessage(request, now());
  return (
    <Card title={asked?.title ?? 'This campaign is not finished'}>
      <Stack gap={3}>
        <p>
          <strong>{formatNamedChoice(purchase)}.</strong> {asked?.text ?? resumeMessage(purchase)}
        </p>
        <p>
          {asked && !asked.isOpen
            ? 'Give it up to create another one.'
            : 'Go on with it, or give it up, before you create another one.'}
        </p>
        <FormError>{problem}</FormError>
        <Row>
          {(!asked || asked.isOpen) && (
            <Button disabled={busy} onClick={onResume}>
              Go on
            </Button>
          )}
          <Button variant="secondary" busy={busy} onClick={() => run(purchase)}>
            Give it up
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
