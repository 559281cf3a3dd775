import { createContext } from 'react';
import type { RegistryEntry, ShellServices } from '../contract';
import type { RouteParams } from '../session/match-path';

export interface RemoteContextValue {
  readonly services: ShellServices;
  readonly remote: Pick<RegistryEntry, 'id' | 'title' | 'version'>;
  readonly params: RouteParams;
}

export const RemoteContext = createContext<RemoteContextValue | undefined>(undefined);
