import { newDocumentId } from '@fleetfoot/shared/firebase';
import { useDraft } from '@fleetfoot/shared/remote';
import { useRef, useState } from 'react';
import type { DeliveryDraft } from './delivery-draft';
import { EMPTY_DELIVERY } from './delivery-form-values';

/** The draft the page was opened with, or a new one, and the ways to keep and to forget it. */
export function useDeliveryDraft() {
  const { value, write, discard } = useDraft<DeliveryDraft>('mf-deliveries.new');
  const [start] = useState<DeliveryDraft>(() => value ?? { id: newDocumentId(), values: EMPTY_DELIVERY });
  const draft = useRef(start);

  function keep(change: Partial<DeliveryDraft>) {
    draft.current = { ...draft.current, ...change };
    write(draft.current);
  }

  return { start, latest: () => draft.current, keep, discard };
}
