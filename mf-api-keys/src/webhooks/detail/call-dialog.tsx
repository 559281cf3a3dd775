import { useAction } from '@fleetfoot/shared/forms';
import type { WebhookCall } from '@fleetfoot/shared/model/api/webhook';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, DetailList, Dialog, FormError, Note, Stack } from '@fleetfoot/shared/ui';
import { KeyBox } from '../../keys/key-text';
import { formatLogTime, Line } from '../../logs/request-cells';
import { CALLS } from '../../texts/calls';
import { ROWS } from '../../texts/rows';
import { CallState, outcomeText } from './call-words';

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
  const { busy, error, run } = useAction({ doubt: CALLS.call.doubt });
  const { eventID, type, deliveryID, at, attempts, state, body } = call;
  async function resend() {
    if (onResend && (await run(onResend))) announce(CALLS.call.done);
  }
  return (
    <Dialog
      open
      title={CALLS.call.title}
      onClose={onClose}
      footer={
        <>
          {onResend && (
            <Button variant="secondary" busy={busy} onClick={resend}>
              {state === 'waiting' ? CALLS.call.tryNow : CALLS.call.sendAgain}
            </Button>
          )}
          <Button onClick={onClose}>{CALLS.call.close}</Button>
        </>
      }
    >
      <Stack>
        <FormError>{error}</FormError>
        <DetailList
          items={[
            { isData: true, label: CALLS.call.event, value: <Line>{type}</Line> },
            { label: CALLS.call.state, value: <CallState {...call} /> },
            ...(deliveryID
              ? [
                  {
                    isData: true,
                    label: CALLS.call.delivery,
                    value: <a href={`/deliveries/${deliveryID}`}>{deliveryID}</a>,
                  },
                ]
              : []),
            { label: CALLS.call.time, value: formatLogTime(at) },
            { isData: true, label: CALLS.call.id, value: <Line>{eventID}</Line> },
            {
              label: CALLS.call.attempts,
              value:
                attempts.length === 0
                  ? CALLS.call.noAttempts
                  : attempts.map((attempt) => (
                      <div key={attempt.at.getTime()}>
                        <span>{outcomeText(attempt)}</span>
                        <Note>
                          {CALLS.call.attempt(
                            formatLogTime(attempt.at),
                            ROWS.milliseconds(String(attempt.duration)),
                          )}
                        </Note>
                      </div>
                    )),
            },
          ]}
        />
        <KeyBox aria-label={CALLS.call.body} translate="no">
          {body}
        </KeyBox>
      </Stack>
    </Dialog>
  );
}
