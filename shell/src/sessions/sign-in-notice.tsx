import { toAppError } from '@fleetfoot/shared/domain';
import { callFunction } from '@fleetfoot/shared/firebase';
import { approveSession, endSessions } from '@fleetfoot/shared/operations';
import { Button, Row } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { announce } from '../announce';
import { Notice } from '../chrome/notice';
import { useShellContext } from '../chrome/use-shell';
import { report } from '../report';
import { SESSIONS } from '../texts/english/sessions';

interface SignInNoticeProps {
  readonly title: string;
  readonly text: string;
  /** Whose sign-in it is. */
  readonly uid: string;
  readonly sessionID: string;
  /** The organisation whose Admin looks at it; left out by the user themself. */
  readonly orgID?: string;
  readonly approveLabel: string;
  readonly endLabel: string;
}

/** A sign-in on a new device, to be approved or ended. It goes when somebody has done either. */
export function SignInNotice(props: SignInNoticeProps) {
  const { title, text, uid, sessionID, orgID, approveLabel, endLabel } = props;
  const { shell } = useShellContext();
  const [busy, setBusy] = useState<'approve' | 'end'>();
  const [error, setError] = useState<string>();
  const [isDismissed, setIsDismissed] = useState(false);
  const named = { uid, sessionID, ...(orgID !== undefined && { orgID }) };

  async function run(what: 'approve' | 'end', done: string, call: () => Promise<unknown>) {
    if (busy) return;
    setBusy(what);
    setError(undefined);
    try {
      await call();
      setIsDismissed(true);
      announce(shell, done);
    } catch (cause) {
      report(cause, { session: what });
      setError(toAppError(cause).userMessage);
    } finally {
      setBusy(undefined);
    }
  }

  if (isDismissed) return undefined;
  const actions = (
    <Row gap={2}>
      <Button
        variant="danger-outline"
        busy={busy === 'end'}
        onClick={() =>
          run('end', SESSIONS.ended, () => callFunction(endSessions, { ...named, isStrange: true }))
        }
      >
        {endLabel}
      </Button>
      <Button
        variant="secondary"
        busy={busy === 'approve'}
        onClick={() => run('approve', SESSIONS.approved, () => callFunction(approveSession, named))}
      >
        {approveLabel}
      </Button>
    </Row>
  );
  return (
    <Notice
      title={title}
      text={error === undefined ? text : `${text} ${error}`}
      actions={actions}
      onDismiss={() => setIsDismissed(true)}
    />
  );
}
