import { useServices } from '@fleetfoot/shared/remote';
import { useCallback } from 'react';

/** Signs out; the shell says what it needs to. */
export function useSignOut(): () => void {
  const services = useServices();
  return useCallback(() => {
    services.signOut().catch((error: unknown) => services.report(error, { step: 'sign-out' }));
  }, [services]);
}
