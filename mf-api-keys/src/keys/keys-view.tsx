import type { ApiMode, KeyRoll } from '@fleetfoot/shared/api';
import { useNow } from '@fleetfoot/shared/clock';
import type { OrganizationKeys } from '@fleetfoot/shared/domain';
import { useServices } from '@fleetfoot/shared/remote';
import { type LiveResult, LiveView, SkeletonRows } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { KeysSection } from './keys-section';
import { type Roll, RollDialog } from './roll-dialog';

interface KeysViewProps {
  readonly keys: LiveResult<OrganizationKeys | undefined>;
  readonly rolls: LiveResult<readonly KeyRoll[]>;
  readonly isAdmin: boolean;
  readonly onRoll: (roll: Roll) => Promise<void>;
}

export function KeysView({ keys, rolls, isAdmin, onRoll }: KeysViewProps) {
  const services = useServices();
  const [task, setTask] = useState<{ readonly mode: ApiMode; readonly value: string }>();
  const now = useNow();
  // Who is an Admin no more does not find an old dialog open on becoming one again.
  if (!isAdmin && task) setTask(undefined);

  function finish(message: string) {
    // While a dialog is open, nothing behind it is read out.
    flushSync(() => setTask(undefined));
    services.announce(message);
  }
  return (
    <>
      <LiveView result={keys} skeleton={<SkeletonRows rows={2} label="Loading keys" />}>
        {(data) => (
          <KeysSection
            keys={data}
            // Which old keys still work is said when it is known; the keys do not wait for it.
            rolls={rolls.status === 'ready' ? rolls.data : []}
            now={now}
            onRoll={
              isAdmin && data
                ? (mode) => setTask({ mode, value: mode === 'live' ? data.apiKey : data.testApiKey })
                : undefined
            }
          />
        )}
      </LiveView>
      {task && <RollDialog {...task} onRoll={onRoll} onDone={finish} onClose={() => setTask(undefined)} />}
    </>
  );
}
