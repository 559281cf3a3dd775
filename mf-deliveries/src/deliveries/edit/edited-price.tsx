import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import type { EditValues } from '@fleetfoot/shared/model/delivery/delivery-changes';
import { stageOf } from '@fleetfoot/shared/model/delivery/delivery-status';
import { stopValues } from '@fleetfoot/shared/model/delivery/stop-values';
import { useWatch } from 'react-hook-form';
import { type AskPrice, type Shown, tripKey, tripOf } from '../../prices/trip';
import { TripPrice } from '../../prices/trip-price';
import { editTexts } from '../../texts/edit';
import { usePageTexts } from '../../texts/page-texts';

interface EditedPriceProps {
  /** As it is now. */
  readonly delivery: Delivery;
  readonly ask: AskPrice;
  readonly onShow: (shown: Shown | undefined) => void;
}

/** What the delivery costs where the form sends it now; nothing while that is where it goes. */
export function EditedPrice({ delivery, ask, onShow }: EditedPriceProps) {
  const [pickup, dropoff] = useWatch<EditValues, ['pickup_address', 'dropoff_address']>({
    name: ['pickup_address', 'dropoff_address'],
  });
  const texts = usePageTexts(editTexts);
  const { urgency_level } = delivery;
  const trip = tripOf({ urgency_level, pickup: { address: pickup }, dropoff: { address: dropoff } });
  const present = tripOf({
    ...{ urgency_level, pickup: stopValues(delivery, 'pickup'), dropoff: stopValues(delivery, 'dropoff') },
  });
  if (!trip || tripKey(trip) === tripKey(present)) return null;
  const later = texts.later[stageOf(delivery.status) === 'waiting' ? 'unassigned' : 'assigned'];
  return <TripPrice trip={trip} ask={ask} later={later} before={delivery.price?.total} onShow={onShow} />;
}
