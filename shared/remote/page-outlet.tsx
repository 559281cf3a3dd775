import { createElement } from 'react';
import type { RemoteRoute } from '../contract';
import { Page, SkeletonRows } from '../ui';
import { PageBoundary } from './page-boundary';
import { PageFailure } from './page-failure';
import type { PageLoader } from './page-table';
import { useRemoteContext } from './remote-context';
import { usePage } from './use-page';

const UNREACHED = 'This page could not be loaded. Check your connection and try again.';
const DAMAGED =
  'This page arrived damaged, so it was not opened. Try again; if it keeps happening, use another connection or contact support.';

interface PageOutletProps {
  readonly route: RemoteRoute;
  readonly path: string;
  readonly loader: PageLoader;
}

/** Shows the page of a route: loading, ready or failed. */
export function PageOutlet({ route, path, loader }: PageOutletProps) {
  const { services, remote } = useRemoteContext();
  const view = usePage(route.page, loader);
  if (view.status === 'waiting') return undefined;
  if (view.status === 'loading') {
    return (
      <Page title={route.title}>
        <SkeletonRows rows={4} label={`Loading ${route.title}`} />
      </Page>
    );
  }
  if (view.status === 'failed') {
    return (
      <PageFailure
        title={route.title}
        message={view.isDamaged ? DAMAGED : UNREACHED}
        onRetry={services.reloadRemote}
      />
    );
  }
  return (
    <PageBoundary
      resetKey={path}
      onError={(error) =>
        services.report(error, {
          remote: remote.id,
          version: remote.version,
          kind: 'crashed',
          page: route.page,
        })
      }
      fallback={(retry) => (
        <PageFailure
          title={route.title}
          message="Something went wrong on this page. Try again; if it keeps happening, contact support."
          onRetry={retry}
        />
      )}
    >
      {createElement(view.component, { key: path })}
    </PageBoundary>
  );
}
