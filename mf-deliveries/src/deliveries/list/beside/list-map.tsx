import { useNow } from '@fleetfoot/shared/clock';
import { PlacesMap } from '@fleetfoot/shared/maps';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { Note } from '@fleetfoot/shared/ui';
import { use, useMemo } from 'react';
import { styled } from 'styled-components';
import { mapTexts } from '../../../texts/map';
import { PageLanguage, sayBy } from '../../../texts/page-language';
import { usePageTexts } from '../../../texts/page-texts';
import { useListWords } from '../list-summary';
import { deliveryAt, mapPlaces, mapSummary } from './map-places';
import { useCouriers } from './use-couriers';

const Frame = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: var(--space-1);
  min-height: 0;
  p { font-size: var(--text-xs); line-height: 1.35; }
`;

interface ListMapProps {
  /** What the list shows. */
  readonly deliveries: readonly Delivery[];
  /** Id of the delivery that is shown, or empty. */
  readonly shown: string;
  /** Id of the delivery whose row is pointed at. */
  readonly pointed: string | undefined;
  /** Told which delivery was chosen by its pin. */
  readonly onChoose: (id: string) => void;
}

/** Where the deliveries of the list are, and their couriers, which are all that it reads: rows have their coordinates. */
export function ListMap({ deliveries, shown, pointed, onChoose }: ListMapProps) {
  const now = useNow().getTime();
  const texts = usePageTexts(mapTexts);
  const { deliveries: counted } = useListWords();
  const said = use(PageLanguage)?.words;
  const words = useMemo(() => ({ texts, deliveries: counted, say: sayBy(said) }), [texts, counted, said]);
  const couriers = useCouriers(deliveries);
  const places = useMemo(
    () => mapPlaces(deliveries, couriers, now, words),
    [deliveries, couriers, now, words],
  );
  const lifted = useMemo(() => {
    const isLifted = (id: string) => id === shown || id === pointed;
    return new Set(places.filter(({ deliveryIDs }) => deliveryIDs.some(isLifted)).map(({ id }) => id));
  }, [places, shown, pointed]);

  function press(ids: readonly string[]): void {
    const chosen = deliveryAt(
      places.filter(({ id }) => ids.includes(id)),
      shown,
    );
    if (chosen) onChoose(chosen);
  }
  return (
    <Frame>
      <PlacesMap label={texts.name} places={places} lifted={lifted} onPress={press} />
      <Note>{mapSummary(deliveries, places, words)}</Note>
    </Frame>
  );
}
