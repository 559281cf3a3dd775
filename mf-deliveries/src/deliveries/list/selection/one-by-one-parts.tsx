// What the dialogs that work on one delivery after another have in common.
import { AppError, formatNumber } from '@fleetfoot/shared/domain';
import { DOUBT_AFTER_MS } from '@fleetfoot/shared/forms';
import type { Delivery } from '@fleetfoot/shared/model';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Stack } from '@fleetfoot/shared/ui';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useFailureWords } from '../../../texts/failure-words';
import { manyTexts } from '../../../texts/many';
import { usePageTexts } from '../../../texts/page-texts';
import { deliveryName } from '../../delivery-name';
import { type Outcome, oneByOne } from './one-by-one';

const NOT_KNOWN = new AppError('timeout', 'Nobody waits for the answer.', { isInDoubt: true });

interface Run<Result> {
  /** `stopping`: the last one is still being waited for. */
  readonly phase: 'idle' | 'running' | 'stopping';
  readonly count: number;
  /** Whether the answer about the one that it is at is late: nobody knows yet what became of it. */
  readonly isInDoubt: boolean;
  /** Of the last run. */
  readonly outcome: Outcome<Delivery, Result> | undefined;
  /** Resolves with the outcome. */
  readonly start: (
    items: readonly Delivery[],
    act: (delivery: Delivery) => Promise<Result>,
  ) => Promise<Outcome<Delivery, Result>>;
  /** Ends it after this one, or now where it is not known what became of this one. */
  readonly stop: () => void;
}

/** Works on deliveries one after another until all are done, it is stopped, or its dialog is gone. */
export function useOneByOne<Result>(message: string): Run<Result> {
  const { report } = useServices();
  const [phase, setPhase] = useState<Run<Result>['phase']>('idle');
  const [count, setCount] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Delivery, Result>>();
  const [isInDoubt, setInDoubt] = useState(false);
  const isStopped = useRef(false);
  const giveUp = useRef<() => void>(undefined);
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);
  /** The answer, or that nobody knows, once it is late and the run is to stop. */
  async function answerOf(answer: Promise<Result>): Promise<Result> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        giveUp.current = () => reject(NOT_KNOWN);
        setInDoubt(true);
        if (isStopped.current) giveUp.current();
      }, DOUBT_AFTER_MS);
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
      giveUp.current = undefined;
      setInDoubt(false);
    }
  }
  async function start(items: readonly Delivery[], act: (delivery: Delivery) => Promise<Result>) {
    isStopped.current = false;
    setPhase('running');
    setCount(0);
    const result = await oneByOne({
      ...{ items, onProgress: setCount },
      act: (item) => answerOf(act(item)),
      isStopped: () => isStopped.current,
      onFailure: (error) => report(error, { message }),
    });
    setOutcome(result);
    setPhase('idle');
    return result;
  }
  function stop(): void {
    isStopped.current = true;
    setPhase('stopping');
    giveUp.current?.();
  }
  return { phase, count, isInDoubt, outcome, start, stop };
}

const Bar = styled.progress`
  width: 100%;
  height: 12px;
`;

interface ProgressProps {
  /** What has been done to so many: `2 of 3 cancelled`. */
  readonly textOf: (count: string, total: string) => string;
  readonly count: number;
  readonly total: number;
  /** Said while it is not known what became of the one that it is at. */
  readonly doubt: string | false | undefined;
}

export function Progress({ textOf, count, total, doubt }: ProgressProps) {
  const id = useId();
  const { goesOn } = usePageTexts(manyTexts);
  return (
    <Stack gap={2}>
      <p id={id}>{textOf(formatNumber(count), formatNumber(total))}</p>
      <Bar aria-labelledby={id} value={count} max={total} />
      <p role="status">{doubt && `${doubt} ${goesOn}`}</p>
    </Stack>
  );
}

interface StopButtonProps {
  readonly isStopping: boolean;
  readonly onStop: () => void;
}

/** In place of the button that started it, of which it takes over the focus. */
export function StopButton({ isStopping, onStop }: StopButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { stop } = usePageTexts(manyTexts);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} variant="secondary" busy={isStopping} onClick={onStop}>
      {stop}
    </Button>
  );
}

const List = styled.ul`
  max-height: 200px;
  overflow-y: auto;
  padding-inline-start: var(--space-5);
  font-size: var(--text-sm);
`;

/** Those that an outcome leaves as they were, each with the reason. */
export function undone<Result>({ failed, left }: Outcome<Delivery, Result>): ReasonsProps['reasons'] {
  return [...failed, ...left.map((item) => ({ item, reason: 'Not tried.' }))];
}

interface ReasonsProps {
  /** What the list is of. */
  readonly label: string;
  readonly reasons: readonly { readonly item: Delivery; readonly reason: string }[];
  /** Whether what had the focus is gone when this comes. */
  readonly takesFocus?: boolean;
}

/** Deliveries, each with what keeps it back. */
export function Reasons({ label, reasons, takesFocus = false }: ReasonsProps) {
  const say = useFailureWords();
  const list = useCallback(
    (element: HTMLUListElement | null) => {
      if (takesFocus) element?.focus();
    },
    [takesFocus],
  );
  return (
    // A long list scrolls by the keyboard.
    <List ref={list} aria-label={label} tabIndex={0}>
      {reasons.map(({ item, reason }) => (
        <li key={item.id}>{`${deliveryName(item)}: ${say(reason)}`}</li>
      ))}
    </List>
  );
}
