import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { CANCELLED } from '@fleetfoot/shared/model/delivery/delivery-status';
import { useOrganization, useServices, useSession } from '@fleetfoot/shared/remote';
import { Button, FormError, SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { dialogWords } from '../../../texts/dialogs';
import { detailWords } from '../../../texts/groups/detail';
import { manyTexts } from '../../../texts/many';
import { usePageTexts } from '../../../texts/page-texts';
import { Translated } from '../../../texts/translated';
import { deliveryWrites } from '../../data';
import { MOST_WAYBILLS, waybillsPath } from '../../waybill/waybills-path';
import { ExportButton } from '../export-button';
import { useEscape } from '../use-escape';
import { CancelManyDialog } from './cancel-many-dialog';
import type { SelectionStep } from './selection';
import { ShareManyDialog } from './share-many-dialog';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  button { padding-inline: var(--space-3); }
  @media ${SMALL_SCREEN} {
    /* One line, whose end is scrolled to: a second one would move the rows. */
    flex-wrap: nowrap;
    gap: var(--space-1);
    /* Room for the focus ring. */
    margin: -4px;
    padding: 4px;
    overflow-x: auto;
    button { flex: none; padding-inline: var(--space-2); font-size: var(--text-sm); }
    button:last-of-type { order: -1; }
  }
`;

/** Says how high the bar is, so that what sticks below it and what gets the focus are not under it. */
function useBarHeight() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    function measure(): void {
      const height = bar.current?.parentElement?.parentElement?.offsetHeight ?? 0;
      document.documentElement.style.setProperty('--list-bar', `${height}px`);
      document.documentElement.style.scrollPaddingTop = `calc(${height}px + 2 * var(--target))`;
    }
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      document.documentElement.style.removeProperty('--list-bar');
      document.documentElement.style.removeProperty('scroll-padding-top');
    };
  });
  return bar;
}

/** Where the focus goes when the bar does, and what had it with the bar. */
function focusSelectAll(): void {
  const box = document.querySelector<HTMLElement>('[data-select-all] input');
  (box ?? document.querySelector<HTMLElement>('h1[tabindex]'))?.focus();
}

interface SelectionBarProps {
  /** What is selected and shown, in the order shown. */
  readonly selected: readonly Delivery[];
  /** Stable. */
  readonly select: (step: SelectionStep) => void;
}

/** What can be done with the selected deliveries. */
export function SelectionBar({ selected, select }: SelectionBarProps) {
  const { navigate, now } = useServices();
  const { id: orgID } = useOrganization();
  const uid = useSession((state) => state.uid) ?? '';
  const [opened, open] = useState<'share' | 'cancel'>();
  const [isRefused, setRefused] = useState(false);
  const bar = useBarHeight();
  const { cancel } = deliveryWrites(orgID, uid, now);
  const only = (ids: readonly string[]) => select({ kind: 'only', ids });

  function clear(): void {
    // What had the focus goes with the bar.
    if (bar.current?.contains(document.activeElement)) focusSelectAll();
    only([]);
  }
  useEscape(clear);
  useEffect(() => {
    if (opened !== 'cancel') return;
    return () => {
      // Everything selected is cancelled: the button that the dialog gave the focus back to is gone as well.
      if (document.activeElement === document.body) focusSelectAll();
    };
  }, [opened]);

  const hasAny = selected.length > 0;
  const texts = usePageTexts(manyTexts);
  // No courier comes for the others.
  const carried = selected.filter(({ status }) => status !== CANCELLED);
  const isTooMany = carried.length > MOST_WAYBILLS;
  function print(): void {
    if (isTooMany) setRefused(true);
    else navigate(waybillsPath(carried.map(({ id }) => id)));
  }
  return (
    <Actions ref={bar} role="group" aria-label={texts.group}>
      {hasAny && (
        <>
          {carried.length > 0 && (
            <Button variant="secondary" onClick={print}>
              {texts.print}
            </Button>
          )}
          <ExportButton label="CSV" deliveries={selected} />
          {carried.length > 0 && (
            <>
              <Button needsConnection variant="secondary" onClick={() => open('share')}>
                {texts.share}
              </Button>
              <Button needsConnection variant="danger-outline" onClick={() => open('cancel')}>
                {texts.cancel}
              </Button>
            </>
          )}
        </>
      )}
      <Button variant="quiet" aria-label={texts.clearName} onClick={clear}>
        {texts.clear}
      </Button>
      {isRefused && isTooMany && <FormError>{texts.tooMany(String(MOST_WAYBILLS))}</FormError>}
      {opened === 'share' && (
        <Translated groups={dialogWords}>
          <ShareManyDialog deliveries={selected} onClose={() => open(undefined)} />
        </Translated>
      )}
      {opened === 'cancel' && (
        <Translated groups={detailWords}>
          <CancelManyDialog
            deliveries={selected}
            cancel={cancel}
            onTried={only}
            onClose={() => open(undefined)}
          />
        </Translated>
      )}
    </Actions>
  );
}
