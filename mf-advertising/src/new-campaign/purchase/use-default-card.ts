import type { PaymentMethod } from '@fleetfoot/shared/billing';
import { toAppError } from '@fleetfoot/shared/domain';
import type { LiveResult } from '@fleetfoot/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import type { PurchaseService } from './purchase-service';

type Card = LiveResult<PaymentMethod | undefined>;

/** The card that is charged, asked for anew each time it is shown. */
export function useDefaultCard(defaultCard: PurchaseService['defaultCard']): Card {
  const [round, setRound] = useState(0);
  const [result, setResult] = useState<Card>({ status: 'loading' });
  const retry = useCallback(() => {
    setResult({ status: 'loading' });
    setRound((count) => count + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for asking again.
  useEffect(() => {
    let mounted = true;
    defaultCard().then(
      (data) => mounted && setResult({ status: 'ready', data, offline: false }),
      (error) => mounted && setResult({ status: 'error', error: toAppError(error), retry }),
    );
    return () => {
      mounted = false;
    };
  }, [defaultCard, round, retry]);
  return result;
}
