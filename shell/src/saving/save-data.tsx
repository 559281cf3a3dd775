import { chooseData, type DataChoice, dataChoice, onDataChoice } from '@fleetfoot/shared/device';
import { SelectLine } from '@fleetfoot/shared/texts';
import { useId, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { announce } from '../announce';
import { useAuthState, useShellContext } from '../chrome/use-shell';
import { savingTexts } from '../texts/saving';
import { useShellTexts } from '../texts/use-shell-texts';

const CHOICES: readonly DataChoice[] = ['auto', 'on', 'off'];

const Failure = styled.p`
  color: var(--danger-text);
  font-size: var(--text-xs);
`;

function choiceOf(value: string): DataChoice | undefined {
  return CHOICES.find((choice) => choice === value);
}

/** Chooses whether pages of this device load only what is asked for. */
export function SaveData({ describedBy }: { readonly describedBy: string }) {
  const { shell } = useShellContext();
  const { texts } = useShellTexts(savingTexts);
  const id = useId();
  const uid = useAuthState((state) => state.uid);
  const choice = useSyncExternalStore(onDataChoice, dataChoice);

  const [hasFailed, setFailed] = useState(false);

  function choose(chosen: DataChoice | undefined): void {
    if (chosen === undefined) return;
    try {
      chooseData(chosen, uid ?? '');
      setFailed(false);
      announce(shell, texts.chosen(texts.choices[chosen]));
    } catch {
      setFailed(true);
      announce(shell, texts.notKept);
    }
  }
  return (
    <>
      <SelectLine>
        <label htmlFor={id}>{texts.label}</label>
        <select
          id={id}
          aria-describedby={hasFailed ? `${describedBy} ${id}-failed` : describedBy}
          value={choice}
          onChange={({ target }) => choose(choiceOf(target.value))}
        >
          {CHOICES.map((value) => (
            <option key={value} value={value}>
              {texts.choices[value]}
            </option>
          ))}
        </select>
      </SelectLine>
      {hasFailed && <Failure id={`${id}-failed`}>{texts.notKept}</Failure>}
    </>
  );
}
