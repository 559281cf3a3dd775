import { useMemo, useRef } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import type { RemoteManifest, RemoteProps } from '../contract';
import { findRoute } from '../session/resolve-route';
import { PageOutlet } from './page-outlet';
import type { PageLoader } from './page-table';
import { RemoteContext } from './remote-context';

interface RemoteRootProps extends Pick<RemoteProps, 'services' | 'remote'> {
  readonly manifest: RemoteManifest;
  readonly loader: PageLoader;
}

/** A remote's React tree: its services and the page of the present address. */
export function RemoteRoot({ services, remote, manifest, loader }: RemoteRootProps) {
  const path = usePathname();
  const match = useMemo(() => findRoute(path, manifest.routes), [path, manifest]);
  const last = useRef({ path, match });
  // The address may already be another remote's while this one waits to be unmounted.
  if (match !== undefined) last.current = { path, match };
  const shown = last.current;
  const params = shown.match?.params;
  const organization = useRef(services.session.getState().selectedOrganization);
  // A remote that stays mounted through a sign-out does not keep that of the user before.
  if (match?.route.access === 'signed-out') organization.current = undefined;
  const context = useMemo(
    () => (params === undefined ? undefined : { services, remote, params, organization }),
    [services, remote, params],
  );
  if (shown.match === undefined || context === undefined) return undefined;
  return (
    <RemoteContext value={context}>
      <PageOutlet route={shown.match.route} path={shown.path} loader={loader} />
    </RemoteContext>
  );
}
