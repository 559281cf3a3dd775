import { createPortal } from 'react-dom';
import type { SlotView } from '../shell-state';
import { FailureCard } from './failure-card';
import { LoadingCard } from './loading-card';
import { useShellContext } from './use-shell';

interface SlotCoverProps {
  readonly remoteId: string;
  readonly title: string;
  readonly slot: SlotView;
}

/** What the shell draws in a remote's place while the remote does not. */
export function SlotCover({ remoteId, title, slot: { element, version, state } }: SlotCoverProps) {
  const { onRetry } = useShellContext();
  if (state.status === 'loading') return createPortal(<LoadingCard title={title} />, element);
  if (state.status !== 'failed') return undefined;
  const { error, retry } = state;
  function retryInPlace() {
    onRetry();
    retry();
  }
  return createPortal(
    <FailureCard
      title={title}
      remoteId={remoteId}
      version={version}
      error={error}
      onRetry={retryInPlace}
      onReload={() => location.reload()}
    />,
    element,
  );
}
