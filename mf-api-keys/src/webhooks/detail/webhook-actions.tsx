import { useAction } from '@fleetfoot/shared/forms';
import type { Webhook } from '@fleetfoot/shared/model/api/webhook';
import type { WebhookEventType } from '@fleetfoot/shared/model/api/webhook-event';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, ConfirmDialog } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ShownOnceDialog } from '../../keys/shown-once-dialog';
import { SECRETS } from '../../texts/secrets';
import { WEBHOOK } from '../../texts/webhook';
import { WEBHOOK_FORM } from '../../texts/webhook-form';
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
      title={WEBHOOK_FORM.edit.title}
      confirmLabel={WEBHOOK_FORM.edit.confirm}
      doubt={WEBHOOK_FORM.edit.doubt}
      // A later release may know more events; this one saves those that it shows.
      known={{ url, description, events: events as WebhookEventType[] }}
      onSave={async (details) => {
        await writes.edit(details);
        onDone(WEBHOOK_FORM.edit.done);
      }}
      onClose={onClose}
    />
  );
}

function SecretDialog({ webhook, writes, onDone, onClose }: TaskProps) {
  // As it was when the dialog opened: the page shows the next one as soon as it is there.
  const [{ generation }] = useState(webhook);
  const [secret, setSecret] = useState<string>();
  const { busy, error, run } = useAction({ doubt: WEBHOOK.replace.doubt });
  if (secret !== undefined) {
    return (
      <ShownOnceDialog noun={SECRETS.secret} value={secret} onDone={() => onDone(WEBHOOK.replace.done)}>
        {WEBHOOK.replace.replaced}
      </ShownOnceDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={WEBHOOK.replace.title}
      confirmLabel={WEBHOOK.replace.confirm}
      busy={busy}
      error={error}
      onConfirm={() => run(async () => setSecret(await writes.replaceSecret(generation)))}
      onCancel={onClose}
    >
      {WEBHOOK.replace.consequence}
    </ConfirmDialog>
  );
}

function DeleteDialog({ webhook, writes, onDone, onClose }: TaskProps) {
  const { navigate } = useServices();
  const { busy, error, run } = useAction({ doubt: WEBHOOK.delete.doubt });
  return (
    <ConfirmDialog
      open
      title={WEBHOOK.delete.title}
      confirmLabel={WEBHOOK.delete.confirm}
      tone="danger"
      busy={busy}
      error={error}
      // Within the run: the page may see that the webhook is gone, and drop this dialog, before the answer is here.
      onConfirm={() =>
        run(async () => {
          await writes.delete();
          onDone(WEBHOOK.delete.done);
          navigate('/api');
        })
      }
      onCancel={onClose}
    >
      {WEBHOOK.delete.consequence(webhook.url)}
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
      <Button needsConnection variant="secondary" onClick={() => setTask('edit')}>
        {WEBHOOK.edit}
      </Button>
      <Button needsConnection variant="secondary" onClick={() => setTask('secret')}>
        {WEBHOOK.replace.open}
      </Button>
      <Button needsConnection variant="danger-outline" onClick={() => setTask('delete')}>
        {WEBHOOK.delete.open}
      </Button>
      {Task && <Task {...props} onDone={finish} onClose={() => setTask(undefined)} />}
    </>
  );
}
