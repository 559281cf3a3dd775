import { useNow } from '@fleetfoot/shared/clock';
import { formatDateTime } from '@fleetfoot/shared/domain';
import { Notice, useAction } from '@fleetfoot/shared/forms';
import { overlapEndsAt, type Webhook } from '@fleetfoot/shared/model/api/webhook';
import { WEBHOOK_EVENT_TYPES } from '@fleetfoot/shared/model/api/webhook-event';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Card, DetailList, FormError, Note } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { WEBHOOK } from '../../texts/webhook';
import type { WebhookWrites } from '../data';
import { eventsText, WebhookState } from '../webhook-words';

interface WebhookSummaryProps {
  readonly webhook: Webhook;
  readonly writes: Pick<WebhookWrites, 'switchTo' | 'test'>;
}

/** What a webhook is told and where, whether it is on, and a test of it. */
export function WebhookSummary({ webhook, writes }: WebhookSummaryProps) {
  const { announce } = useServices();
  const now = useNow();
  const [attemptID, setAttemptID] = useState(() => crypto.randomUUID());
  const testing = useAction({ doubt: WEBHOOK.test.doubt });
  const switching = useAction({ doubt: WEBHOOK.turn.doubt });
  const { url, events, disabled, failingSince, createdAt } = webhook;
  const overlap = overlapEndsAt(webhook, now);

  async function test() {
    if (!(await testing.run(() => writes.test(attemptID)))) return;
    // The next press is another event.
    setAttemptID(crypto.randomUUID());
    announce(WEBHOOK.test.done);
  }

  async function turn() {
    const isOn = disabled !== undefined;
    if (await switching.run(() => writes.switchTo(isOn)))
      announce(isOn ? WEBHOOK.turn.isOn : WEBHOOK.turn.isOff);
  }
  return (
    <>
      {disabled && (
        <Notice role="status">
          <p>{WEBHOOK.disabled[disabled.reason](formatDateTime(disabled.at))}</p>
          <Button busy={switching.busy} onClick={turn}>
            {WEBHOOK.turn.on}
          </Button>
        </Notice>
      )}
      <Card
        title={WEBHOOK.summary.title}
        actions={
          !disabled && (
            <>
              <Button variant="secondary" busy={testing.busy} onClick={test}>
                {WEBHOOK.test.open}
              </Button>
              <Button variant="secondary" busy={switching.busy} onClick={turn}>
                {WEBHOOK.turn.off}
              </Button>
            </>
          )
        }
      >
        <FormError>{testing.error ?? switching.error}</FormError>
        <DetailList
          items={[
            { label: WEBHOOK.summary.state, value: <WebhookState {...webhook} /> },
            ...(failingSince && !disabled
              ? [
                  {
                    label: WEBHOOK.summary.failingSince,
                    value: WEBHOOK.summary.goOnTrying(formatDateTime(failingSince)),
                  },
                ]
              : []),
            { isData: true, label: WEBHOOK.summary.url, value: url },
            {
              label: WEBHOOK.summary.mode,
              value: WEBHOOK.summary.modes[webhook.mode],
            },
            {
              label: WEBHOOK.summary.events,
              value: (
                <>
                  <span>{eventsText(webhook)}</span>
                  {events.length < WEBHOOK_EVENT_TYPES.length && <Note>{events.join(', ')}</Note>}
                </>
              ),
            },
            {
              label: WEBHOOK.summary.secret,
              value: overlap ? WEBHOOK.summary.oldSecret(formatDateTime(overlap)) : WEBHOOK.summary.shownOnce,
            },
            { label: WEBHOOK.summary.added, value: formatDateTime(createdAt) },
          ]}
        />
      </Card>
    </>
  );
}
