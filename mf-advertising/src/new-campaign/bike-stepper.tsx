import { CAMPAIGN_BIKES } from '@fleetfoot/shared/domain';
import { type KeyboardEvent, useId, useState } from 'react';
import { StepperFrame, StepperNote } from './bike-stepper-style';
import { bikesInWords } from './campaign-choice';
import { clampBikes, typedBikes } from './typed-bikes';

const { min, max } = CAMPAIGN_BIKES;

/** By how many bikes a key changes the number. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 5,
  PageDown: -5,
  Home: -max,
  End: max,
};

interface BikeStepperProps {
  readonly value: number;
  readonly onChange: (noOfBikes: number) => void;
}

/** The number of bikes: buttons that stop at the ends, and a field whose content is made to fit. */
export function BikeStepper({ value, onChange }: BikeStepperProps) {
  const [isEmpty, setIsEmpty] = useState(false);
  const [note, setNote] = useState<string>();
  const id = useId();

  function step(by: number): void {
    setIsEmpty(false);
    setNote(undefined);
    onChange(clampBikes(value + by));
  }
  function type(text: string): void {
    const typed = typedBikes(text);
    setIsEmpty(typed.noOfBikes === undefined);
    setNote(typed.note);
    if (typed.noOfBikes !== undefined) onChange(typed.noOfBikes);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  }
  return (
    <div>
      <StepperFrame>
        <button
          type="button"
          aria-label="One bike less"
          aria-disabled={value === min || undefined}
          onClick={() => step(-1)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          role="spinbutton"
          aria-label="Number of bikes"
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={value}
          aria-valuetext={bikesInWords(value)}
          aria-describedby={`${id}-note`}
          value={isEmpty ? '' : String(value)}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          onFocus={({ target }) => target.select()}
          onBlur={() => setIsEmpty(false)}
        />
        <button
          type="button"
          aria-label="One bike more"
          aria-disabled={value === max || undefined}
          onClick={() => step(1)}
        >
          <span aria-hidden="true">+</span>
        </button>
      </StepperFrame>
      <StepperNote id={`${id}-note`} role="status" data-warning={note !== undefined || undefined}>
        {note ?? `From ${min} to ${max}.`}
      </StepperNote>
    </div>
  );
}
