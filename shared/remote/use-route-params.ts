import type { RouteParams } from '../session/match-path';
import { useRemoteContext } from './use-remote-context';

/** The parameters of the present route by name, decoded: `{ deliveryId: '…' }`. */
export function useRouteParams(): RouteParams {
  return useRemoteContext().params;
}
