import { useNow } from '@fleetfoot/shared/clock';
import { formatDateTime } from '@fleetfoot/shared/domain';
import { Notice, useAction } from '@fleetfoot/shared/forms';
import { overlapEndsAt, WEBHOOK_EVENT_TYPES, type Webhook } from '@fleetfoot/shared/model';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Card, DetailList, FormError, Note } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import type { WebhookWrites } from '../data';
import { disabledText, eventsText, modeText, WebhookState } from '../webhook-words';

interface WebhookSummaryProps {
  readonly webhook: Webhook;
  readonly writes: Pick<WebhookWrites, 'switchTo' | 'test'>;
}

/** What a webhook is told and where, whether it is on, and a test of it. */
export function WebhookSummary({ webhook, writes }: WebhookSummaryProps) {
  const { announce } = useServices();
  const now = useNow();
  const [attemptID, setAttemptID] = useState(() => crypto.randomUUID());
  const testing = useAction({ doubt: 'the test event was sent' });
  const switching = useAction({ doubt: 'the webhook was switched' });
  const { url, events, disabled, failingSince, createdAt } = webhook;
  const overlap = overlapEndsAt(webhook, now);

  async function test() {
    if (!(await testing.run(() => writes.test(attemptID)))) return;
    // The next press is another event.
    setAttemptID(crypto.randomUUID());
    announce('A test event was sent. The log shows what became of it.');
  }

  async function turn() {
    const isOn = disabled !== undefined;
    if (await switching.run(() => writes.switchTo(isOn))) announce(`The webhook is ${isOn ? 'on' : 'off'}.`);
  }
  return (
    <>
      {disabled && (
        <Notice role="status">
          <p>{disabledText(webhook)}</p>
          <Button busy={switching.busy} onClick={turn}>
            Switch on
          </Button>
        </Notice>
      )}
      <Card
        title="Summary"
        actions={
          !disabled && (
            <>
              <Button variant="secondary" busy={testing.busy} onClick={test}>
                Send test event
              </Button>
              <Button variant="secondary" busy={switching.busy} onClick={turn}>
                Switch off
              </Button>
            </>
          )
        }
      >
        <FormError>{testing.error ?? switching.error}</FormError>
        <DetailList
          items={[
            { label: 'State', value: <WebhookState {...webhook} /> },
            ...(failingSince && !disabled
              ? [
                  {
                    label: 'Failing since',
                    value: `${formatDateTime(failingSince)}. We go on trying for three days.`,
                  },
                ]
              : []),
            { label: 'Address', value: url },
            { label: 'Mode', value: `${modeText(webhook)}: it hears of ${webhook.mode} deliveries alone.` },
            {
              label: 'Events',
              value: (
                <>
                  {eventsText(webhook)}
                  {events.length < WEBHOOK_EVENT_TYPES.length && <Note>{events.join(', ')}</Note>}
                </>
              ),
            },
            {
              label: 'Secret',
              value: overlap
                ? `The old secret signs as well until ${formatDateTime(overlap)}.`
                : 'Shown when it was made.',
            },
            { label: 'Added', value: formatDateTime(createdAt) },
          ]}
        />
      </Card>
    </>
  );
}
