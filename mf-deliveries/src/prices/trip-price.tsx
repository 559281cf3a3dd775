import { NO_ROAD } from '@fleetfoot/shared/model/delivery/quote';
import { rand } from '@fleetfoot/shared/price';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Note, Row } from '@fleetfoot/shared/ui';
import { useEffect } from 'react';
import { useInWords } from '../texts/page-language';
import { usePageTexts } from '../texts/page-texts';
import { priceTexts } from '../texts/price';
import type { DeliveryTexts } from '../texts/translation';
import { tripTexts } from '../texts/trip';
import { PriceDetails } from './price-details';
import { roadText } from './road-text';
import type { AskPrice, Shown, Trip } from './trip';
import { type QuoteFailure, useQuote } from './use-quote';

type TripTexts = DeliveryTexts['trip'];

function failureText(texts: TripTexts, why: Exclude<QuoteFailure, 'no_road'>, later = texts.without): string {
  if (why === 'offline') return texts.offline(later);
  if (why === 'resource-exhausted') return texts.tooMany(later);
  return texts.unavailable(later);
}

/** What a change of the price comes to: `R 12,00 more than before`. */
function differenceText({ same, more, less }: TripTexts, cents: number): string {
  if (cents === 0) return same;
  return (cents > 0 ? more : less)(rand(Math.abs(cents)));
}

interface TripPriceProps {
  readonly trip: Trip;
  readonly ask: AskPrice;
  /** What can be done without a price, in place of what can be at New Delivery. */
  readonly later?: string;
  /** Cents that the delivery costs so far, where it has a price. */
  readonly before?: number | undefined;
  /** Gets what is shown; `undefined` while there is no price. Stable. */
  readonly onShow: (shown: Shown | undefined) => void;
}

/** What a delivery will cost, above the button that creates it, or in the dialog that changes it. */
export function TripPrice({ trip, ask, later, before, onShow }: TripPriceProps) {
  const { now, report } = useServices();
  const texts = usePageTexts(tripTexts);
  const price = usePageTexts(priceTexts);
  const say = useInWords();
  const { state, key, askAgain } = useQuote({
    ...{ trip, ask, now },
    onFailure: (error) => report(error, { asking: 'price' }),
  });
  const quote = state.status === 'quoted' ? state.quote : undefined;
  const hasNoRoad = state.status === 'failed' && state.why === 'no_road';
  useEffect(() => {
    const told = hasNoRoad ? 'no_road' : quote;
    onShow(told && { key, quote: told });
    return () => onShow(undefined);
  }, [onShow, key, quote, hasNoRoad]);

  return (
    <>
      <div role="status">
        {state.status === 'asking' && <Note>{texts.asking}</Note>}
        {state.status === 'failed' && (
          <Note>{state.why === 'no_road' ? say(NO_ROAD) : failureText(texts, state.why, later)}</Note>
        )}
        {quote && (
          <>
            <strong>{price.price(rand(quote.price.total))}</strong>
            <span>{`, ${roadText(price, quote.price)}`}</span>
            {before !== undefined && <div>{differenceText(texts, quote.price.total - before)}</div>}
            <Note>{texts.valid}</Note>
          </>
        )}
      </div>
      {quote && <PriceDetails price={quote.price} />}
      {state.status === 'failed' && !hasNoRoad && state.why !== 'offline' && (
        <Row>
          <Button variant="quiet" onClick={askAgain}>
            {texts.askAgain}
          </Button>
        </Row>
      )}
    </>
  );
}
