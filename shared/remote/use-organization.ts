import { useRef } from 'react';
import type { SelectedOrganization } from '../contract';
import { useSession } from './use-session';

/**
 * The user's organisation, on routes for set-up users. At sign-out the session ends a moment before the page is
 * unmounted; until then the page keeps the organisation it was opened with.
 * @throws when there has been none since the page was opened
 */
export function useOrganization(): SelectedOrganization {
  const current = useSession((state) => state.selectedOrganization);
  const last = useRef(current);
  if (current !== undefined) last.current = current;
  if (last.current === undefined) throw new Error("useOrganization() needs a route with access 'set-up'.");
  return last.current;
}
