import { useAction } from '@fleetfoot/shared/forms';
import type { Session } from '@fleetfoot/shared/model';
import {
  Button,
  ConfirmDialog,
  FormError,
  type LiveResult,
  LiveView,
  SkeletonRows,
  Stack,
} from '@fleetfoot/shared/ui';
import { useState } from 'react';
import type { SessionWrites } from './data';
import { SessionList } from './session-list';

interface DevicesViewProps {
  readonly found: LiveResult<readonly Session[]>;
  readonly presentID: string;
  readonly now: Date;
  readonly writes: SessionWrites;
  announce(message: string): void;
  /** Leaves, once every session is ended. */
  signOut(): Promise<void>;
}

/** The sign-ins of a user that are not ended, and what ends them. */
export function DevicesView({ found, presentID, now, writes, announce, signOut }: DevicesViewProps) {
  const action = useAction();
  const all = useAction();
  const [busyID, setBusyID] = useState<string>();
  const [isEndingAll, setIsEndingAll] = useState(false);

  function run(write: (sessionID: string) => Promise<void>, what: string) {
    return async ({ id }: Session) => {
      setBusyID(id);
      if (await action.run(() => write(id), { doubt: what })) {
        announce(`${what.charAt(0).toUpperCase()}${what.slice(1)}.`);
      }
      setBusyID(undefined);
    };
  }
  async function endAll() {
    await all.run(async () => {
      await writes.endAll();
      await signOut();
    });
  }
  return (
    <Stack>
      <FormError>{action.error}</FormError>
      <LiveView result={found} skeleton={<SkeletonRows rows={2} label="Loading your devices" />}>
        {(sessions) => (
          <SessionList
            sessions={sessions.filter(({ endedAt }) => endedAt === undefined)}
            {...{ presentID, now, busyID }}
            onEnd={run(writes.end, 'the session is ended')}
            onApprove={run(writes.approve, 'the device is approved')}
            onReport={run(writes.report, 'the sessions on that device are ended')}
          />
        )}
      </LiveView>
      <div>
        <Button variant="danger-outline" onClick={() => setIsEndingAll(true)}>
          Sign out everywhere
        </Button>
      </div>
      <ConfirmDialog
        open={isEndingAll}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        busy={all.busy}
        error={all.error}
        onConfirm={endAll}
        onCancel={() => setIsEndingAll(false)}
      >
        Every session ends at once, this one too. You sign in again with a code.
      </ConfirmDialog>
    </Stack>
  );
}
