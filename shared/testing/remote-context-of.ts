import type { ShellServices } from '../contract';
import type { RemoteContextValue } from '../remote/remote-context';

/** What a mounted test remote has in its context, for a tree that a test renders by itself or again. */
export function remoteContextOf(
  services: ShellServices,
  params: RemoteContextValue['params'] = {},
): RemoteContextValue {
  return {
    services,
    remote: { id: 'mf-test', title: 'Test', version: '0.0.0' },
    params,
    organization: { current: services.session.getState().selectedOrganization },
  };
}
