import { toAppError } from '@fleetfoot/shared/domain';
import type { CardOutcome } from '@fleetfoot/shared/payments';
import { useSearchParams, useServices } from '@fleetfoot/shared/remote';
import { useEffect, useEffectEvent, useState } from 'react';

const SECRET = 'setup_intent_client_secret';

async function outcomeOf(secret: string): Promise<CardOutcome> {
  const { returnedCard } = await import('@fleetfoot/shared/payments');
  return returnedCard(secret);
}

interface ReturnedCard {
  readonly onOutcome: (outcome: CardOutcome) => void;
  readonly onFailure: (userMessage: string) => void;
}

/**
 * Reads the outcome of saving a card after the bank has sent the user back to this page, and clears the address.
 * @returns whether the outcome is still being read
 */
export function useReturnedCard({ onOutcome, onFailure }: ReturnedCard): boolean {
  const search = useSearchParams();
  const { navigate } = useServices();
  const [secret] = useState(() => search.get(SECRET));
  const [isAsking, setIsAsking] = useState(secret !== null);
  const follow = useEffectEvent(async (clientSecret: string, isMounted: () => boolean) => {
    // The secret must not stay in the address or the history.
    navigate('/billing', { replace: true });
    try {
      const outcome = await outcomeOf(clientSecret);
      if (isMounted()) onOutcome(outcome);
    } catch (error) {
      if (isMounted()) onFailure(toAppError(error).userMessage);
    }
    if (isMounted()) setIsAsking(false);
  });
  useEffect(() => {
    if (secret === null) return undefined;
    let mounted = true;
    void follow(secret, () => mounted);
    return () => {
      mounted = false;
    };
  }, [secret]);
  return isAsking;
}
