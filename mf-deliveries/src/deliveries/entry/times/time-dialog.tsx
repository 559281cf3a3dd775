import { toLocalDateTime } from '@fleetfoot/shared/domain';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Dialog, FormError, SelectField, Stack } from '@fleetfoot/shared/ui';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { timesWords } from '../../../texts/groups/times';
import { usePageTexts } from '../../../texts/page-texts';
import { timesTexts } from '../../../texts/times';
import { translated } from '../../../texts/translated';
import { laterOf, weekdayOf } from './calendar';
import { dateOf, MonthGrid } from './month-grid';
import {
  beginningAt,
  beginnings,
  endings,
  firstDay,
  firstTimes,
  type Held,
  onDay,
  type PickedTimes,
} from './picked-times';
import { MINUTE, type PresetTime, QUARTER, quarterAfter } from './time-presets';

const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-6);
`;

const Times = styled.div`
  display: grid;
  flex: 1 1 9rem;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  align-content: start;
  gap: var(--space-4);
`;

const Words = styled.p`
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--border);
  font-weight: 500;
`;

/** Options of these times, with the chosen one where it is none of the quarters. */
function optionsOf(times: readonly string[], chosen: string) {
  return [...new Set([...times, chosen])].toSorted().map((time) => ({ value: time, label: time }));
}

export interface TimeDialogProps {
  readonly time: PresetTime;
  /** Gives what the form holds. */
  readonly held: () => Held;
  /** Nothing begins before it, as inputs write moments; empty where only what is over is refused. */
  readonly after: string;
  /** @param words the chosen times in the language of the page */
  readonly onUse: (times: Held, words: string) => void;
  readonly onClose: () => void;
}

function Choice({ time, held, after, onUse, onClose }: TimeDialogProps) {
  const { now } = useServices();
  const texts = usePageTexts(timesTexts);
  const wordsID = useId();
  const content = useRef<HTMLDivElement>(null);
  const isWindow = time !== 'pickup_time';
  const ahead = (minutes: number) => new Date(now().getTime() + minutes);
  const boundsNow = () => ({ earliest: laterOf(toLocalDateTime(ahead(MINUTE)), after), isWindow });
  const bounds = boundsNow();
  const [times, setTimes] = useState<PickedTimes>(() =>
    firstTimes(held(), toLocalDateTime(new Date(quarterAfter(ahead(QUARTER).getTime()))), bounds),
  );
  const [isOver, setOver] = useState(false);
  const { day, from, to } = times;
  const weekday = texts.short.split(' ')[weekdayOf(day)] ?? '';
  const words = isWindow
    ? texts.window(weekday, dateOf(day), from, to)
    : texts.moment(weekday, dateOf(day), from);

  useLayoutEffect(() => {
    // The dialog gives the focus to its first button.
    content.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, []);

  function choose(changed: PickedTimes) {
    setOver(false);
    setTimes(changed);
  }
  function use() {
    // The dialog may have been open for long.
    const present = boundsNow();
    if (`${day}T${from}` < present.earliest) {
      setTimes(onDay(times, day, present));
      setOver(true);
      return;
    }
    onUse({ start: `${day}T${from}`, end: `${day}T${isWindow ? to : from}` }, words);
    onClose();
  }

  return (
    <Dialog
      open
      title={texts.titles[time]}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button aria-describedby={wordsID} onClick={use}>
            {texts.use}
          </Button>
        </>
      }
    >
      <Stack ref={content}>
        <Beside>
          <MonthGrid
            day={day}
            today={toLocalDateTime(now()).slice(0, 10)}
            first={firstDay(bounds)}
            onChoose={(chosen) => choose(onDay(times, chosen, bounds))}
          />
          <Times>
            <SelectField
              label={isWindow ? texts.from : texts.time}
              options={optionsOf(beginnings(day, bounds), from)}
              value={from}
              onChange={({ target }) => choose(beginningAt(times, target.value))}
            />
            {isWindow && (
              <SelectField
                label={texts.to}
                options={optionsOf(endings(from), to)}
                value={to}
                onChange={({ target }) => choose({ ...times, to: target.value })}
              />
            )}
          </Times>
        </Beside>
        <Words id={wordsID}>{words}</Words>
        {isOver && <FormError>{texts.over}</FormError>}
      </Stack>
    </Dialog>
  );
}

/** A day and its times, in our zone and format, for those who would rather point than type. */
export const TimeDialog = translated(timesWords, Choice);
