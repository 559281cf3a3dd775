import { useServices } from '@fleetfoot/shared/remote';
import { Button, Row, SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { entryTexts } from '../../texts/entry';
import { useFormTexts, useInWords } from '../../texts/form-language';
import type { DeliveryFormValues } from '../typed-delivery';
import { momentPresets, type TimePreset, timePresets } from './time-presets';

/** Times that presets fill in: a window of a stop, or the moment of the pickup. */
export type PresetTime = 'pickup_window' | 'dropoff_window' | 'pickup_time';

const Chips = styled(Row)`
  grid-column: 1 / -1;
  font-size: var(--text-sm);
  > span { color: var(--muted); }
  @media ${SMALL_SCREEN} {
    > span { flex: 1 0 100%; }
  }
`;

const WINDOWS = [
  'pickup_window.start',
  'pickup_window.end',
  'dropoff_window.start',
  'dropoff_window.end',
] as const;

/** Fills in times by one press: both ends of a window. */
export function PresetChips({ time }: { readonly time: PresetTime }) {
  const { control, getValues, setValue, trigger, formState } = useFormContext<DeliveryFormValues>();
  const { now, announce } = useServices();
  const texts = useFormTexts(entryTexts);
  const say = useInWords();
  const { isSubmitted } = formState;
  const pickupStart = useWatch({ control, name: 'pickup_window.start' });
  const row = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState('');

  useEffect(() => {
    // The one that had the focus is gone.
    if (over) row.current?.querySelector('button')?.focus();
  }, [over]);

  /** Those of this moment: the form may be open for long. */
  function present(): readonly TimePreset[] {
    if (time === 'pickup_time') return momentPresets(now());
    const windows = timePresets(now());
    // Nothing is dropped off before it is collected.
    return time === 'pickup_window' ? windows : windows.filter(({ end }) => end > pickupStart);
  }
  function fillWindow(window: 'pickup_window' | 'dropoff_window', { start, end }: TimePreset): void {
    setValue(`${window}.start`, start);
    setValue(`${window}.end`, end);
  }
  /** @returns what was filled in */
  function fill(preset: TimePreset): string {
    if (time === 'pickup_time') {
      setValue(time, preset.start);
      return texts.times[time];
    }
    const [pickup, dropoff] = getValues(['pickup_window', 'dropoff_window']);
    const isOwn = dropoff.start + dropoff.end !== '' && JSON.stringify(dropoff) !== JSON.stringify(pickup);
    fillWindow(time, preset);
    if (time === 'dropoff_window' || isOwn) return texts.times[time];
    // Most are collected and dropped off within the same hours.
    fillWindow('dropoff_window', preset);
    return texts.bothWindows;
  }
  function choose(label: string): void {
    const preset = present().find((one) => one.label === label);
    setOver(preset ? '' : label);
    announce(preset ? `${fill(preset)}: ${say(label)}.` : texts.over(say(label)));
    // What one time is wrong for may be another's message.
    if (preset && isSubmitted) void trigger(time === 'pickup_time' ? time : WINDOWS);
  }

  return (
    <Chips ref={row} gap={2} role="group" aria-label={texts.readyTimes(texts.times[time])}>
      <span>{texts.times[time]}</span>
      {present().map(({ label }) => (
        <Button key={label} variant="secondary" onClick={() => choose(label)}>
          {say(label)}
        </Button>
      ))}
      {over && <p>{texts.over(say(over))}</p>}
    </Chips>
  );
}
