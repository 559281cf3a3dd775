import { useServices } from '@fleetfoot/shared/remote';
import { useCallback, useState } from 'react';

/** How far the shell has got with moving the user on to the next screen. */
export type MoveOn =
  | { readonly status: 'idle' }
  /** Stays until the shell has taken the page away. */
  | { readonly status: 'moving' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retrying: boolean };

interface MovingOn {
  readonly state: MoveOn;
  moveOn(): Promise<void>;
}

/**
 * The end of every step: the server has taken it, the session is to follow.
 * @param then what to do once the session is up to date, besides what the guards do by themselves
 */
export function useMoveOn(then?: () => void): MovingOn {
  const services = useServices();
  const [state, setState] = useState<MoveOn>({ status: 'idle' });

  const moveOn = useCallback(async () => {
    setState((last) => (last.status === 'failed' ? { ...last, retrying: true } : { status: 'moving' }));
    try {
      await services.refreshSession();
      then?.();
    } catch (error) {
      setState({ status: 'failed', error, retrying: false });
    }
  }, [services, then]);

  return { state, moveOn };
}
