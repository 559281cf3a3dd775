import type { ApiMode } from '@fleetfoot/shared/model';
import { WEBHOOK_EVENT_TYPES } from '@fleetfoot/shared/model';
import type { WebhookDetails } from '@fleetfoot/shared/operations';
import { useServices } from '@fleetfoot/shared/remote';
import { SelectField } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { ShownOnceDialog } from '../../keys/shown-once-dialog';
import { addWebhook } from '../data';
import { WebhookForm } from '../webhook-form';

interface AddWebhookDialogProps {
  readonly orgID: string;
  readonly onClose: () => void;
}

const MODES: readonly { readonly value: ApiMode; readonly label: string }[] = [
  { value: 'live', label: 'Live deliveries' },
  { value: 'test', label: 'Test deliveries' },
];

const NEW: WebhookDetails = { url: '', description: '', events: [...WEBHOOK_EVENT_TYPES] };

/** Asks for a webhook, then shows its secret. */
export function AddWebhookDialog({ orgID, onClose }: AddWebhookDialogProps) {
  const { announce, report, navigate } = useServices();
  // One ID per opened dialog: an answer that was lost is given again.
  const [attemptID] = useState(() => crypto.randomUUID());
  const [secret, setSecret] = useState<string>();
  const [mode, setMode] = useState<ApiMode>('live');

  if (secret !== undefined) {
    return (
      <ShownOnceDialog
        noun="secret"
        value={secret}
        onDone={() => {
          onClose();
          announce('There is a new webhook.');
          navigate(`/api/webhooks/${attemptID}`);
        }}
      >
        Your system checks with it that what arrives comes from us and was not changed. It is shown this one
        time. A secret that is lost can be replaced.
      </ShownOnceDialog>
    );
  }
  return (
    <WebhookForm
      title="Add a webhook"
      confirmLabel="Add webhook"
      doubt="the webhook was added"
      known={NEW}
      onSave={async (details) => setSecret(await addWebhook(orgID, attemptID, report)({ ...details, mode }))}
      onClose={onClose}
    >
      <SelectField
        label="Hears of"
        hint={
          mode === 'test'
            ? 'This stays as it is. Test deliveries have no tracking links and no problems, so nothing is told of those.'
            : 'This stays as it is. For the other mode, add another webhook.'
        }
        options={MODES}
        value={mode}
        onChange={(event) => setMode(event.currentTarget.value as ApiMode)}
      />
    </WebhookForm>
  );
}
