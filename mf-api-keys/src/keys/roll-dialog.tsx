import { endingOf, KEEP_CHOICES, type Keep, longEndingOf } from '@fleetfoot/shared/api';
import { useAction } from '@fleetfoot/shared/forms';
import type { ApiMode } from '@fleetfoot/shared/model';
import { Button, Dialog, FormError, SelectField, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { KEY_NAMES } from './key-names';

const LABELS: Readonly<Record<Keep, string>> = {
  now: 'At once',
  '1h': 'In 1 hour',
  '24h': 'In 24 hours',
  '7d': 'In 7 days',
};

const KEEP_OPTIONS = KEEP_CHOICES.map((value) => ({ value, label: LABELS[value] }));

/** The effect of a choice on systems that use the old key. */
function consequence(keep: Keep): string {
  if (keep === 'now') return 'Systems that still use the old key are refused from that moment on.';
  return `Both keys work until then. Give your systems the new key before the old one stops.`;
}

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
  const name = KEY_NAMES[mode];
  const { busy, error, run } = useAction({ doubt: `the ${name} was rolled` });

  async function roll() {
    if (await run(() => onRoll({ mode, ending: longEndingOf(value), keep, attemptID }))) {
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
          A new {name} takes the place of the one that ends in {endingOf(value)}. Keys that were rolled before
          stop working no later than this one. The keys under More keys stay.
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
