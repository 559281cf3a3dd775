import type { WebhookAttempt, WebhookCall } from '@fleetfoot/shared/model/api/webhook';
import { Badge } from '@fleetfoot/shared/ui';
import type { ComponentProps } from 'react';
import { CALLS } from '../../texts/calls';

const TONES: Readonly<Record<WebhookCall['state'], NonNullable<ComponentProps<typeof Badge>['tone']>>> = {
  waiting: 'info',
  delivered: 'success',
  failed: 'danger',
  held: 'neutral',
};

/** What became of a call. One that waits after an attempt in vain is being tried again. */
export function CallState({ state, attempts }: Pick<WebhookCall, 'state' | 'attempts'>) {
  const last = attempts.at(-1);
  const hasArrived = last?.status !== undefined && last.status >= 200 && last.status < 300;
  if (state === 'waiting' && last !== undefined && !hasArrived) {
    return <Badge tone="warning">{CALLS.retried}</Badge>;
  }
  return <Badge tone={TONES[state]}>{CALLS.states[state]}</Badge>;
}

/** What came of an attempt: `204`, `Not reached`. */
export function outcomeText({ status, failure }: Pick<WebhookAttempt, 'status' | 'failure'>): string {
  return failure ? CALLS.failures[failure] : String(status);
}
