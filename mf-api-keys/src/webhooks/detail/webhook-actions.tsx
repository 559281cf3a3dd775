import { useAction } from '@fleetfoot/shared/forms';
import type { Webhook, WebhookEventType } from '@fleetfoot/shared/model';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, ConfirmDialog } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ShownOnceDialog } from '../../keys/shown-once-dialog';
import type { WebhookWrites } from '../data';
import { WebhookForm } from '../webhook-form';

interface WebhookActionsProps {
  readonly webhook: Webhook;
  readonly writes: WebhookWrites;
}

interface TaskProps extends WebhookActionsProps {
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

function EditDialog({ webhook, writes, onDone, onClose }: TaskProps) {
  const { url, description, events } = webhook;
  return (
    <WebhookForm
      title="Edit the webhook"
      confirmLabel="Save"
      doubt="the webhook was changed"
      // A later release may know more events; this one saves those that it shows.
      known={{ url, description, events: events as WebhookEventType[] }}
      onSave={async (details) => {
        await writes.edit(details);
        onDone('The webhook is changed.');
      }}
      onClose={onClose}
    />
  );
}

function SecretDialog({ webhook, writes, onDone, onClose }: TaskProps) {
  // As it was when the dialog opened: the page shows the next one as soon as it is there.
  const [{ generation }] = useState(webhook);
  const [secret, setSecret] = useState<string>();
  const { busy, error, run } = useAction({ doubt: 'the secret was replaced' });
  if (secret !== undefined) {
    return (
      <ShownOnceDialog noun="secret" value={secret} onDone={() => onDone('The secret is replaced.')}>
        Everything is signed with the old secret as well for 24 hours. Put the new one into your system before
        then.
      </ShownOnceDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title="Replace the secret?"
      confirmLabel="Replace secret"
      busy={busy}
      error={error}
      onConfirm={() => run(async () => setSecret(await writes.replaceSecret(generation)))}
      onCancel={onClose}
    >
      You get a new secret. For 24 hours everything is signed with both; then the old one is worth nothing.
      One that was replaced before it is worth nothing from now on.
    </ConfirmDialog>
  );
}

function DeleteDialog({ webhook, writes, onDone, onClose }: TaskProps) {
  const { navigate } = useServices();
  const { busy, error, run } = useAction({ doubt: 'the webhook was deleted' });
  return (
    <ConfirmDialog
      open
      title="Delete this webhook?"
      confirmLabel="Delete webhook"
      tone="danger"
      busy={busy}
      error={error}
      // Within the run: the page may see that the webhook is gone, and drop this dialog, before the answer is here.
      onConfirm={() =>
        run(async () => {
          await writes.delete();
          onDone('The webhook is deleted.');
          navigate('/api');
        })
      }
      onCancel={onClose}
    >
      Nothing is sent to {webhook.url} any more, and what still waits for it is dropped. This cannot be
      undone.
    </ConfirmDialog>
  );
}

const TASKS = { edit: EditDialog, secret: SecretDialog, delete: DeleteDialog } as const;

/** What an Admin does to a webhook, beside the heading. */
export function WebhookActions(props: WebhookActionsProps) {
  const { announce } = useServices();
  const [task, setTask] = useState<keyof typeof TASKS>();
  const Task = task && TASKS[task];
  function finish(message: string) {
    // The dialog closes first: a screen reader announces nothing behind an open dialog.
    flushSync(() => setTask(undefined));
    announce(message);
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setTask('edit')}>
        Edit
      </Button>
      <Button variant="secondary" onClick={() => setTask('secret')}>
        Replace secret
      </Button>
      <Button variant="danger-outline" onClick={() => setTask('delete')}>
        Delete
      </Button>
      {Task && <Task {...props} onDone={finish} onClose={() => setTask(undefined)} />}
    </>
  );
}
