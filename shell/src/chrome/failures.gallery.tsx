import { RemoteError, type RemoteErrorKind } from '@fleetfoot/shared/federation/runtime';
import { FailureCard } from './failure-card';
import { LoadingCard, StartupFailure, UnknownPage } from './main-view';
import { Notice, wording } from './notice';
import { OfflineBanner } from './offline-banner';

const nothing = () => {};

function failure(kind: RemoteErrorKind) {
  return (
    <FailureCard
      title="Deliveries"
      remoteID="mf-deliveries"
      version="3f2a9c1b7d40"
      error={new RemoteError(kind, 'An example.')}
      onRetry={nothing}
      onOnline={nothing}
      onReload={nothing}
    />
  );
}

const { fetch } = window;

/** The banner asks the browser and then the host, so for this example the one is offline and the other does not answer. */
function OfflineExample() {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  window.fetch = (input, init) =>
    input === '/config.json' ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init);
  // A transformed box is what the banner's fixed place refers to.
  return (
    <div style={{ minHeight: 96, transform: 'translate(0)' }}>
      <OfflineBanner />
    </div>
  );
}

export const examples = {
  'Remote, switched off': failure('disabled'),
  'Remote, unreachable': failure('unreachable'),
  'Remote, timeout': failure('timeout'),
  'Remote, stale': failure('stale'),
  'Remote, damaged': failure('damaged'),
  'Remote, malformed': failure('malformed'),
  'Remote, incompatible': failure('incompatible'),
  'Remote, crashed': failure('crashed'),
  'Remote, loading': <LoadingCard title="Deliveries" />,
  'Dashboard not loaded': <StartupFailure onRetry={nothing} />,
  'Unknown page': <UnknownPage onRecheck={nothing} />,
  'Missing page': <UnknownPage onRecheck={nothing} onRetry={nothing} />,
  'Session ended': <Notice {...wording({ kind: 'ended', keepsDrafts: true })} onDismiss={nothing} />,
  'Removed from the organisation': (
    <Notice {...wording({ kind: 'removed', from: 'Kasi Kitchen', to: undefined })} onDismiss={nothing} />
  ),
  Offline: <OfflineExample />,
};
