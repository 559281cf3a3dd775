import { useAction } from '@fleetfoot/shared/forms';
import type { MenuItem } from '@fleetfoot/shared/model/restaurants/menu-item';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, VisuallyHidden } from '@fleetfoot/shared/ui';
import { type MouseEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { SERVICE } from '../../texts/menu';
import type { MenuWrites } from '../data';
import { isSoldOut, type QuickTime, soldOutText, usualTime } from '../sold-out';
import { SoldOutChoice } from './sold-out-choice';

// Above the link that the whole row is.
const Above = styled.div`
  position: relative;
  z-index: 1;
  grid-area: action;
  justify-self: end;
  > button {
    margin-inline-end: calc(-1 * var(--space-3));
    padding-inline: var(--space-3);
    color: var(--muted);
    font-size: var(--text-sm);
    font-weight: 500;
    &:hover { color: var(--link); }
  }
`;

interface SoldOutControlProps {
  readonly item: MenuItem;
  readonly now: Date;
  readonly writes: MenuWrites;
  /** Whether this item's choice is the one that is open. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Gets what the server has confirmed. */
  readonly onChanged: (soldOutUntil: Date | undefined) => void;
}

interface Press {
  readonly place: 'row' | 'choice';
  /** The choice that is made with it. */
  readonly label?: string;
  readonly until: Date | undefined;
}

/**
 * In the middle of service: one press takes an item off the menu for the rest of the day, and the same button brings it back. Below
 * it, the time can be chosen, or the return taken back.
 */
export function SoldOutControl({ item, now, writes, isOpen, onOpen, onChanged }: SoldOutControlProps) {
  const { announce, report, now: clock } = useServices();
  /** The last press, whatever came of it. */
  const [last, setLast] = useState<Press>();
  /** The last one that the server has confirmed. */
  const [confirmed, setConfirmed] = useState<Press>();
  /** Until when it was sold out before it was brought back. */
  const [former, setFormer] = useState<Date>();
  const [isDismissed, setDismissed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const choice = useRef<HTMLDivElement>(null);
  const soldOut = isSoldOut(item, now);
  const { busy, error, run, clear } = useAction({
    doubt: SERVICE.doubt,
    wording: SERVICE.notChanged,
    onFailure(reason) {
      report(reason, { message: 'The availability of a menu item was not changed.', itemID: item.id });
      setDismissed(false);
    },
  });
  const awaited = busy ? last : undefined;

  function close() {
    clear();
    setFormer(undefined);
    setDismissed(true);
    onOpen(false);
    button.current?.focus();
  }

  function set(press: Press) {
    if (busy) return;
    const { place, label, until } = press;
    setLast(press);
    setDismissed(false);
    if (label !== SERVICE.undo) setFormer(until ? undefined : item.soldOutUntil);
    // At the press, not at the answer: by then somebody may be about to press a row below.
    onOpen(true);
    void run(async () => {
      await writes.setSoldOut(item, until);
      onChanged(until);
      setConfirmed(press);
      // A row that was pressed meanwhile has its choice open instead.
      const isShown = choice.current !== null;
      const comesNext = place === 'row' && isShown;
      announce(
        until
          ? (comesNext ? SERVICE.soldOutWithTimes : SERVICE.soldOut)(item.name, soldOutText(until, clock()))
          : (comesNext ? SERVICE.availableWithUndo : SERVICE.available)(item.name),
      );
      if (label === SERVICE.undo && isShown) close();
    });
  }

  /** The second half of a double press would take back the first. */
  function pressRow({ detail }: MouseEvent) {
    if (detail > 1) return;
    set({ place: 'row', ...(soldOut ? { until: undefined } : usualTime(clock())) });
  }

  function choose(time: QuickTime) {
    // What is taken back may have come to its end meanwhile.
    if (time.label === SERVICE.undo && time.until <= clock()) close();
    else set({ place: 'choice', ...time });
  }

  function stage() {
    const isUndoing = awaited?.label === SERVICE.undo;
    if (former && (isUndoing || !soldOut)) return 'returned';
    return awaited && !awaited.until ? 'returning' : 'times';
  }
  const isHeld = soldOut && confirmed?.until?.getTime() === item.soldOutUntil?.getTime();
  return (
    <>
      <Above>
        <Button
          ref={button}
          variant="quiet"
          busy={awaited?.place === 'row'}
          onClick={pressRow}
          onKeyDown={(event) => {
            if (event.repeat && event.key === 'Enter') event.preventDefault();
          }}
        >
          <span>
            <span>{soldOut ? SERVICE.makeAvailable : SERVICE.markSoldOut}</span>
            <VisuallyHidden translate="no">{` ${item.name}`}</VisuallyHidden>
          </span>
        </Button>
      </Above>
      {(isOpen || (error !== undefined && !isDismissed)) && (
        <SoldOutChoice
          ref={choice}
          name={item.name}
          stage={stage()}
          former={former && former > now ? former : undefined}
          held={isHeld ? confirmed?.label : undefined}
          busy={busy}
          awaited={awaited?.place === 'choice' ? awaited.label : undefined}
          error={error}
          onChoose={choose}
          onClose={close}
        />
      )}
    </>
  );
}
