import { chooseData, type DataChoice, dataChoice, onDataChoice } from '@fleetfoot/shared/device';
import { SelectLine } from '@fleetfoot/shared/texts';
import { useId, useSyncExternalStore } from 'react';
import { useAuthState, useShellContext } from '../chrome/use-shell';

const CHOICES: Readonly<Record<DataChoice, string>> = { auto: 'Automatic', on: 'On', off: 'Off' };

function isChoice(value: string): value is DataChoice {
  return Object.hasOwn(CHOICES, value);
}

/** Chooses whether pages of this device load only what is asked for. */
export function SaveData({ describedBy }: { readonly describedBy: string }) {
  const { shell } = useShellContext();
  const id = useId();
  const uid = useAuthState((state) => state.uid);
  const choice = useSyncExternalStore(onDataChoice, dataChoice);

  function choose(chosen: DataChoice): void {
    let message = `Save data: ${CHOICES[chosen]}`;
    try {
      chooseData(chosen, uid ?? '');
    } catch {
      message = 'This browser keeps no choices.';
    }
    shell.setState(({ announcement: { count } }) => ({ announcement: { message, count: count + 1 } }));
  }
  return (
    <SelectLine>
      <label htmlFor={id}>Save data</label>
      <select
        id={id}
        aria-describedby={describedBy}
        value={choice}
        onChange={({ target }) => isChoice(target.value) && choose(target.value)}
      >
        {Object.entries(CHOICES).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </SelectLine>
  );
}
