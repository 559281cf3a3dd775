import { TextAreaField, TextField, VisuallyHidden } from '@fleetfoot/shared/ui';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { importTexts } from '../../texts/import';
import { useInWords } from '../../texts/page-language';
import { usePageTexts } from '../../texts/page-texts';
import type { ImportColumn } from '../columns';

const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** The cell so many rows further down in the same column takes the focus, if there is one. */
function moveFocus(from: HTMLElement, column: string, step: number): void {
  const cells = [...(from.closest('table')?.querySelectorAll<HTMLElement>(`[data-column=${column}]`) ?? [])];
  cells[cells.indexOf(from) + step]?.focus();
}

interface FixCellProps {
  /** Of the row, as a spreadsheet shows it. */
  readonly number: number;
  readonly column: ImportColumn;
  readonly text: string;
  readonly problem: string | undefined;
  /** Told when the cell is left with another text. */
  readonly onChange: (text: string) => void;
}

/** A cell to type into. Enter and the arrows go up and down the column, as in a spreadsheet. */
export function FixCell({ number, column: { key, label, lines }, text, problem, onChange }: FixCellProps) {
  const { grid } = usePageTexts(importTexts);
  const say = useInWords();
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);

  function commit(): void {
    if (typed !== text) onChange(typed);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // Also where there is no other row to go to and the cell keeps the focus.
    commit();
    moveFocus(event.currentTarget, key, step);
  }

  const field = {
    label: <VisuallyHidden>{grid.cell(say(label), String(number))}</VisuallyHidden>,
    error: problem,
    value: typed,
    'data-column': key,
    onBlur: commit,
  };
  return lines ? (
    <TextAreaField {...field} rows={1} onChange={({ target }) => setTyped(target.value)} />
  ) : (
    <TextField {...field} onChange={({ target }) => setTyped(target.value)} onKeyDown={onKeyDown} />
  );
}
