import { type ApiMode, endingOf, type Keep } from '@fleetfoot/shared/api';
import { useAttempt } from '@fleetfoot/shared/forms';
import { Button, Dialog, FormError, SelectField, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { consequence, KEEP_OPTIONS } from './keep-options';
import { KEY_NAMES } from './key-names';

/** What is asked of the server. */
export interface Roll {
  readonly mode: ApiMode;
  readonly ending: string;
  readonly keep: Keep;
  readonly attemptID: string;
}

interface RollDialogProps {
  readonly mode: ApiMode;
  /** The key as it was when the dialog was opened. */
  readonly value: string;
  readonly onRoll: (roll: Roll) => Promise<void>;
  /** Called with what was done. */
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

const SHOWN = 4;

export function RollDialog({ mode, value, onRoll, onDone, onClose }: RollDialogProps) {
  const [keep, setKeep] = useState<Keep>('24h');
  // The same for as long as the dialog is open, so that an answer that was lost can be asked for again.
  const [attemptID] = useState(() => crypto.randomUUID());
  const { busy, error, run } = useAttempt();
  const name = KEY_NAMES[mode];

  async function roll() {
    if (await run(() => onRoll({ mode, ending: endingOf(value), keep, attemptID }))) {
      onDone(`There is a new ${name}.`);
    }
  }

  function leave() {
    if (!busy) onClose();
  }

  return (
    <Dialog
      open
      title={`Roll the ${name}?`}
      onClose={leave}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={leave}>
            Cancel
          </Button>
          <Button variant={keep === 'now' ? 'danger' : 'primary'} busy={busy} onClick={roll}>
            Roll key
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          A new {name} takes the place of the one that ends in {endingOf(value, SHOWN)}. Keys that were rolled
          before stop working no later than this one.
        </p>
        <SelectField
          label="The old key stops working"
          hint={consequence(keep)}
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
