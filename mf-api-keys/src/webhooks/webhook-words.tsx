import type { Webhook } from '@fleetfoot/shared/model/api/webhook';
import { WEBHOOK_EVENT_TYPES } from '@fleetfoot/shared/model/api/webhook-event';
import { Badge } from '@fleetfoot/shared/ui';
import { WEBHOOKS } from '../texts/webhooks';

/** What is chosen: `All events`, `1 event`. */
export function eventsText({ events }: Pick<Webhook, 'events'>): string {
  if (events.length >= WEBHOOK_EVENT_TYPES.length) return WEBHOOKS.allEvents;
  return events.length === 1 ? WEBHOOKS.oneEvent : WEBHOOKS.someEvents(String(events.length));
}

/** Whether it is on, and how it fares. */
export function WebhookState({ disabled, failingSince }: Pick<Webhook, 'disabled' | 'failingSince'>) {
  if (disabled)
    return <Badge tone={disabled.reason === 'admin' ? 'neutral' : 'danger'}>{WEBHOOKS.off}</Badge>;
  return failingSince ? (
    <Badge tone="warning">{WEBHOOKS.failing}</Badge>
  ) : (
    <Badge tone="success">{WEBHOOKS.on}</Badge>
  );
}
