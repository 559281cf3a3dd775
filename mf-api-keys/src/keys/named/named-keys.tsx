import { useNow } from '@fleetfoot/shared/clock';
import { useLiveCollection } from '@fleetfoot/shared/firebase';
import { useAction } from '@fleetfoot/shared/forms';
import type { NamedKey } from '@fleetfoot/shared/model/api/api-key';
import { may } from '@fleetfoot/shared/model/team/policy';
import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { Button, ConfirmDialog, EmptyState, LiveView, Section, SkeletonRows } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { NAMED_KEYS } from '../../texts/named-keys';
import { keyWrites, namedKeysQuery } from '../data';
import { CreateKeyDialog } from './create-key-dialog';
import { NamedKeyTable } from './named-key-table';

interface RevokeDialogProps {
  readonly revoked: NamedKey;
  readonly onRevoke: () => Promise<void>;
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

function RevokeDialog({ revoked: { name, ending }, onRevoke, onDone, onClose }: RevokeDialogProps) {
  const { busy, error, run } = useAction({ doubt: NAMED_KEYS.revoke.doubt(name) });
  async function confirm() {
    if (await run(onRevoke)) onDone(NAMED_KEYS.revoke.done(name));
  }
  return (
    <ConfirmDialog
      open
      title={NAMED_KEYS.revoke.title(name)}
      confirmLabel={NAMED_KEYS.revoke.confirm}
      tone="danger"
      busy={busy}
      error={error}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {NAMED_KEYS.revoke.consequence(ending)}
    </ConfirmDialog>
  );
}

/** Keys beside the organisation's own two: one for each system that calls the API. */
export function NamedKeys({ orgID }: { readonly orgID: string }) {
  const { role } = useOrganization();
  const services = useServices();
  const keys = useLiveCollection(namedKeysQuery(orgID));
  const writes = keyWrites(orgID, services.report);
  const [task, setTask] = useState<'create' | NamedKey>();
  const now = useNow();
  const canCreate = may(role, 'apiKey.create');
  const canRevoke = may(role, 'apiKey.revoke');
  // A demoted Admin must not find an old dialog open on becoming an Admin again.
  if (task && !(task === 'create' ? canCreate : canRevoke)) setTask(undefined);

  function finish(message: string) {
    // The dialog closes first: a screen reader announces nothing behind an open dialog.
    flushSync(() => setTask(undefined));
    services.announce(message);
  }
  const dialog = { onDone: finish, onClose: () => setTask(undefined) };
  return (
    <Section
      title={NAMED_KEYS.title}
      actions={
        canCreate && (
          <Button needsConnection variant="secondary" onClick={() => setTask('create')}>
            {NAMED_KEYS.create.confirm}
          </Button>
        )
      }
    >
      <LiveView result={keys} skeleton={<SkeletonRows rows={2} label={NAMED_KEYS.loading} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={NAMED_KEYS.none}>{NAMED_KEYS.purpose}</EmptyState>
          ) : (
            <NamedKeyTable keys={list} now={now} onRevoke={canRevoke ? setTask : undefined} />
          )
        }
      </LiveView>
      {task === 'create' && <CreateKeyDialog {...dialog} onCreate={writes.create} />}
      {typeof task === 'object' && (
        <RevokeDialog {...dialog} revoked={task} onRevoke={() => writes.revoke(task)} />
      )}
    </Section>
  );
}
