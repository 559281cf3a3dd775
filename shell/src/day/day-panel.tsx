import { formatTime } from '@fleetfoot/shared/domain';
import { Button, Icon, Row, VisuallyHidden } from '@fleetfoot/shared/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { DAY } from '../texts/english/day';
import { Chip, Frame, Steps, Strip } from './day-style';
import type { Day } from './use-day';

interface DayPanelProps {
  readonly day: Day;
  /** Whether its user has opened the steps. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onPutAway: () => void;
  /** Given to a newcomer who has not taken the tour. */
  readonly onTour?: (() => void) | undefined;
  /** Whether its user asked for it. */
  readonly isAwaited: boolean;
  /** Whether its user asked for the steps: the focus goes to them once, when they are there. */
  readonly isSought: boolean;
  readonly onFound: () => void;
  /** Given where nothing is read until its user asks. */
  readonly onAsk?: (() => void) | undefined;
}

/** On one line: how far setting up is, with the next step, and what today's figures are. The line opens all steps. */
export function DayPanel({ day, isOpen, isAwaited, isSought, ...on }: DayPanelProps) {
  const { onOpen, onPutAway, onTour, onFound, onAsk } = on;
  const { steps, figures, isWhole, isAsking, asOf } = day;
  const listId = useId();
  const frame = useRef<HTMLElement>(null);
  const next = steps.find(({ isDone }) => !isDone);
  // What was begun is seen to its end: the last tick, too.
  const [wasNeeded, setNeeded] = useState(false);
  if (next !== undefined && !wasNeeded) setNeeded(true);
  const hasSteps = steps.length > 0 && (wasNeeded || isOpen);
  const areListed = hasSteps && isOpen;
  const done = steps.filter(({ isDone }) => isDone).length;
  const isEmpty = !hasSteps && figures.length === 0 && !asOf;
  const isFound = isSought && areListed;
  const lookAtSteps = useEffectEvent(() => {
    onFound();
    // Who types already goes on.
    if (!document.activeElement?.matches('input, textarea, select')) frame.current?.focus();
  });
  useEffect(() => {
    if (isFound) lookAtSteps();
  }, [isFound]);
  return (
    // The page around may be in another language.
    <Frame ref={frame} tabIndex={-1} aria-label={DAY.name} lang="en-ZA">
      <Strip>
        {onAsk && (
          <Button
            variant="quiet"
            onClick={() => {
              onAsk();
              // The button goes.
              frame.current?.focus();
            }}
          >
            {DAY.show}
          </Button>
        )}
        {hasSteps && (
          <Chip
            as="button"
            type="button"
            $tone="setup"
            aria-expanded={areListed}
            aria-controls={areListed ? listId : undefined}
            onClick={() => onOpen(!areListed)}
          >
            <span>{DAY.setUp(String(done), String(steps.length))}</span>
            <Icon name={areListed ? 'chevron-down' : 'chevron-right'} size={16} />
          </Chip>
        )}
        {hasSteps && onTour && (
          <Chip
            as="button"
            type="button"
            onClick={() => {
              onTour();
              // The button goes.
              frame.current?.focus();
            }}
          >
            {DAY.tour}
          </Chip>
        )}
        {hasSteps && next && !areListed && (
          <Chip href={next.path}>
            <VisuallyHidden>{DAY.next}</VisuallyHidden>
            <span>{next.label}</span>
          </Chip>
        )}
        {figures.length > 0 && (
          <ul>
            {figures.map(({ value, label, lang, path, isUrgent }) => (
              <li key={label}>
                <Chip href={path} $tone={isUrgent ? 'urgent' : undefined}>
                  <strong>{value}</strong> <span lang={lang}>{label}</span>
                </Chip>
              </li>
            ))}
          </ul>
        )}
        {isEmpty && isAwaited && isAsking && !isWhole && <p>{DAY.loading}</p>}
        {isEmpty && isWhole && <p>{DAY.nothing}</p>}
        {asOf && <p>{DAY.asOf(formatTime(asOf))}</p>}
      </Strip>
      {areListed && (
        <Steps id={listId}>
          <ol>
            {steps.map(({ label, path, isDone }) => (
              <li key={label} data-done={isDone || undefined}>
                <a href={path}>
                  <span>{isDone && <Icon name="check" size={16} />}</span>
                  <span>{label}</span>
                  {isDone && <VisuallyHidden>{DAY.done}</VisuallyHidden>}
                </a>
              </li>
            ))}
          </ol>
          <Row gap={3}>
            <Button
              variant="quiet"
              onClick={() => {
                onPutAway();
                // The button goes with the steps.
                frame.current?.focus();
              }}
            >
              {DAY.putAway}
            </Button>
            <small>{DAY.bringBack}</small>
          </Row>
        </Steps>
      )}
    </Frame>
  );
}
