import type { DeviceStore } from '@fleetfoot/shared/device';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { announce } from '../announce';
import { useShell, useShellContext } from '../chrome/use-shell';
import { report } from '../report';
import { tourTexts } from '../texts/tour';
import { useShellTexts } from '../texts/use-shell-texts';
import { KEPT, type KeptTour } from './kept-tour';
import { TourCard } from './tour-card';
import { FIND, type FoundStops, type Stop, tourStops } from './tour-stops';

/** Where its user was when they asked for the tour. */
export interface Asked {
  readonly path: string;
  readonly focus: Element | null;
}

interface TourProps {
  readonly device: DeviceStore<KeptTour>;
  readonly asked: RefObject<Asked | undefined>;
  /** Called in place of the end of a tour that never began. */
  readonly onGiveUp: () => void;
}

/** Whether its user has gone elsewhere, or has begun to fill something in, since they asked. */
function hasMovedOn(asked: Asked | undefined, path: string): boolean {
  const focus = document.activeElement;
  return (
    asked?.path !== path || (focus !== asked.focus && focus?.matches('input, textarea, select') === true)
  );
}

/** The first thing of the main area: a page that opens leaves the focus in it, and Tab goes on to the page. */
function useHost(): HTMLElement {
  const [host] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const outlet = document.getElementById('outlet') ?? document.body;
    outlet.prepend(host);
    return () => {
      if (host.contains(document.activeElement)) outlet.focus();
      host.remove();
    };
  }, [host]);
  return host;
}

/** A walk over the product's pages, each told in a card that leaves its page usable. */
export function Tour({ device, asked, onGiveUp }: TourProps) {
  const { shell, remotes, navigate } = useShellContext();
  const isAsked = useShell(({ tour }) => tour === 'asked');
  const path = useShell((state) => state.path);
  const { texts, lang } = useShellTexts(tourTexts);
  const host = useHost();
  const [found, setFound] = useState<FoundStops>();
  /** Where its user is, once they have begun: of a stop whose remote is down, at the next one. */
  const [order, setOrder] = useState<number>();
  /** Where they have got to since the page was loaded, and whether they are led there. */
  const [arrival, setArrival] = useState<{ readonly at: Stop; readonly isLed: boolean }>();
  const [attempt, setAttempt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  const receive = useEffectEvent((stops: FoundStops, kept: KeptTour | undefined) => {
    setFound(stops);
    const known = kept?.stop;
    // Who asks for it begins anew.
    if (!isAsked && typeof known === 'number') setOrder((present) => present ?? known);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    let isCurrent = true;
    const kept = device.get(KEPT).catch(() => undefined);
    void Promise.all([tourStops(remotes), kept]).then(([stops, known]) => {
      if (isCurrent) receive(stops, known);
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  const stops = found?.stops ?? [];
  /** Only the shell's own stop is there. */
  const hasFailed = found !== undefined && !found.isWhole && stops.length === 1;
  const reached = stops.find((each) => order === undefined || each.order >= order) ?? stops.at(-1);
  const stop = hasFailed ? undefined : reached;
  const index = stop ? stops.indexOf(stop) : -1;
  const place = stop && texts.at(String(index + 1), String(stops.length));

  /** A stop as it is told: the shell's own in the language of the tour, one of a remote in that which the remote says. */
  function toldOf(at: Stop): Stop {
    return at === FIND ? { ...FIND, ...texts.find, lang } : { lang: 'en-ZA', ...at };
  }

  function keep(where: KeptTour['stop']): void {
    device
      .put(KEPT, { stop: where, at: Date.now() })
      .catch((error: unknown) => report(error, { shell: 'tour' }));
  }
  function goTo(at: Stop, isLed = true): void {
    setOrder(at.order);
    setArrival({ at, isLed });
    keep(at.order);
  }
  function go(steps: 1 | -1): void {
    const next = stops[index + steps];
    if (next) goTo(next);
  }
  function retry(): void {
    // Its button goes.
    heading.current?.focus();
    setFound(undefined);
    setAttempt((count) => count + 1);
    if (order === undefined) shell.setState({ tour: 'asked' });
  }
  function end(): void {
    // The card goes.
    host.parentElement?.focus();
    announce(shell, texts.ended);
    if (hasFailed && order === undefined) {
      onGiveUp();
      return;
    }
    keep('over');
    shell.setState({ tour: 'over' });
  }

  const begin = useEffectEvent(() => {
    shell.setState({ tour: 'on' });
    const [first] = stops;
    if (!hasFailed && first) goTo(first, !hasMovedOn(asked.current, path));
  });
  const look = useEffectEvent(() => {
    // Also once another heading has taken the place of the one that had it.
    if (isAsked ? !hasMovedOn(asked.current, path) : attempt > 0 && document.activeElement === document.body)
      heading.current?.focus();
  });
  useEffect(() => {
    if (isAsked && found) begin();
    else look();
  }, [isAsked, found]);

  const arrive = useEffectEvent((at: Stop, isLed: boolean) => {
    // First, so that the page that opens finds it here.
    if (isLed) heading.current?.focus();
    if (isLed && at.path !== undefined && at.path !== path) navigate(at.path);
    announce(shell, `${place}. ${toldOf(at).text}`);
  });
  useEffect(() => {
    if (arrival) arrive(arrival.at, arrival.isLed);
  }, [arrival]);

  return createPortal(
    <TourCard
      {...{ place, hasFailed, heading }}
      stop={stop && toldOf(stop)}
      isFirst={index === 0}
      isLast={stop !== undefined && index === stops.length - 1}
      isElsewhere={stop?.path !== undefined && stop.path !== path}
      isLoading={found === undefined}
      onGo={go}
      onRetry={retry}
      onEnd={end}
    />,
    host,
  );
}
