import { useNow } from '@fleetfoot/shared/clock';
import { useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import type { ApiMode } from '@fleetfoot/shared/model/api/api-key';
import { may } from '@fleetfoot/shared/model/team/policy';
import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { LiveView, SkeletonRows } from '@fleetfoot/shared/ui';
import { type ComponentProps, useState } from 'react';
import { flushSync } from 'react-dom';
import { KEYS } from '../texts/keys';
import { adminsQuery, apiKeyRollsQuery, keysQuery, keyWrites, liveKeyQuery } from './data';
import { KeysSection } from './keys-section';
import { RollDialog } from './roll-dialog';

interface OwnKeysProps extends Omit<ComponentProps<typeof KeysSection>, 'liveKey' | 'admins'> {
  readonly orgID: string;
}

/** For Admins, who may read the live key. */
function AdminsKeys({ orgID, ...keys }: OwnKeysProps) {
  const liveKey = useLiveDocument(liveKeyQuery(orgID));
  return <KeysSection {...keys} liveKey={liveKey} admins={[]} />;
}

/** For Members, who learn whom to ask for it. */
function MembersKeys({ orgID, ...keys }: OwnKeysProps) {
  const admins = useLiveCollection(adminsQuery(orgID));
  const names = admins.status === 'ready' ? admins.data.map(({ fullName }) => fullName) : [];
  return <KeysSection {...keys} admins={names} />;
}

/** The two keys of the organisation; an Admin rolls them in a dialog. */
export function Keys({ orgID }: { readonly orgID: string }) {
  const { role } = useOrganization();
  const services = useServices();
  const keys = useLiveDocument(keysQuery(orgID));
  const rolls = useLiveCollection(apiKeyRollsQuery(orgID));
  const writes = keyWrites(orgID, services.report);
  const canRoll = may(role, 'apiKey.roll');
  const [task, setTask] = useState<{ readonly mode: ApiMode; readonly value: string }>();
  const now = useNow();
  // A demoted Admin must not find an old dialog open on becoming an Admin again.
  if (!canRoll && task) setTask(undefined);

  function finish(message: string) {
    // The dialog closes first: a screen reader announces nothing behind an open dialog.
    flushSync(() => setTask(undefined));
    services.announce(message);
  }
  const OwnKeys = may(role, 'apiKey.show') ? AdminsKeys : MembersKeys;
  return (
    <>
      <LiveView result={keys} skeleton={<SkeletonRows rows={2} label={KEYS.loading} />}>
        {(data) => (
          <OwnKeys
            orgID={orgID}
            keys={data}
            // The keys are shown before it is known which old keys still work.
            rolls={rolls.status === 'ready' ? rolls.data : []}
            now={now}
            onRoll={canRoll && data ? (mode, value) => setTask({ mode, value }) : undefined}
          />
        )}
      </LiveView>
      {task && (
        <RollDialog {...task} onRoll={writes.roll} onDone={finish} onClose={() => setTask(undefined)} />
      )}
    </>
  );
}
