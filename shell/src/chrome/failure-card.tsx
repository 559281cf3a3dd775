import type { RemoteError } from '@fleetfoot/shared/federation';
import { Button, Card, Page, Row, Stack } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { FAILURE_MESSAGES } from './failure-message';

const Report = styled.p`
  color: var(--muted);
  font-size: var(--text-xs);
  overflow-wrap: anywhere;
`;

interface FailureCardProps {
  /** The title of the page that cannot be shown. */
  readonly title: string;
  readonly remoteId: string;
  readonly version: string;
  readonly error: RemoteError;
  readonly onRetry: () => void;
  readonly onReload: () => void;
}

/** Stands in the place of a remote that cannot be shown. */
export function FailureCard({ title, remoteId, version, error, onRetry, onReload }: FailureCardProps) {
  const message = FAILURE_MESSAGES[error.kind];
  return (
    <Page title={title} width="narrow">
      <Card title={message.title}>
        <Stack>
          <p role="alert">{message.text}</p>
          <Row gap={2}>
            {message.reload && <Button onClick={onReload}>Reload</Button>}
            <Button variant={message.reload ? 'secondary' : 'primary'} onClick={onRetry}>
              Retry
            </Button>
          </Row>
          <Report>
            Report: {remoteId}, version {version}, {error.kind}
          </Report>
        </Stack>
      </Card>
    </Page>
  );
}
