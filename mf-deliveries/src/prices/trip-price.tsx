import { PriceDetails, priceText, rand, roadText } from '@fleetfoot/shared/price';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Note, Row } from '@fleetfoot/shared/ui';
import { useEffect } from 'react';
import type { AskPrice, ShownQuote, Trip } from './trip';
import { type QuoteFailure, useQuote } from './use-quote';

/** Where a new delivery is created. */
const CREATED_WITHOUT = 'You can create the delivery; its price is set before it is dispatched.';

function failureText(why: QuoteFailure, later: string): string {
  if (why === 'offline') return `You are offline, so there is no price now. ${later}`;
  if (why === 'no_road') return 'There is no road between these addresses. Check them.';
  if (why === 'resource-exhausted') return `Too many prices were asked for in this hour. ${later}`;
  return `The price could not be worked out. ${later}`;
}

/** A price that is on the screen, and the trip that it is of. */
export interface Shown {
  readonly key: string;
  readonly quote: ShownQuote;
}

/** What a change of the price comes to: `R 12,00 more than before`. */
function differenceText(cents: number): string {
  if (cents === 0) return 'As much as before';
  return `${rand(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'} than before`;
}

interface TripPriceProps {
  readonly trip: Trip;
  readonly ask: AskPrice;
  /** What can be done without a price. */
  readonly later?: string;
  /** Cents that the delivery costs so far, where it has a price. */
  readonly before?: number | undefined;
  /** Gets what is shown; `undefined` while there is no price. Stable. */
  readonly onShow: (shown: Shown | undefined) => void;
}

/** What a delivery will cost, above the button that creates it, or in the dialog that changes it. */
export function TripPrice({ trip, ask, later = CREATED_WITHOUT, before, onShow }: TripPriceProps) {
  const { now, report } = useServices();
  const { state, key, askAgain } = useQuote({
    ...{ trip, ask, now },
    onFailure: (error) => report(error, { asking: 'price' }),
  });
  const quote = state.status === 'quoted' ? state.quote : undefined;
  useEffect(() => {
    onShow(quote && { key, quote });
    return () => onShow(undefined);
  }, [onShow, key, quote]);

  return (
    <>
      <div role="status">
        {state.status === 'asking' && <Note>Working out the price…</Note>}
        {state.status === 'failed' && <Note>{failureText(state.why, later)}</Note>}
        {quote && (
          <>
            <strong>{priceText(quote.price)}</strong>, {roadText(quote.price)}
            {before !== undefined && <div>{differenceText(quote.price.total - before)}</div>}
            <Note>Valid for 10 minutes.</Note>
          </>
        )}
      </div>
      {quote && <PriceDetails price={quote.price} />}
      {state.status === 'failed' && state.why !== 'no_road' && state.why !== 'offline' && (
        <Row>
          <Button variant="quiet" onClick={askAgain}>
            Ask again
          </Button>
        </Row>
      )}
    </>
  );
}
