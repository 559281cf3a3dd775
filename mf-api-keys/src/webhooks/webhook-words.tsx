import { formatDateTime } from '@fleetfoot/shared/domain';
import {
  WEBHOOK_EVENT_TYPES,
  type Webhook,
  type WebhookAttempt,
  type WebhookCall,
} from '@fleetfoot/shared/model';
import { Badge } from '@fleetfoot/shared/ui';
import type { ComponentProps } from 'react';

/** What is chosen: `All events`, `1 event`. */
export function eventsText({ events }: Pick<Webhook, 'events'>): string {
  if (events.length >= WEBHOOK_EVENT_TYPES.length) return 'All events';
  return events.length === 1 ? '1 event' : `${events.length} events`;
}

/** Whose events it hears. */
export function modeText({ mode }: Pick<Webhook, 'mode'>): string {
  return mode === 'test' ? 'Test' : 'Live';
}

/** Why nothing is sent to it, and what to do. */
export function disabledText({ disabled }: Pick<Webhook, 'disabled'>): string {
  if (!disabled) return '';
  const since = formatDateTime(disabled.at);
  if (disabled.reason === 'admin') return `Off since ${since}. What happens meanwhile is kept in the log.`;
  const why =
    disabled.reason === 'gone'
      ? 'it answered 410, which says that it is gone'
      : 'it failed for more than three days';
  return `We switched this webhook off on ${since}: ${why}. Put your system right, switch it on, then send again what it missed.`;
}

type Tone = NonNullable<ComponentProps<typeof Badge>['tone']>;

/** Whether it is on, and how it fares. */
export function WebhookState({ disabled, failingSince }: Pick<Webhook, 'disabled' | 'failingSince'>) {
  if (disabled) return <Badge tone={disabled.reason === 'admin' ? 'neutral' : 'danger'}>Off</Badge>;
  return failingSince ? <Badge tone="warning">Failing</Badge> : <Badge tone="success">On</Badge>;
}

const CALL_STATES: Readonly<Record<WebhookCall['state'], readonly [Tone, string]>> = {
  waiting: ['info', 'Waiting'],
  delivered: ['success', 'Delivered'],
  failed: ['danger', 'Given up'],
  held: ['neutral', 'Not sent'],
};

/** What became of a call. One that waits after an attempt in vain is being tried again. */
export function CallState({ state, attempts }: Pick<WebhookCall, 'state' | 'attempts'>) {
  const [tone, label] = CALL_STATES[state];
  const last = attempts.at(-1);
  const hasArrived = last?.status !== undefined && last.status >= 200 && last.status < 300;
  const isRetried = state === 'waiting' && last !== undefined && !hasArrived;
  return <Badge tone={isRetried ? 'warning' : tone}>{isRetried ? 'Trying again' : label}</Badge>;
}

const FAILURES: Readonly<Record<NonNullable<WebhookAttempt['failure']>, string>> = {
  timeout: 'No answer in 15\u00a0s',
  unreachable: 'Not reached',
  forbidden: 'Not a public address',
};

/** What came of an attempt: `204`, `Not reached`. */
export function outcomeText({ status, failure }: Pick<WebhookAttempt, 'status' | 'failure'>): string {
  return failure ? FAILURES[failure] : String(status);
}
