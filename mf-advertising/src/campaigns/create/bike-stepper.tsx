import { cleanText } from '@fleetfoot/shared/domain';
import { CAMPAIGN_BIKES } from '@fleetfoot/shared/model/advertising/campaign-plan';
import { type KeyboardEvent, useId, useState } from 'react';
import { NEW_CAMPAIGN } from '../../texts/new-campaign';
import { StepperFrame, StepperNote } from './bike-stepper-style';
import { formatBikes } from './campaign-choice';

const { min, max } = CAMPAIGN_BIKES;
const LIMITS = [String(min), String(max)] as const;

/** The result of reading a typed number of bikes. */
export interface TypedBikes {
  /** The text of the field. */
  readonly text: string;
  /** `undefined` while nothing is typed. */
  readonly noOfBikes: number | undefined;
  /** The reason for a number that was changed or refused. */
  readonly note: string | undefined;
}

/** The nearest number of bikes that a campaign can have. */
export function clampBikes(count: number): number {
  return Math.min(max, Math.max(min, count));
}

/**
 * Reads a typed number of bikes. A number beyond the limits is clamped and gets a note; what is no whole number, such as
 * `-3` or `1.5`, is refused with one.
 */
export function typedBikes(typed: string): TypedBikes {
  const text = cleanText(typed);
  if (text === '') return { text: '', noOfBikes: undefined, note: undefined };
  if (/\D/.test(text))
    return { text, noOfBikes: undefined, note: NEW_CAMPAIGN.bikes.refused(...LIMITS, text) };
  const count = Number(text);
  const noOfBikes = clampBikes(count);
  const note =
    count === noOfBikes ? undefined : NEW_CAMPAIGN.bikes.changed(...LIMITS, text, String(noOfBikes));
  return { text: String(noOfBikes), noOfBikes, note };
}

/** The change of the number by each key. */
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

/** A field for the number of bikes, with buttons that stop at the limits. */
export function BikeStepper({ value, onChange }: BikeStepperProps) {
  // What is typed and no number that can be used.
  const [unread, setUnread] = useState<string>();
  const [note, setNote] = useState<string>();
  const id = useId();

  function step(by: number): void {
    setUnread(undefined);
    setNote(undefined);
    onChange(clampBikes(value + by));
  }
  function type(text: string): void {
    const typed = typedBikes(text);
    const isRead = typed.noOfBikes !== undefined;
    setUnread(isRead ? undefined : typed.text);
    setNote(isRead || !typed.note ? typed.note : NEW_CAMPAIGN.bikes.stays(typed.note, formatBikes(value)));
    if (isRead) onChange(typed.noOfBikes);
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
          aria-label={NEW_CAMPAIGN.bikes.less}
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
          aria-label={NEW_CAMPAIGN.bikes.number}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={value}
          aria-valuetext={formatBikes(value)}
          aria-describedby={`${id}-note`}
          aria-invalid={(unread !== undefined && unread !== '') || undefined}
          value={unread ?? String(value)}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          onFocus={({ target }) => target.select()}
          onBlur={() => setUnread(undefined)}
        />
        <button
          type="button"
          aria-label={NEW_CAMPAIGN.bikes.more}
          aria-disabled={value === max || undefined}
          onClick={() => step(1)}
        >
          <span aria-hidden="true">+</span>
        </button>
      </StepperFrame>
      <StepperNote id={`${id}-note`} role="status" data-warning={note !== undefined || undefined}>
        {note ?? NEW_CAMPAIGN.bikes.range(...LIMITS)}
      </StepperNote>
    </div>
  );
}
