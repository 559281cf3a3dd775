import { useContext } from 'react';
import { RemoteContext, type RemoteContextValue } from './remote-context';

/** What the shell gave this remote. */
export function useRemoteContext(): RemoteContextValue {
  const value = useContext(RemoteContext);
  if (value === undefined) {
    throw new Error('Render this inside createRemote(), or inside renderPage() in a test.');
  }
  return value;
}
