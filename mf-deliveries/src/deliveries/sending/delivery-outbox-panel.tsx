import { OutboxPanel } from '../../outbox/outbox-panel';
import { useDeliveryOutbox } from './delivery-outbox';

export interface DeliveryOutboxPanelProps {
  /** Id of the entry that the page shows already. */
  readonly without?: string | undefined;
}

/** Deliveries that wait on this device, and what became of them. */
export function DeliveryOutboxPanel({ without }: DeliveryOutboxPanelProps) {
  const { outbox, entries = [] } = useDeliveryOutbox();
  return (
    <OutboxPanel
      entries={entries.filter(({ id }) => id !== without)}
      editHref={(id) => `/newdelivery?outbox=${id}`}
      viewHref={(id) => `/deliveries/${id}`}
      onSendAgain={outbox.sendAgain}
      onRemove={outbox.remove}
    />
  );
}
