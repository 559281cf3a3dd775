import { type AppErrorCode, toAppError } from '@fleetfoot/shared/domain';
import { QUOTE_MS } from '@fleetfoot/shared/model/delivery/quote';
import { useEffect, useEffectEvent, useState } from 'react';
import { type AskPrice, type ShownQuote, type Trip, tripKey } from './trip';

/** Somebody who still chooses is not asked for. */
const PAUSE_MS = 400;
/** A quote is asked for again so long before it expires: its delivery has to arrive in time. */
const MARGIN_MS = 20_000;

export type QuoteFailure = AppErrorCode | 'no_road' | 'unavailable';

/** What is known of a trip's price. */
export type QuoteState =
  | { readonly status: 'asking' }
  | { readonly status: 'quoted'; readonly quote: ShownQuote }
  | { readonly status: 'failed'; readonly why: QuoteFailure };

interface Told {
  readonly key: string;
  readonly state: QuoteState;
}

const ASKING: QuoteState = { status: 'asking' };

interface QuoteOptions {
  readonly trip: Trip;
  /** Stable. */
  readonly ask: AskPrice;
  /** By the server's clock. */
  readonly now: () => Date;
  readonly onFailure: (error: unknown) => void;
}

/** The price of a trip: asked for when it changes, when the last one is about to expire, and when the network is back. */
export function useQuote({ trip, ask, now, onFailure }: QuoteOptions) {
  const key = tripKey(trip);
  const [told, setTold] = useState<Told>();
  const [round, setRound] = useState(0);
  const askNow = useEffectEvent(async (): Promise<QuoteState> => {
    const expiresAt = new Date(now().getTime() + QUOTE_MS - MARGIN_MS);
    try {
      const answer = await ask(trip);
      if ('failure' in answer) return { status: 'failed', why: answer.failure };
      return { status: 'quoted', quote: { quoteID: answer.quoteID, price: answer.price, expiresAt } };
    } catch (error) {
      const { code } = toAppError(error);
      if (code !== 'offline') onFailure(error);
      return { status: 'failed', why: code };
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a round asks again for the same trip.
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const state = await askNow();
      if (isCurrent) setTold({ key, state });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, round]);

  const state = told?.key === key ? told.state : ASKING;
  const askAgain = () => setRound((last) => last + 1);
  const hasFailed = state.status === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    const listen = () => setRound((last) => last + 1);
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [hasFailed]);

  useEffect(() => {
    if (state.status !== 'quoted') return;
    const renew = () => {
      // A page that nobody looks at asks when somebody does.
      if (!document.hidden) setRound((last) => last + 1);
      else document.addEventListener('visibilitychange', renew, { once: true });
    };
    const timer = setTimeout(renew, QUOTE_MS - MARGIN_MS);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [state]);

  return { state, key, askAgain };
}
