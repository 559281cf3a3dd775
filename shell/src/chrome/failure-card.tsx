import type { RemoteError, RemoteErrorKind } from '@fleetfoot/shared/federation/runtime';
import { Button, Card, Page, Row, Stack, useOffline } from '@fleetfoot/shared/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';

interface FailureMessage {
  readonly title: string;
  readonly text: string;
  /** What helps: trying again, loading the whole page again, or nothing that a user could do. */
  readonly remedy: 'retry' | 'reload' | 'none';
}

/** What a user reads about a remote that cannot be shown. */
const FAILURE_MESSAGES: Readonly<Record<RemoteErrorKind, FailureMessage>> = {
  disabled: {
    title: 'This page is switched off for now',
    text: 'We have switched it off on purpose and will bring it back; it then opens here by itself. The rest of the dashboard keeps working.',
    remedy: 'none',
  },
  unreachable: {
    title: 'This page is not available right now',
    text: 'It could not be reached. Check your connection and try again. The rest of the dashboard keeps working.',
    remedy: 'retry',
  },
  timeout: {
    title: 'This page is taking too long',
    text: 'It did not load in time. Check your connection and try again.',
    remedy: 'retry',
  },
  stale: {
    title: 'This page has moved on',
    text: 'Its files are no longer there, as after an update. Try again, or reload to get the newest version.',
    remedy: 'reload',
  },
  damaged: {
    title: 'This page arrived damaged',
    text: 'Part of it was changed on its way to you, so it was not opened. Try again; if it keeps happening, use another connection or contact support.',
    remedy: 'retry',
  },
  malformed: {
    title: 'This page did not load properly',
    text: 'Try again in a moment; if it keeps happening, contact support.',
    remedy: 'retry',
  },
  incompatible: {
    title: 'Update needed',
    text: 'This page needs another version of the dashboard. Reload to update.',
    remedy: 'reload',
  },
  crashed: {
    title: 'This page has stopped working',
    text: 'Something went wrong on our side. Try again; if it keeps happening, contact support.',
    remedy: 'retry',
  },
};

const OFFLINE: FailureMessage = {
  title: 'You are offline',
  text: 'This page was not loaded on this device before. It opens here by itself once there is a connection.',
  remedy: 'retry',
};

/** Failures that a lost connection explains. */
const UNREACHED: readonly RemoteErrorKind[] = ['unreachable', 'timeout'];

const Report = styled.p`
  color: var(--muted);
  font-size: var(--text-xs);
  overflow-wrap: anywhere;
`;

interface FailureCardProps {
  /** The title of the page that cannot be shown. */
  readonly title: string;
  readonly remoteID: string;
  readonly version: string;
  readonly error: RemoteError;
  readonly onRetry: () => void;
  /** Called when there is a connection again, where one was missing: nobody asked, so the focus stays. */
  readonly onOnline: () => void;
  readonly onReload: () => void;
}

/** Shown in place of a remote that failed. */
export function FailureCard({
  title,
  remoteID,
  version,
  error,
  onRetry,
  onOnline,
  onReload,
}: FailureCardProps) {
  const isUnreached = UNREACHED.includes(error.kind);
  const isOffline = useOffline() && isUnreached;
  useEffect(() => {
    if (!isUnreached) return undefined;
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [isUnreached, onOnline]);
  const { title: what, text, remedy } = isOffline ? OFFLINE : FAILURE_MESSAGES[error.kind];
  return (
    <Page title={title} width="narrow">
      <Card title={what}>
        <Stack>
          <p role="alert" data-says-offline={isOffline || undefined}>
            {text}
          </p>
          {remedy !== 'none' && (
            <Row gap={2}>
              {remedy === 'reload' && <Button onClick={onReload}>Reload</Button>}
              <Button variant={remedy === 'reload' ? 'secondary' : 'primary'} onClick={onRetry}>
                Retry
              </Button>
            </Row>
          )}
          <Report>{`Report: ${remoteID}, version ${version}, ${error.kind}`}</Report>
        </Stack>
      </Card>
    </Page>
  );
}
