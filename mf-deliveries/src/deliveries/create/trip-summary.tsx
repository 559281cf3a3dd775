import { formatDateTime, formatTimeRange, parseLocalDateTime } from '@fleetfoot/shared/domain';
import { MapView } from '@fleetfoot/shared/maps';
import { URGENCY_LABELS } from '@fleetfoot/shared/model/delivery/delivery-choices';
import { Stack } from '@fleetfoot/shared/ui';
import { useSyncExternalStore } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import type { Trip } from '../../prices/trip';
import { useInWords } from '../../texts/page-language';
import { usePageTexts } from '../../texts/page-texts';
import { stopsTexts } from '../../texts/stops';
import { tripTexts } from '../../texts/trip';
import type { DeliveryFormValues } from '../typed-delivery';
import { BESIDE } from './beside';

const Facts = styled.dl`
  display: grid;
  gap: var(--space-2);
  font-size: var(--text-sm);
  dt { color: var(--muted); font-size: var(--text-xs); }
  dd { overflow-wrap: anywhere; }
`;

function isRoomBeside(): boolean {
  return window.matchMedia?.(BESIDE).matches;
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia?.(BESIDE);
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}

/**
 * When it is collected, as far as the form says.
 * @param level the urgency level, in words
 */
function whenText(
  level: string,
  values: Pick<DeliveryFormValues, 'urgency_level' | 'pickup_time' | 'pickup_window'>,
): string {
  const { urgency_level, pickup_time, pickup_window } = values;
  const [time, start, end] = [pickup_time, pickup_window.start, pickup_window.end].map(parseLocalDateTime);
  if (urgency_level === 'scheduled' && time) return `${level}, ${formatDateTime(time)}`;
  if (urgency_level === 'time_window' && start && end) return `${level}, ${formatTimeRange(start, end)}`;
  return level;
}

/** From where to where and when, where there is room beside the form; below that the form itself is near enough. */
export function TripSummary({ trip }: { readonly trip: Trip }) {
  const { control } = useFormContext<DeliveryFormValues>();
  const [urgency_level, pickup_time, pickup_window, pickup, dropoff] = useWatch({
    control,
    name: ['urgency_level', 'pickup_time', 'pickup_window', 'pickup.address', 'dropoff.address'],
  });
  const texts = usePageTexts(tripTexts);
  const stops = usePageTexts(stopsTexts);
  const say = useInWords();
  const isBeside = useSyncExternalStore(subscribe, isRoomBeside);
  if (!isBeside) return undefined;
  const facts = [
    [texts.from, pickup.text],
    [texts.to, dropoff.text],
    [texts.when, whenText(say(URGENCY_LABELS[urgency_level]), { urgency_level, pickup_time, pickup_window })],
  ];
  return (
    <Stack as="section" aria-label={texts.summary}>
      <MapView
        isInert
        label={texts.map}
        height={160}
        markers={[
          { position: trip.pickup, label: stops.pickup.title, tone: 'pickup' },
          { position: trip.dropoff, label: stops.dropoff.title, tone: 'dropoff' },
        ]}
      />
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Stack>
  );
}
