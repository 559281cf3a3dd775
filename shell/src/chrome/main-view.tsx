import { Button, Card, LinkButton, Page, Row, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import type { SlotView } from '../shell-state';
import { FailureCard } from './failure-card';
import { useShell, useShellContext } from './use-shell';

/** Appears after a delay: most remotes load sooner. */
const Frame = styled.div`
  max-width: 1120px;
  margin-inline: auto;
  padding: var(--space-8);
  animation: appear 0.2s 0.3s both;
`;

export function LoadingCard({ title }: { readonly title: string }) {
  return (
    <Frame>
      <SkeletonRows rows={4} label={`Loading ${title}`} />
    </Frame>
  );
}

/** Shown when the shell itself could not get what it needs. */
export function StartupFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Page title="The dashboard could not be loaded" width="narrow">
      <Card>
        <Stack>
          <p role="alert">Part of it could not be reached. Check your connection and try again.</p>
          <div>
            <Button onClick={onRetry}>Retry</Button>
          </div>
        </Stack>
      </Card>
    </Page>
  );
}

/** Between two looks into the registry for a page that it does not know, in milliseconds. */
const RECHECK_MS = 15_000;
/** Looks for as long as somebody may be waiting: five minutes. */
const RECHECKS = 20;

/** Looks at once and then now and then, while the page can be seen: what is not listed may be listed again. */
function useRechecks(onRecheck: () => void): void {
  useEffect(() => {
    let left = RECHECKS;
    function look() {
      if (document.hidden || left === 0) return;
      left -= 1;
      onRecheck();
    }
    look();
    const timer = setInterval(look, RECHECK_MS);
    return () => clearInterval(timer);
  }, [onRecheck]);
}

interface UnknownPageProps {
  /** Given when the page is known to exist. */
  readonly onRetry?: (() => void) | undefined;
  readonly onRecheck: () => void;
}

/** Shown for an address that no line of the registry names. */
export function UnknownPage({ onRetry, onRecheck }: UnknownPageProps) {
  useRechecks(onRecheck);
  return (
    <Page
      title={onRetry ? 'This page cannot be reached right now' : 'This page does not exist.'}
      description={
        onRetry
          ? 'It is missing from the dashboard for the moment, and opens here by itself when it is back.'
          : 'The address may be mistyped, or the page may have been removed.'
      }
      width="narrow"
    >
      <Row gap={2}>
        {onRetry && <Button onClick={onRetry}>Retry</Button>}
        <LinkButton href="/" variant={onRetry ? 'secondary' : 'primary'}>
          Go to the start page
        </LinkButton>
      </Row>
    </Page>
  );
}

interface SlotCoverProps {
  readonly remoteID: string;
  readonly title: string;
  readonly slot: SlotView;
}

/** What the shell draws in a remote's place while the remote does not. */
function SlotCover({ remoteID, title, slot: { element, version, state } }: SlotCoverProps) {
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
      remoteID={remoteID}
      version={version}
      error={error}
      onRetry={retryInPlace}
      onOnline={retry}
      onReload={() => location.reload()}
    />,
    element,
  );
}

interface MainViewProps {
  /** The element for the shell's own pages, inside the main area. */
  readonly element: HTMLElement;
}

/** What the shell itself shows in the main area. */
export function MainView({ element }: MainViewProps) {
  const startup = useShell((state) => state.startup);
  const view = useShell((state) => state.view);
  const slots = useShell((state) => state.slots);
  const { onRetry, onRecheck } = useShellContext();
  if (startup.status === 'failed') {
    return createPortal(<StartupFailure onRetry={startup.retry} />, element);
  }
  if (view.kind === 'unknown' || view.kind === 'missing') {
    function retry() {
      onRetry();
      onRecheck();
    }
    const page = <UnknownPage onRecheck={onRecheck} onRetry={view.kind === 'missing' ? retry : undefined} />;
    return createPortal(page, element);
  }
  if (view.kind !== 'remote') return undefined;
  const slot = slots[view.remoteID];
  return slot && <SlotCover remoteID={view.remoteID} title={view.title} slot={slot} />;
}
