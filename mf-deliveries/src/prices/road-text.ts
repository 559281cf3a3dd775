import type { Price } from '@fleetfoot/shared/model/delivery/tariff';
import { roadOf } from '@fleetfoot/shared/price';
import type { DeliveryTexts } from '../texts/translation';

/** How long the way is that a price is of: `12,3 km, about 25 minutes`. */
export function roadText(texts: DeliveryTexts['price'], price: Price): string {
  const { kilometres, hours, minutes } = roadOf(price);
  if (price.straight_line) return texts.straightLine(kilometres);
  return hours === '0' ? texts.road(kilometres, minutes) : texts.longRoad(kilometres, hours, minutes);
}
