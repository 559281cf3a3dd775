import type { PurchaseRequest } from '@fleetfoot/shared/model/billing/spending';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Card, FormError, Row, Spinner, Stack } from '@fleetfoot/shared/ui';
import { PURCHASE } from '../../../texts/purchase';
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
      <Card title={PURCHASE.unfinished.finishing}>
        <Row gap={2}>
          <Spinner /> <strong>{`${formatNamedChoice(purchase)}.`}</strong>
        </Row>
      </Card>
    );
  }
  const asked = request && requestMessage(request, now());
  return (
    <Card title={asked?.title ?? PURCHASE.unfinished.title}>
      <Stack gap={3}>
        <p>
          <strong>{`${formatNamedChoice(purchase)}.`}</strong>{' '}
          <span>{asked?.text ?? resumeMessage(purchase)}</span>
        </p>
        <p>{asked && !asked.isOpen ? PURCHASE.unfinished.giveUpFirst : PURCHASE.unfinished.decideFirst}</p>
        <FormError>{problem}</FormError>
        <Row>
          {(!asked || asked.isOpen) && (
            <Button needsConnection disabled={busy} onClick={onResume}>
              {PURCHASE.unfinished.goOn}
            </Button>
          )}
          <Button variant="secondary" busy={busy} onClick={() => run(purchase)}>
            {PURCHASE.unfinished.giveUp}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
