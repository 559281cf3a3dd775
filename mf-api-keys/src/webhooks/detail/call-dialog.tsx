import { useAction } from '@fleetfoot/shared/forms';
import type { WebhookCall } from '@fleetfoot/shared/model';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, DetailList, Dialog, FormError, Note, Stack } from '@fleetfoot/shared/ui';
import { KeyBox } from '../../keys/key-text';
import { formatLogTime, Line } from '../../logs/request-cells';
import { CallState, outcomeText } from '../webhook-words';

interface CallDialogProps {
  /** As it is now: it changes while the dialog is open. */
  readonly call: WebhookCall;
  /** Resolves once it was tried; `undefined` while the webhook is off. */
  readonly onResend?: (() => Promise<void>) | undefined;
  readonly onClose: () => void;
}

/** One event: what was sent, and every attempt. */
export function CallDialog({ call, onResend, onClose }: CallDialogProps) {
  const { announce } = useServices();
  const { busy, error, run } = useAction({ doubt: 'the event was sent again' });
  const { eventID, type, deliveryID, at, attempts, state, body } = call;
  async function resend() {
    if (onResend && (await run(onResend))) announce('The event was sent again.');
  }
  return (
    <Dialog
      open
      title="Event"
      onClose={onClose}
      footer={
        <>
          {onResend && (
            <Button variant="secondary" busy={busy} onClick={resend}>
              {state === 'waiting' ? 'Try now' : 'Send again'}
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <Stack>
        <FormError>{error}</FormError>
        <DetailList
          items={[
            { label: 'Event', value: <Line>{type}</Line> },
            { label: 'State', value: <CallState {...call} /> },
            ...(deliveryID
              ? [{ label: 'Delivery', value: <a href={`/deliveries/${deliveryID}`}>{deliveryID}</a> }]
              : []),
            { label: 'Time', value: formatLogTime(at) },
            { label: 'webhook-id', value: <Line>{eventID}</Line> },
            {
              label: 'Attempts',
              value:
                attempts.length === 0
                  ? 'None yet'
                  : attempts.map((attempt) => (
                      <div key={attempt.at.getTime()}>
                        {outcomeText(attempt)}
                        <Note>
                          {formatLogTime(attempt.at)}, {attempt.duration} ms
                        </Note>
                      </div>
                    )),
            },
          ]}
        />
        <KeyBox aria-label="What is sent">{body}</KeyBox>
      </Stack>
    </Dialog>
  );
}
