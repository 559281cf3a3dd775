import { useNow } from '@fleetfoot/shared/clock';
import { useLiveCollection } from '@fleetfoot/shared/firebase';
import { useAction } from '@fleetfoot/shared/forms';
import { may, type NamedKey } from '@fleetfoot/shared/model';
import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { Button, ConfirmDialog, EmptyState, LiveView, Section, SkeletonRows } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
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
  const { busy, error, run } = useAction({ doubt: `the key ${name} was revoked` });
  async function confirm() {
    if (await run(onRevoke)) onDone(`The key ${name} is revoked.`);
  }
  return (
    <ConfirmDialog
      open
      title={`Revoke “${name}”?`}
      confirmLabel="Revoke key"
      tone="danger"
      busy={busy}
      error={error}
      onConfirm={confirm}
      onCancel={onClose}
    >
      Systems that use the key that ends in {ending} are refused from that moment on. This cannot be undone.
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
      title="More keys"
      actions={
        canCreate && (
          <Button variant="secondary" onClick={() => setTask('create')}>
            Create key
          </Button>
        )
      }
    >
      <LiveView result={keys} skeleton={<SkeletonRows rows={2} label="Loading more keys" />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title="No further keys">
              A key of its own for each of your systems can be taken back without touching the others.
            </EmptyState>
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
