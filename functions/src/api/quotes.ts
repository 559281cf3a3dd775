import {
  LocatedTripSchema,
  NewPublicQuoteSchema,
  toPublicQuote,
} from '@fleetfoot/shared/model/api/public-quote';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { isGoodFor, type Quote, quotes } from '@fleetfoot/shared/model/delivery/quote';
import { wrongLocations } from '@fleetfoot/shared/model/delivery/sent-location';
import * as v from 'valibot';
import { stored } from '../platform/stored';
import { priceByRoad } from '../quotes/price-delivery';
import { quoteTrips } from '../quotes/price-trips';
import { mayAsk } from '../quotes/trip-limit';
import type { Answer } from './answer';
import type { RouteContext } from './api-call';
import { ApiFailure } from './api-failure';
import { locateStops } from './deliveries/locate-stops';
import { parsed } from './parse-request';
import { readBody } from './read-body';

/** A quote that the key's organisation and mode were given; `undefined` for any other. */
async function quoteOf({ database, orgID, mode }: RouteContext, id: string): Promise<Quote | undefined> {
  const document = await database.doc(quotes.document(orgID, id)).get();
  const quote = document.exists ? stored(quotes, document) : undefined;
  return quote?.mode === mode ? quote : undefined;
}

/** All keys of an organisation and mode are counted together: a road costs the same, whoever asks. */
function counterOf({ orgID, mode }: RouteContext): string {
  return `${orgID}_api-${mode}`;
}

export async function createQuote(context: RouteContext): Promise<Answer> {
  const { database, roads, orgID, mode, now } = context;
  const body = readBody(context.call);
  const asked = parsed(NewPublicQuoteSchema, body, () => wrongLocations(body));
  // First: no address is paid for where there can be no quote.
  if (!(await mayAsk(database, counterOf(context), 1, now()))) {
    throw new ApiFailure('rate_limited', { headers: { 'Retry-After': '3600' } });
  }
  const trip = v.parse(LocatedTripSchema, await locateStops(context, asked));
  const [quote] = await quoteTrips({ database, roads, now: now() }, { orgID, mode, by: 'api' }, [trip]);
  if (quote === 'no_road') throw new ApiFailure('road_missing');
  if (quote === undefined || quote === 'unavailable') {
    throw new ApiFailure('roads_unavailable', { headers: { 'Retry-After': '5' } });
  }
  return { status: 201, body: toPublicQuote(quote) };
}

export async function getQuote(context: RouteContext): Promise<Answer> {
  const quote = await quoteOf(context, context.deliveryID);
  if (!quote) throw new ApiFailure('quote_not_found');
  return { status: 200, body: toPublicQuote(quote) };
}

/**
 * What a new delivery costs: what its quote says, or what the tariff does. Where that cannot be known now it is left out,
 * and the delivery is priced before it is dispatched.
 * @throws ApiFailure `quote_not_usable`; `road_missing`
 */
export async function priceOf(
  context: RouteContext,
  delivery: Delivery,
  quoteID: string | undefined,
): Promise<Pick<Delivery, 'price' | 'quoteID'>> {
  const { database, roads } = context;
  const now = context.now();
  if (quoteID === undefined) {
    if (!(await mayAsk(database, counterOf(context), 1, now))) return {};
    const price = await priceByRoad({ database, roads, now }, delivery);
    if (price === 'no_road') throw new ApiFailure('road_missing');
    return typeof price === 'object' ? { price } : {};
  }
  const quote = await quoteOf(context, quoteID);
  if (quote && isGoodFor(quote, context.mode, delivery, now)) return { price: quote.price, quoteID };
  throw new ApiFailure('quote_not_usable', { param: 'quote_id' });
}
