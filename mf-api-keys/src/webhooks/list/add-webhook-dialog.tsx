import { API_MODES, type ApiMode } from '@fleetfoot/shared/model/api/api-key';
import { WEBHOOK_EVENT_TYPES } from '@fleetfoot/shared/model/api/webhook-event';
import type { WebhookDetails } from '@fleetfoot/shared/operations';
import { useServices } from '@fleetfoot/shared/remote';
import { SelectField } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { ShownOnceDialog } from '../../keys/shown-once-dialog';
import { SECRETS } from '../../texts/secrets';
import { WEBHOOK_FORM } from '../../texts/webhook-form';
import { addWebhook } from '../data';
import { WebhookForm } from '../webhook-form';

interface AddWebhookDialogProps {
  readonly orgID: string;
  readonly onClose: () => void;
}

const MODES = API_MODES.map((value) => ({ value, label: WEBHOOK_FORM.add.modes[value] }));

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
        noun={SECRETS.secret}
        value={secret}
        onDone={() => {
          onClose();
          announce(WEBHOOK_FORM.add.done);
          navigate(`/api/webhooks/${attemptID}`);
        }}
      >
        {WEBHOOK_FORM.add.secret}
      </ShownOnceDialog>
    );
  }
  return (
    <WebhookForm
      title={WEBHOOK_FORM.add.title}
      confirmLabel={WEBHOOK_FORM.add.confirm}
      doubt={WEBHOOK_FORM.add.doubt}
      known={NEW}
      onSave={async (details) => setSecret(await addWebhook(orgID, attemptID, report)({ ...details, mode }))}
      onClose={onClose}
    >
      <SelectField
        label={WEBHOOK_FORM.add.mode}
        hint={WEBHOOK_FORM.add.modeHints[mode]}
        options={MODES}
        value={mode}
        onChange={(event) => setMode(event.currentTarget.value as ApiMode)}
      />
    </WebhookForm>
  );
}
