import { formatNumber, formatRand } from '@fleetfoot/shared/domain';
import type { Price, PriceLine } from '@fleetfoot/shared/model/delivery/tariff';
import { PRICE_LINES, type PriceLineTexts } from './price-texts';

/** Which text says what a line counts. */
const COUNTED = {
  distance: 'kilometres',
  waiting_pickup: 'minutes',
  waiting_dropoff: 'minutes',
  return: 'share',
} as const satisfies Partial<Record<PriceLine['kind'], keyof PriceLineTexts>>;

/** An amount as text: `R 80,50`. */
export function rand(cents: number): string {
  return formatRand(cents / 100);
}

/** What a line is for: `Distance`. */
export function lineLabel({ kind }: PriceLine, texts: PriceLineTexts = PRICE_LINES): string {
  return texts.kinds[kind];
}

/** How a line's amount comes about: `7 km at R 6,50`; empty for a fixed amount. */
export function lineReason({ kind, quantity, rate }: PriceLine, texts: PriceLineTexts = PRICE_LINES): string {
  if (quantity === undefined || !Object.hasOwn(COUNTED, kind)) return '';
  const counted = texts[COUNTED[kind as keyof typeof COUNTED]](formatNumber(quantity));
  return rate === undefined ? counted : texts.at(counted, rand(rate));
}

/** All lines as one text: `Every trip R 35,00; Distance, 7 km at R 6,50, R 45,50`. */
export function linesText({ lines }: Price, texts: PriceLineTexts = PRICE_LINES): string {
  const said = lines.map((line) => {
    const [label, reason] = [lineLabel(line, texts), lineReason(line, texts)];
    return reason === '' ? `${label} ${rand(line.amount)}` : `${label}, ${reason}, ${rand(line.amount)}`;
  });
  return said.join('; ');
}

/** How long the road is that it is the price of, for a text: `12,3` km, `0` hours and `25` minutes, at least one. */
export function roadOf({ metres, seconds }: Price) {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return {
    kilometres: formatNumber(Math.round(metres / 100) / 10),
    hours: String(Math.floor(minutes / 60)),
    minutes: String(minutes % 60),
  };
}

/** The same as text: `12,3 km, about 25 minutes`. */
export function roadText(price: Price): string {
  const { kilometres, hours, minutes } = roadOf(price);
  if (price.straight_line) return `${kilometres} km in a straight line: no road was found`;
  const unit = minutes === '1' ? 'minute' : 'minutes';
  const duration = hours === '0' ? `${minutes} ${unit}` : `${hours} h ${minutes} min`;
  return `${kilometres} km, about ${duration}`;
}
