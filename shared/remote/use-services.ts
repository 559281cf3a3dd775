import type { ShellServices } from '../contract';
import { useRemoteContext } from './use-remote-context';

/** The shell's services: navigation, session, drafts, announcements, reports. */
export function useServices(): ShellServices {
  return useRemoteContext().services;
}
