import { formatNumber, formatRand } from '@fleetfoot/shared/domain';
import type { Price, PriceLine } from '@fleetfoot/shared/model';

/** What a line is called, and what it counts. */
const LINES: Readonly<Record<PriceLine['kind'], { readonly label: string; readonly unit?: string }>> = {
  base: { label: 'Every trip' },
  distance: { label: 'Distance', unit: 'km' },
  on_demand: { label: 'On demand' },
  scheduled: { label: 'Scheduled' },
  time_window: { label: 'Time window' },
  waiting_pickup: { label: 'Waiting at the pickup', unit: 'min' },
  waiting_dropoff: { label: 'Waiting at the drop-off', unit: 'min' },
  return: { label: 'Way back', unit: '% of the way there' },
  waived: { label: 'Not charged' },
};

/** An amount as text: `R 80,50`. */
export function rand(cents: number): string {
  return formatRand(cents / 100);
}

/** What a line is for: `Distance`. */
export function lineLabel({ kind }: PriceLine): string {
  return LINES[kind].label;
}

/** How a line's amount comes about: `7 km at R 6,50`; empty for a fixed amount. */
export function lineReason({ kind, quantity, rate }: PriceLine): string {
  const { unit } = LINES[kind];
  if (quantity === undefined || unit === undefined) return '';
  return `${formatNumber(quantity)} ${unit}${rate === undefined ? '' : ` at ${rand(rate)}`}`;
}

/** All lines as one text: `Every trip R 35,00; Distance, 7 km at R 6,50, R 45,50`. */
export function linesText({ lines }: Price): string {
  const texts = lines.map((line) => {
    const reason = lineReason(line);
    return reason === ''
      ? `${lineLabel(line)} ${rand(line.amount)}`
      : `${lineLabel(line)}, ${reason}, ${rand(line.amount)}`;
  });
  return texts.join('; ');
}

/** The total: `R 80,50 incl. VAT`. */
export function priceText({ total }: Price): string {
  return `${rand(total)} incl. VAT`;
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
  const unit = minutes === '1' ? 'minute' : 'minutes';
  const duration = hours === '0' ? `${minutes} ${unit}` : `${hours} h ${minutes} min`;
  return `${kilometres} km, about ${duration}`;
}
