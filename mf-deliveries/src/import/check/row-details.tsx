import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import type { SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import { Fragment, useState } from 'react';
import { addressTitle, foldedText } from '../../addresses/address-text';
import { SavedDetailsLine } from '../../addresses/saved-details-line';
import {
  chooseDetails,
  type Filling,
  type FillStep,
  NOTHING_FILLED,
  putBackTyped,
  putInDetails,
} from '../../addresses/typed-first';
import type { ColumnKey } from '../columns';
import type { CheckedLine } from './check-lines';
import { stopOfSaved } from './resolve-stop';

const STOPS = ['pickup', 'dropoff'] as const;
const DETAILS = ['name', 'phone_number', 'instructions', 'unit', 'landmark', 'gate_code'] as const;

type Detail = (typeof DETAILS)[number];
type Stop = (typeof STOPS)[number];

interface ChosenDetails {
  readonly person: string;
  readonly filling: Filling<Detail>;
}

function detailsOf(text: (detail: Detail) => string): Record<Detail, string> {
  return Object.fromEntries(DETAILS.map((detail) => [detail, text(detail)])) as Record<Detail, string>;
}

function detailsInRow({ cells }: CheckedLine, stop: Stop): Record<Detail, string> {
  return detailsOf((detail) => cells[`${stop}_${detail}` satisfies ColumnKey] ?? '');
}

function savedDetails(address: SavedAddress): Record<Detail, string> {
  const stop = stopOfSaved(address);
  return detailsOf((detail) =>
    detail === 'phone_number' ? formatPhoneNumber(stop.phone_number) : (stop[detail] ?? ''),
  );
}

/**
 * Saved addresses that were typed into the cells of rows: what the rows say of a person stays, and what is saved is offered.
 * Empty cells take it by themselves.
 */
export function useRowDetails(
  saved: ReadonlyMap<string, SavedAddress>,
  onChange: (row: number, column: ColumnKey, text: string) => void,
) {
  const [chosen, setChosen] = useState<Readonly<Record<string, ChosenDetails>>>({});

  function take(line: CheckedLine, stop: Stop, person: string, step: FillStep<Detail>): void {
    const cells = detailsInRow(line, stop);
    for (const detail of DETAILS) {
      const text = step.changes[detail] ?? cells[detail];
      if (text !== cells[detail]) onChange(line.row, `${stop}_${detail}`, text);
    }
    const next = { person, filling: step.filling };
    setChosen((known) => ({ ...known, [`${line.row} ${stop}`]: next }));
  }

  return {
    /** Changes a cell. */
    change(line: CheckedLine, column: ColumnKey, text: string): void {
      onChange(line.row, column, text);
      const stop = STOPS.find((one) => column === `${one}_address`);
      if (!stop) return;
      const address = saved.get(foldedText(text));
      const { filling } = chosen[`${line.row} ${stop}`] ?? { filling: NOTHING_FILLED };
      const step = chooseDetails(filling, detailsInRow(line, stop), address ? savedDetails(address) : {});
      // A cell that was typed into keeps its text; another one is empty, so that it takes what is saved.
      const emptied = Object.keys(step.changes).map((detail) => [detail, '']);
      const person = address ? address.contactName || addressTitle(address) : '';
      take(line, stop, person, { ...step, changes: Object.fromEntries(emptied) });
    },
    /** What is offered for a row. */
    offersFor: (line: CheckedLine) =>
      STOPS.map((stop) => {
        const known = chosen[`${line.row} ${stop}`];
        if (!known) return <Fragment key={stop} />;
        const { person, filling } = known;
        const now = detailsInRow(line, stop);
        return (
          <SavedDetailsLine
            key={stop}
            person={person}
            filling={filling}
            now={now}
            onUse={() => take(line, stop, person, putInDetails(filling, now))}
            onPutBack={() => take(line, stop, person, putBackTyped(filling, now))}
            onGone={() => {}}
          />
        );
      }),
  };
}
