import { toAppError } from '@fleetfoot/shared/domain';
import type { SaveCard } from '@fleetfoot/shared/payments';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CardService } from './card-service';
import { CARD_FORM_LATE, refusal } from './card-words';

/** Longest wait for the code, for Stripe.js and for its fields together, in milliseconds. */
const PATIENCE_MS = 30_000;

/** What the form for a new card asks of its surroundings. */
export interface NewCard {
  readonly createSecret: CardService['createSecret'];
  /** The card is saved; the form stays busy until this is over. */
  readonly onSaved: (paymentMethodID: string) => Promise<void>;
  /** The bank has not decided. */
  readonly onProcessing: () => void;
  readonly onClose: () => void;
}

export interface NewCardForm {
  /** `missing`: the fields could not be loaded. */
  readonly phase: 'loading' | 'ready' | 'saving' | 'missing';
  readonly problem: string | undefined;
  /** Changes when the fields are to be loaded afresh. */
  readonly round: number;
  ready(): void;
  loadFailed(userMessage: string): void;
  loadAgain(): void;
  submit(save: SaveCard): void;
  /** Closes the form, unless it is saving. */
  leave(): void;
}

/** The states of the form for a new card. */
export function useNewCard({ createSecret, onSaved, onProcessing, onClose }: NewCard): NewCardForm {
  const [phase, setPhase] = useState<NewCardForm['phase']>('loading');
  const [problem, setProblem] = useState<string>();
  const [round, setRound] = useState(0);
  const isSaving = useRef(false);

  const loadFailed = useCallback((userMessage: string) => {
    setPhase('missing');
    setProblem(userMessage);
  }, []);
  useEffect(() => {
    if (phase !== 'loading') return undefined;
    const timer = setTimeout(() => loadFailed(CARD_FORM_LATE), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [phase, loadFailed]);

  async function trySave(save: SaveCard): Promise<void> {
    const returnUrl = new URL('/billing', location.origin).href;
    try {
      const outcome = await save({ createSecret, returnUrl });
      if (outcome.status === 'saved') await onSaved(outcome.paymentMethodID);
      else if (outcome.status === 'processing') onProcessing();
      else setProblem(refusal(outcome));
    } catch (error) {
      setProblem(toAppError(error).userMessage);
    }
  }

  async function submit(save: SaveCard): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    setPhase('saving');
    setProblem(undefined);
    await trySave(save);
    isSaving.current = false;
    setPhase('ready');
  }
  return {
    phase,
    problem,
    round,
    ready: () => setPhase((now) => (now === 'loading' ? 'ready' : now)),
    loadFailed,
    loadAgain() {
      setPhase('loading');
      setProblem(undefined);
      setRound(round + 1);
    },
    submit: (save) => void submit(save),
    leave() {
      if (!isSaving.current) onClose();
    },
  };
}
