import { useAction } from '@fleetfoot/shared/forms';
import type { Session } from '@fleetfoot/shared/model/team/session';
import { useTexts } from '@fleetfoot/shared/texts';
import { Button, ConfirmDialog, FormError, type LiveResult, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { accountTexts } from '../texts/account';
import { useFailureWords } from '../texts/in-words';
import { PageLiveView } from '../texts/page-live-view';
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
  const texts = useTexts(accountTexts);
  const say = useFailureWords();
  const action = useAction({ wording: say });
  const all = useAction({ wording: say });
  const [busyID, setBusyID] = useState<string>();
  const [isEndingAll, setIsEndingAll] = useState(false);

  function run(write: (sessionID: string) => Promise<void>, doubt: string, done: string) {
    return async ({ id }: Session) => {
      setBusyID(id);
      if (await action.run(() => write(id), { doubt, wording: say })) announce(done);
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
      <FormError>{say(action.error)}</FormError>
      <PageLiveView result={found} skeleton={<SkeletonRows rows={2} label={texts.loadingDevices} />}>
        {(sessions) => (
          <SessionList
            sessions={sessions.filter(({ endedAt }) => endedAt === undefined)}
            {...{ presentID, now, busyID }}
            onEnd={run(writes.end, 'the session is ended', texts.ended)}
            onApprove={run(writes.approve, 'the device is approved', texts.approved)}
            onReport={run(writes.report, 'the sessions on that device are ended', texts.reported)}
          />
        )}
      </PageLiveView>
      <div>
        <Button needsConnection variant="danger-outline" onClick={() => setIsEndingAll(true)}>
          {texts.endAll}
        </Button>
      </div>
      <ConfirmDialog
        open={isEndingAll}
        title={texts.endAllQuestion}
        confirmLabel={texts.endAll}
        cancelLabel={texts.cancel}
        busy={all.busy}
        error={say(all.error)}
        onConfirm={endAll}
        onCancel={() => setIsEndingAll(false)}
      >
        {texts.endAllDetails}
      </ConfirmDialog>
    </Stack>
  );
}
