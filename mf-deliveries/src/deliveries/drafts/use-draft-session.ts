import { useDraft, useServices } from '@fleetfoot/shared/remote';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DeliveryDraft } from '../delivery-draft';
import { type DraftSource, draftSession } from './draft-session';

/**
 * The draft of the form for as long as the page is open.
 * @param source of the first render; `key` is its name in memory
 */
export function useDraftSession(
  source: Pick<DraftSource, 'copy' | 'begin' | 'isTaken'> & { readonly key: string },
) {
  const { report } = useServices();
  const memory = useDraft<DeliveryDraft>(source.key);
  const [session] = useState(() =>
    draftSession({ ...source, memory, report: (error) => report(error, { draft: source.key }) }),
  );
  const state = useSyncExternalStore(session.subscribe, session.getState);
  useEffect(() => session.open(), [session]);
  return { session, ...state };
}
