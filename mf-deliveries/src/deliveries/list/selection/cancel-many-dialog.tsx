import { canBeCancelled, type Delivery } from '@fleetfoot/shared/model';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Dialog, FormError, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { cancellationBar } from '../../cancellation-limits';
import { deliveryName } from '../../delivery-name';
import { deliveriesText } from '../list-summary';
import { Progress, Reasons, StopButton, undone, useOneByOne } from './one-by-one-parts';

interface CancelManyDialogProps {
  readonly deliveries: readonly Delivery[];
  /** Cancels one; rejects with an AppError when it is not cancelled. */
  readonly cancel: (deliveryID: string) => Promise<void>;
  /** Gets the ids of those that were to be cancelled and are not, once there was a try. */
  readonly onTried: (remaining: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Asks before deliveries are cancelled, cancels them one after another, and says what became of each. */
export function CancelManyDialog(props: CancelManyDialogProps) {
  const { cancel, onTried, onClose } = props;
  const { announce } = useServices();
  // As they were when it was asked: cancelled ones leave the list.
  const [deliveries] = useState(props.deliveries);
  const { phase, count, isInDoubt, outcome, start, stop } = useOneByOne<void>(
    'Cancellation was not successful',
  );
  const able = deliveries.filter(canBeCancelled);
  const unable = deliveries.filter((delivery) => !canBeCancelled(delivery));
  const kept = unable.map((item) => ({ item, reason: cancellationBar(item) }));

  async function confirm() {
    const result = await start(able, ({ id }) => cancel(id));
    announce(`${deliveriesText(result.done.length)} cancelled.`);
    const rest = undone(result);
    onTried(rest.map(({ item }) => item.id));
    if (rest.length === 0) onClose();
  }

  if (outcome && phase === 'idle') {
    const rest = undone(outcome);
    return (
      <Dialog
        open
        title="Some were not cancelled"
        onClose={onClose}
        footer={<Button onClick={onClose}>Close</Button>}
      >
        <Stack>
          <FormError>
            {deliveriesText(outcome.done.length)} cancelled, {deliveriesText(rest.length)} not
            {outcome.failed.some((one) => one.isInDoubt) && ', as far as is known'}. Those that were not stay
            selected, so that you can try again.
          </FormError>
          <Reasons label="Not cancelled" reasons={rest} takesFocus />
        </Stack>
      </Dialog>
    );
  }
  const isIdle = phase === 'idle';
  const current = able[count];
  return (
    <Dialog
      open
      title={able.length === 0 ? 'These cannot be cancelled' : `Cancel ${deliveriesText(able.length)}?`}
      onClose={isIdle ? onClose : stop}
      footer={
        isIdle ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              {able.length === 0 ? 'Close' : 'Keep deliveries'}
            </Button>
            {able.length > 0 && (
              <Button variant="danger" onClick={() => void confirm()}>
                Cancel {deliveriesText(able.length)}
              </Button>
            )}
          </>
        ) : (
          <StopButton isStopping={phase === 'stopping'} onStop={stop} />
        )
      }
    >
      <Stack>
        {isIdle ? (
          able.length > 0 && (
            <p>
              They cannot be brought back. No courier comes for them, nothing is charged for them, and
              waybills that were printed for them are no longer valid. You find them in the list of deliveries
              under Cancelled.
            </p>
          )
        ) : (
          <Progress
            done="cancelled"
            count={count}
            total={able.length}
            doubt={
              isInDoubt && current && `We do not know yet whether ${deliveryName(current)} was cancelled.`
            }
          />
        )}
        {isIdle && kept.length > 0 && (
          <>
            <p>{deliveriesText(kept.length)} can no longer be cancelled, because:</p>
            <Reasons label="Cannot be cancelled" reasons={kept} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
