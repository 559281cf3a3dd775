import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { useServices } from '@fleetfoot/shared/remote';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { usePageTexts } from '../../texts/page-texts';
import { rideTexts } from '../../texts/ride';
import { arrivalOf } from './arrival';
import { type Ride, useIsVisible } from './use-ride';

/** Between two looks at the clock, in milliseconds. */
const TICK_MS = 5_000;

const Age = styled.span`
  display: block;
  color: var(--muted);
  font-size: var(--text-sm);
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

/** The present moment by the server's clock, as long as somebody looks. */
function useNow(): Date {
  const { now } = useServices();
  const [moment, setMoment] = useState(now);
  const isVisible = useIsVisible();
  useEffect(() => {
    if (!isVisible) return undefined;
    setMoment(now());
    const timer = setInterval(() => setMoment(now()), TICK_MS);
    return () => clearInterval(timer);
  }, [now, isVisible]);
  return moment;
}

interface CourierArrivalProps {
  readonly delivery: Delivery;
  readonly ride: Ride;
}

/** When the courier arrives and how much that is worth, in words: the map is not needed for it. */
export function CourierArrival({ delivery, ride }: CourierArrivalProps) {
  const { announce } = useServices();
  const now = useNow();
  const texts = usePageTexts(rideTexts);
  const { position, failed } = ride;
  // A position that came after the last look at the clock is new.
  const at = position && position.updated_at > now ? position.updated_at : now;
  const { estimate, age, spoken } = arrivalOf(delivery, position, at, texts);
  const isGuess = estimate !== '' && delivery.status !== 'At drop-off';
  const told = useRef(spoken);
  const tell = useEffectEvent(() => announce(`${spoken}.`));
  useEffect(() => {
    if (spoken === '' || spoken === told.current) return;
    // The first one stands on the page with everything else.
    if (told.current !== '') tell();
    told.current = spoken;
  }, [spoken]);
  return (
    <>
      <span>{estimate}</span>
      <Age>{isGuess ? `${age}. ${texts.guess}` : `${age}.`}</Age>
      {failed && <Age>{texts.failed}</Age>}
    </>
  );
}
