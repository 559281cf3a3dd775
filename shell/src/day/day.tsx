import { isDataLight } from '@fleetfoot/shared/device';
import { Component, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { announce } from '../announce';
import { useShell, useShellContext } from '../chrome/use-shell';
import { report } from '../report';
import { DAY } from '../texts/english/day';
import { DayPanel } from './day-panel';
import { useDay } from './use-day';

interface DayProps {
  readonly uid: string;
  readonly orgID: string;
  /** In the page that is shown, if it has one. */
  readonly place: HTMLElement | null;
}

/** Keeps what a remote may say from the chrome: without the day everything else stands. A React error boundary has to be a class. */
class DayBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    report(error, { shell: 'day' });
  }

  override render(): ReactNode {
    return this.state.failed ? undefined : this.props.children;
  }
}

/** What there is to set up and to do today, in the place that a page has for it. Who saves data is asked first. */
export function Day(props: DayProps) {
  return (
    <DayBoundary>
      <DayInPlace {...props} />
    </DayBoundary>
  );
}

function DayInPlace({ uid, orgID, place }: DayProps) {
  const { shell } = useShellContext();
  const isSetupWanted = useShell((state) => state.isSetupWanted === true);
  const isTourNew = useShell((state) => state.tour === 'new');
  const [isAsked, setAsked] = useState(() => !isDataLight());
  /** What was asked for is waited for, and said. */
  const [isAwaited, setAwaited] = useState(false);
  /** Whether the steps are looked at once they are there. */
  const [isSought, setSought] = useState(false);
  const day = useDay(uid, orgID, place !== null && isAsked);
  /** What its user chose for as long as the window is open. */
  const [isOpen, setOpen] = useState(false);

  const bringBack = useEffectEvent(() => {
    shell.setState({ isSetupWanted: false });
    setAsked(true);
    setOpen(true);
    setSought(true);
    day.bringBack();
  });
  useEffect(() => {
    if (isSetupWanted) bringBack();
  }, [isSetupWanted]);
  // What one user wanted is not the next one's.
  useEffect(() => () => shell.setState({ isSetupWanted: false }), [shell]);

  function putAway(): void {
    day.putAway();
    setOpen(false);
    announce(shell, DAY.isPutAway);
  }
  function ask(): void {
    setAsked(true);
    setAwaited(true);
    announce(shell, DAY.isLoading);
  }
  function takeTour(): void {
    shell.setState({ tour: 'asked' });
  }
  if (place === null) return undefined;
  const panel = { day, isOpen, isAwaited, isSought, onOpen: setOpen, onPutAway: putAway };
  return createPortal(
    <DayPanel
      {...panel}
      onTour={isTourNew && day.isNew ? takeTour : undefined}
      onFound={() => setSought(false)}
      onAsk={isAsked ? undefined : ask}
    />,
    place,
  );
}
