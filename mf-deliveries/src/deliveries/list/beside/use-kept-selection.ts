import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ListSelection } from '../selection/selection';

/** Among the drafts, which end with the session of their user. */
const KEY = 'mf-deliveries.selection';

interface Kept {
  readonly orgID: string;
  readonly ids: readonly string[];
}

/**
 * Keeps what is selected while its user is on another page. Who comes back finds it again, also where its rows are not loaded again yet.
 */
export function useKeptSelection({ ids, select }: ListSelection): void {
  const { id: orgID } = useOrganization();
  const { drafts } = useServices();
  const hasBegun = useRef(false);
  const follow = useEffectEvent(() => {
    if (!hasBegun.current) {
      hasBegun.current = true;
      const kept = drafts.read(KEY) as Kept | undefined;
      if (ids.size === 0 && kept?.orgID === orgID) {
        select({ kind: 'only', ids: kept.ids });
        return;
      }
    }
    if (ids.size === 0) drafts.discard(KEY);
    else drafts.write(KEY, { orgID, ids: [...ids] } satisfies Kept);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection is kept.
  useEffect(() => follow(), [ids]);
}
