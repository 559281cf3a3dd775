import { CheckField } from '@fleetfoot/shared/forms';
import { SelectField, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { ROLL } from '../../texts/team';
import type { KeyRoll } from '../data';

const KEEP_OPTIONS = [
  { value: 'now', label: ROLL.keepNow },
  { value: '24h', label: ROLL.keepDay },
] as const satisfies readonly { value: KeyRoll['keep']; label: string }[];

const KEEP_HINTS: Readonly<Record<KeyRoll['keep'], string>> = {
  now: ROLL.keepNowHint,
  '24h': ROLL.keepDayHint,
};

/** Whether the live key is rolled along with something, as it is chosen at present. */
export interface RollChoice {
  readonly isChosen: boolean;
  readonly keep: KeyRoll['keep'];
  choose(isChosen: boolean): void;
  chooseKeep(keep: KeyRoll['keep']): void;
  /** What to ask the server for. */
  readonly rollKey: KeyRoll | undefined;
}

/**
 * A choice that is ticked at first.
 * @param isOffered whether there is something to choose
 */
export function useRollChoice(isOffered: boolean, first: KeyRoll['keep']): RollChoice {
  const [isChosen, choose] = useState(true);
  const [keep, chooseKeep] = useState(first);
  const [attemptID] = useState(() => crypto.randomUUID());
  return {
    ...{ isChosen, keep, choose, chooseKeep },
    rollKey: isOffered && isChosen ? { keep, attemptID } : undefined,
  };
}

interface RollFieldsProps {
  readonly fullName: string;
  readonly choice: RollChoice;
  readonly disabled: boolean;
}

export function RollFields({ fullName, choice, disabled }: RollFieldsProps) {
  const { isChosen, keep, choose, chooseKeep } = choice;
  return (
    <Stack gap={3}>
      <CheckField
        label={ROLL.title}
        hint={ROLL.hint(fullName)}
        checked={isChosen}
        disabled={disabled}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      {isChosen && (
        <SelectField
          label={ROLL.keep}
          hint={KEEP_HINTS[keep]}
          options={KEEP_OPTIONS}
          value={keep}
          disabled={disabled}
          onChange={(event) => chooseKeep(event.currentTarget.value as KeyRoll['keep'])}
        />
      )}
    </Stack>
  );
}
