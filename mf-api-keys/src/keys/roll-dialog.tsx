import { endingOf, KEEP_CHOICES, type Keep, longEndingOf } from '@fleetfoot/shared/api';
import { useAction } from '@fleetfoot/shared/forms';
import type { ApiMode } from '@fleetfoot/shared/model/api/api-key';
import { Button, Dialog, FormError, SelectField, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { KEYS } from '../texts/keys';

const KEEP_OPTIONS = KEEP_CHOICES.map((value) => ({ value, label: KEYS.roll.choices[value] }));

/** The request for a new key. */
export interface Roll {
  readonly mode: ApiMode;
  readonly ending: string;
  readonly keep: Keep;
  readonly attemptID: string;
}

interface RollDialogProps {
  readonly mode: ApiMode;
  /** The key at the time the dialog was opened. */
  readonly value: string;
  readonly onRoll: (roll: Roll) => Promise<void>;
  /** Called with the message of a finished roll. */
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

export function RollDialog({ mode, value, onRoll, onDone, onClose }: RollDialogProps) {
  const [keep, setKeep] = useState<Keep>('24h');
  // One ID per opened dialog: a roll whose answer was lost is repeated, not done twice.
  const [attemptID] = useState(() => crypto.randomUUID());
  const name = KEYS.names[mode];
  const { busy, error, run } = useAction({ doubt: KEYS.roll.doubt(name) });

  async function roll() {
    if (await run(() => onRoll({ mode, ending: longEndingOf(value), keep, attemptID }))) {
      onDone(KEYS.roll.done(name));
    }
  }

  function leave() {
    if (!busy) onClose();
  }

  return (
    <Dialog
      open
      title={KEYS.roll.title(name)}
      onClose={leave}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={leave}>
            {KEYS.roll.cancel}
          </Button>
          <Button variant={keep === 'now' ? 'danger' : 'primary'} busy={busy} onClick={roll}>
            {KEYS.roll.confirm}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{KEYS.roll.consequence(name, endingOf(value))}</p>
        <SelectField
          label={KEYS.roll.keep}
          hint={keep === 'now' ? KEYS.roll.atOnce : KEYS.roll.later}
          options={KEEP_OPTIONS}
          value={keep}
          disabled={busy}
          onChange={(event) => setKeep(event.currentTarget.value as Keep)}
        />
        <FormError>{error}</FormError>
      </Stack>
    </Dialog>
  );
}
