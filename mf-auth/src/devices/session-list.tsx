import { formatDateTime } from '@fleetfoot/shared/domain';
import { GUARDED_WITHOUT_END, isTrusted, type Session } from '@fleetfoot/shared/model';
import { Badge, Button, Card, Note, Row, Stack } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  padding: 0;
  list-style: none;
`;

const Head = styled.h2`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  font-size: var(--text-base);
`;

interface SessionListProps {
  readonly sessions: readonly Session[];
  readonly presentID: string;
  readonly now: Date;
  /** Id of the one that is being changed. */
  readonly busyID: string | undefined;
  onEnd(session: Session): void;
  onApprove(session: Session): void;
  onReport(session: Session): void;
}

function guardText({ guardedUntil }: Session): string {
  return guardedUntil < GUARDED_WITHOUT_END
    ? `New device: keys, cards and roles wait until ${formatDateTime(guardedUntil)}.`
    : 'Keys, cards and roles wait until somebody approves this device.';
}

/** Where a user is signed in: what each device is, and what may be done about it. */
export function SessionList({ sessions, presentID, now, busyID, ...on }: SessionListProps) {
  return (
    <List>
      {sessions.map((session) => {
        const { id, device, address, createdAt, lastSeen } = session;
        const isPresent = id === presentID;
        const isWaiting = !isTrusted(session, now);
        return (
          <li key={id}>
            <Card>
              <Stack gap={3}>
                <Head>
                  {device}
                  {isPresent && <Badge tone="success">This device</Badge>}
                  {isWaiting && <Badge tone="warning">Waits</Badge>}
                </Head>
                <p>
                  Signed in {formatDateTime(createdAt)}, last used {formatDateTime(lastSeen)}
                  {address !== '' && `, from ${address}`}
                </p>
                {isWaiting && <Note>{guardText(session)}</Note>}
                {!isPresent && (
                  <Row gap={2}>
                    {isWaiting && (
                      <>
                        <Button variant="secondary" disabled={!!busyID} onClick={() => on.onApprove(session)}>
                          This was me
                        </Button>
                        <Button
                          variant="danger-outline"
                          busy={busyID === id}
                          disabled={!!busyID && busyID !== id}
                          onClick={() => on.onReport(session)}
                        >
                          This was not me
                        </Button>
                      </>
                    )}
                    {!isWaiting && (
                      <Button
                        variant="secondary"
                        busy={busyID === id}
                        disabled={!!busyID && busyID !== id}
                        aria-label={`End the session on ${device}, last used ${formatDateTime(lastSeen)}`}
                        onClick={() => on.onEnd(session)}
                      >
                        End
                      </Button>
                    )}
                  </Row>
                )}
              </Stack>
            </Card>
          </li>
        );
      })}
    </List>
  );
}
