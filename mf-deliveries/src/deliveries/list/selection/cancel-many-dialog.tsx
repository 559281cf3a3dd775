import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { canBeCancelled } from '@fleetfoot/shared/model/delivery/delivery-input';
import { isUncollected } from '@fleetfoot/shared/model/delivery/delivery-status';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Dialog, FormError, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { manyTexts } from '../../../texts/many';
import { useInWords } from '../../../texts/page-language';
import { usePageTexts } from '../../../texts/page-texts';
import { deliveryName } from '../../delivery-name';
import { useListWords } from '../list-summary';
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
  const texts = usePageTexts(manyTexts);
  const list = useListWords();
  const say = useInWords();
  const counted = (some: readonly unknown[]) => list.deliveries(some.length);
  const able = deliveries.filter(canBeCancelled);
  const unable = deliveries.filter((delivery) => !canBeCancelled(delivery));
  const kept = unable.map((item) => ({
    item,
    reason: isUncollected(item.status) ? texts.paid : texts.status(say(item.status)),
  }));

  async function confirm() {
    const result = await start(able, ({ id }) => cancel(id));
    announce(texts.cancelled(counted(result.done)));
    const rest = undone(result);
    onTried(rest.map(({ item }) => item.id));
    if (rest.length === 0) onClose();
  }

  if (outcome && phase === 'idle') {
    const rest = undone(outcome);
    const isKnown = !outcome.failed.some((one) => one.isInDoubt);
    return (
      <Dialog
        open
        title={texts.some}
        onClose={onClose}
        footer={<Button onClick={onClose}>{texts.close}</Button>}
      >
        <Stack>
          <FormError>
            {(isKnown ? texts.result : texts.resultInDoubt)(counted(outcome.done), counted(rest))}
          </FormError>
          <Reasons label={texts.notCancelled} reasons={rest} takesFocus />
        </Stack>
      </Dialog>
    );
  }
  const isIdle = phase === 'idle';
  const current = able[count];
  return (
    <Dialog
      open
      title={able.length === 0 ? texts.none : texts.question(counted(able))}
      onClose={isIdle ? onClose : stop}
      footer={
        isIdle ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              {able.length === 0 ? texts.close : texts.keep}
            </Button>
            {able.length > 0 && (
              <Button needsConnection variant="danger" onClick={() => void confirm()}>
                {texts.confirm(counted(able))}
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
          able.length > 0 && <p>{texts.text}</p>
        ) : (
          <Progress
            textOf={texts.progress}
            count={count}
            total={able.length}
            doubt={isInDoubt && current && texts.doubt(deliveryName(current))}
          />
        )}
        {isIdle && kept.length > 0 && (
          <>
            <p>{texts.kept(counted(kept))}</p>
            <Reasons label={texts.cannot} reasons={kept} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
