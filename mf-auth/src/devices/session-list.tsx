import { formatDateTime } from '@fleetfoot/shared/domain';
import { GUARDED_WITHOUT_END, isTrusted, type Session } from '@fleetfoot/shared/model/team/session';
import { useTexts } from '@fleetfoot/shared/texts';
import { Badge, Button, Card, Note, Row, Stack } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { accountTexts } from '../texts/account';
import type { AuthTexts } from '../texts/translation';

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
  font-size: var(--text-md);
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

function guardText({ guardedUntil }: Session, texts: AuthTexts['account']): string {
  return guardedUntil < GUARDED_WITHOUT_END
    ? texts.guardedUntil(formatDateTime(guardedUntil))
    : texts.guarded;
}

/** Where a user is signed in: what each device is, and what may be done about it. */
export function SessionList({ sessions, presentID, now, busyID, ...on }: SessionListProps) {
  const texts = useTexts(accountTexts);
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
                  <span>{device}</span>
                  {isPresent && <Badge tone="success">{texts.thisDevice}</Badge>}
                  {isWaiting && <Badge tone="warning">{texts.waits}</Badge>}
                </Head>
                <p>
                  {address === ''
                    ? texts.used(formatDateTime(createdAt), formatDateTime(lastSeen))
                    : texts.usedFrom(formatDateTime(createdAt), formatDateTime(lastSeen), address)}
                </p>
                {isWaiting && <Note>{guardText(session, texts)}</Note>}
                {!isPresent && (
                  <Row gap={2}>
                    {isWaiting && (
                      <>
                        <Button
                          needsConnection
                          variant="secondary"
                          disabled={!!busyID}
                          onClick={() => on.onApprove(session)}
                        >
                          {texts.wasMe}
                        </Button>
                        <Button
                          variant="danger-outline"
                          busy={busyID === id}
                          disabled={!!busyID && busyID !== id}
                          onClick={() => on.onReport(session)}
                        >
                          {texts.wasNotMe}
                        </Button>
                      </>
                    )}
                    {!isWaiting && (
                      <Button
                        variant="secondary"
                        busy={busyID === id}
                        disabled={!!busyID && busyID !== id}
                        aria-label={texts.endOf(device, formatDateTime(lastSeen))}
                        onClick={() => on.onEnd(session)}
                      >
                        {texts.end}
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
