import { PartButton } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Row, SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { entryTexts } from '../../../texts/entry';
import { useInWords } from '../../../texts/page-language';
import { usePageTexts } from '../../../texts/page-texts';
import type { DeliveryFormValues } from '../../typed-delivery';
import type { Held } from './picked-times';
import type { TimeDialog } from './time-dialog';
import { momentPresets, type PresetTime, type TimePreset, timePresets } from './time-presets';

const Chips = styled(Row)`
  grid-column: 1 / -1;
  /* A dialog that is opened from here has its own. */
  > :not(dialog) { font-size: var(--text-sm); }
  > span { color: var(--muted); }
  @media ${SMALL_SCREEN} {
    > span { flex: 1 0 100%; }
  }
`;

const loadDialog = async () =>
  (await import(/* webpackChunkName: "time-dialog" */ './time-dialog')).TimeDialog;

/** On screens for fingers the browser's own pickers are what people know. */
const hasFinePointer = () => window.matchMedia?.('(pointer: fine)').matches;

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
  const texts = usePageTexts(entryTexts);
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
  function fillWindow(window: 'pickup_window' | 'dropoff_window', { start, end }: Held): void {
    setValue(`${window}.start`, start);
    setValue(`${window}.end`, end);
  }
  /** @returns what was filled in */
  function fill(times: Held): string {
    if (time === 'pickup_time') {
      setValue(time, times.start);
      return texts.times[time];
    }
    const [pickup, dropoff] = getValues(['pickup_window', 'dropoff_window']);
    const isOwn = dropoff.start + dropoff.end !== '' && JSON.stringify(dropoff) !== JSON.stringify(pickup);
    fillWindow(time, times);
    if (time === 'dropoff_window' || isOwn) return texts.times[time];
    // Most are collected and dropped off within the same hours.
    fillWindow('dropoff_window', times);
    return texts.bothWindows;
  }
  /** @param words what the times are, in the language of the page */
  function use(times: Held, words: string): void {
    setOver('');
    announce(`${fill(times)}: ${words}.`);
    // What one time is wrong for may be another's message.
    if (isSubmitted) void trigger(time === 'pickup_time' ? time : WINDOWS);
  }
  function choose(label: string): void {
    const preset = present().find((one) => one.label === label);
    if (preset) {
      use(preset, say(label));
      return;
    }
    setOver(label);
    announce(texts.over(say(label)));
  }
  /** What the form holds; until it has a drop-off window, that of the pickup. */
  function held(): Held {
    if (time === 'pickup_time') return { start: getValues(time), end: '' };
    const [own, pickup] = getValues([time, 'pickup_window']);
    return own.start ? own : pickup;
  }

  return (
    <Chips ref={row} gap={2} role="group" aria-label={texts.readyTimes(texts.times[time])}>
      <span>{texts.times[time]}</span>
      {present().map(({ label }) => (
        <Button key={label} variant="secondary" onClick={() => choose(label)}>
          {say(label)}
        </Button>
      ))}
      {hasFinePointer() && (
        <PartButton<ComponentProps<typeof TimeDialog>>
          label={texts.otherTime}
          variant="secondary"
          load={loadDialog}
          props={{ time, held, after: time === 'dropoff_window' ? pickupStart : '', onUse: use }}
        />
      )}
      {over && <p>{texts.over(say(over))}</p>}
    </Chips>
  );
}
