import { LazyPart } from '@fleetfoot/shared/parts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../announce';
import { useShell, useShellContext } from '../chrome/use-shell';
import { NotLoadedDialog } from '../keys/not-loaded-dialog';
import { report } from '../report';
import type { ShellState } from '../shell-state';
import { tourTexts } from '../texts/tour';
import { useShellTexts } from '../texts/use-shell-texts';
import { KEPT, type KeptTour, stateOf, tourDevice } from './kept-tour';
import type { Asked } from './tour';

const loadTour = async () => (await import('./tour')).Tour;

/**
 * What the state becomes once the device has been asked. Another window may have taken or ended the tour; how far it is there is
 * for that window.
 * @param began since when this window has shown the tour, by this device's clock
 */
function stateAfter(
  known: ShellState['tour'],
  kept: KeptTour | undefined,
  began: number,
): ShellState['tour'] {
  if (known === undefined) return stateOf(kept);
  if (known === 'new') return kept === undefined ? 'new' : 'over';
  return known === 'on' && kept?.stop === 'over' && kept.at > began ? 'over' : known;
}

interface TourPlaceProps {
  readonly uid: string;
  readonly orgID: string;
}

/** Knows whether the tour is new to its user, and shows it while they take it, also after a reload. */
export function TourPlace({ uid, orgID }: TourPlaceProps) {
  const { shell, session } = useShellContext();
  const tour = useShell((state) => state.tour);
  const { texts } = useShellTexts(tourTexts);
  const [device] = useState(() => tourDevice(session, uid, orgID));
  const [hasFailed, setFailed] = useState(false);
  const asked = useRef<Asked>(undefined);
  const began = useRef(0);
  /** What the state was before its user asked. */
  const before = useRef<'new' | 'over'>(undefined);

  useEffect(() => {
    let isCurrent = true;
    began.current ||= Date.now();
    function look(): void {
      if (document.hidden) return;
      device.get(KEPT).then(
        (kept) => {
          if (!isCurrent) return;
          before.current ??= kept === undefined ? 'new' : 'over';
          shell.setState(({ tour: known }) => ({ tour: stateAfter(known, kept, began.current) }));
        },
        // A browser that keeps nothing offers it again.
        () => isCurrent && shell.setState(({ tour: known }) => ({ tour: known ?? 'new' })),
      );
    }
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isCurrent = false;
      document.removeEventListener('visibilitychange', look);
      shell.setState({ tour: undefined });
    };
  }, [device, shell]);

  const begin = useEffectEvent(() => {
    asked.current = { path: shell.getState().path, focus: document.activeElement };
    began.current = Date.now();
    announce(shell, texts.isLoading);
  });
  // Before the tour looks where its user is.
  useLayoutEffect(() => {
    if (tour === 'new' || tour === 'over') before.current = tour;
    if (tour === 'asked') begin();
  }, [tour]);

  /** Leaves it as if nobody had asked. */
  function giveUp(): void {
    shell.setState({ tour: before.current ?? 'new' });
  }
  function failed(error: unknown): void {
    report(error, { shell: 'tour' });
    setFailed(shell.getState().tour === 'asked');
    giveUp();
  }
  if (hasFailed) return <NotLoadedDialog title={tourTexts.english.name} onClose={() => setFailed(false)} />;
  if (tour !== 'asked' && tour !== 'on') return undefined;
  return <LazyPart load={loadTour} props={{ device, asked, onGiveUp: giveUp }} onFailure={failed} />;
}
