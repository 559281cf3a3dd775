import { OutboxPanel } from '../../outbox/outbox-panel';
import { createWords } from '../../texts/groups/create';
import { entryWords } from '../../texts/groups/entry';
import { together } from '../../texts/together';
import { translated } from '../../texts/translated';
import { useDeliveryOutbox } from './delivery-outbox';

export interface DeliveryOutboxPanelProps {
  /** Id of the entry that the page shows already. */
  readonly without?: string | undefined;
}

function Panel({ without }: DeliveryOutboxPanelProps) {
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

/** Deliveries that wait on this device, and what became of them. */
export const DeliveryOutboxPanel = translated(together(entryWords, createWords), Panel);
