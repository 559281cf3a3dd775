import type { PaymentMethod } from '@fleetfoot/shared/billing';
import { toAppError } from '@fleetfoot/shared/domain';
import type { LiveResult } from '@fleetfoot/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CardService } from './card-service';

type Methods = readonly PaymentMethod[];

export interface Cards {
  readonly result: LiveResult<Methods>;
  /** Asks again; the cards that are shown stay until the answer is there. */
  reload(): Promise<Methods | undefined>;
}

/** The organisation's cards, from the server. A failure while offline is tried again when the connection is back. */
export function useCards(list: CardService['list']): Cards {
  const [result, setResult] = useState<LiveResult<Methods>>({ status: 'loading' });
  const newest = useRef(0);

  const reload = useCallback(async () => {
    newest.current += 1;
    const mine = newest.current;
    function show(next: LiveResult<Methods>): void {
      if (mine === newest.current) setResult(next);
    }
    try {
      const data = await list();
      show({ status: 'ready', data, offline: false });
      return data;
    } catch (error) {
      show({
        status: 'error',
        error: toAppError(error),
        retry() {
          setResult({ status: 'loading' });
          void reload();
        },
      });
      return undefined;
    }
  }, [list]);

  useEffect(() => {
    void reload();
    return () => {
      newest.current += 1;
    };
  }, [reload]);

  const retry = result.status === 'error' ? result.retry : undefined;
  useEffect(() => {
    if (!retry) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return { result, reload };
}
