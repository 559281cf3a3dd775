import { toAppError } from '@fleetfoot/shared/domain';
import type { SaveCard } from '@fleetfoot/shared/payments';
import { RemoteContext } from '@fleetfoot/shared/remote';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { CARD_FORM_FAILED, CARD_IN_DOUBT, refusalMessage } from './card-messages';
import type { CardSecrets } from './card-secrets';
import { untilCardKnown } from './until-card-known';

/** Longest wait for the setup intent, the code, Stripe.js and its fields together, in milliseconds. */
const LOAD_TIMEOUT_MS = 30_000;

/** How long what follows a saved card may take before its user is told and may leave, in milliseconds. */
const FOLLOW_UP_MS = 10_000;

const LIST_FOLLOWS = 'The list of your cards does not show it yet.';

/** The callbacks of the form for a new card. */
export interface NewCard {
  /** Stable. */
  readonly secrets: CardSecrets;
  /**
   * Called with a saved card; the form stays busy until it resolves.
   * @param hasLeft whether the form was left before that was known: nothing of the page is to change but its cards
   */
  readonly onSaved: (paymentMethodID: string, hasLeft: boolean) => Promise<void>;
  /** What is not known yet once the card is saved and `onSaved` takes its time; a sentence for the user. */
  readonly followUp?: string;
  /** Called when the bank has not decided yet. */
  readonly onProcessing: () => void;
  readonly onClose: () => void;
}

export interface NewCardForm {
  /**
   * `missing` means that the fields could not be loaded, or that there is no setup intent for them; `doubt` that a card
   * was sent and its user may leave before it is known what became of it.
   */
  readonly phase: 'loading' | 'ready' | 'saving' | 'doubt' | 'missing';
  readonly problem: string | undefined;
  /** Whether there is a setup intent to save a card with. */
  readonly hasSecret: boolean;
  /** Changes when the fields must be loaded again. */
  readonly round: number;
  ready(): void;
  loadFailed(userMessage: string): void;
  loadAgain(): void;
  submit(save: SaveCard): void;
  /** Closes the form, unless it is saving and the answer is still expected. */
  leave(): void;
}

/** The states of the form for a new card. */
export function useNewCard({ secrets, onSaved, followUp, onProcessing, onClose }: NewCard): NewCardForm {
  const [phase, setPhase] = useState<NewCardForm['phase']>('loading');
  const [problem, setProblem] = useState<string>();
  const [round, setRound] = useState(0);
  const announce = useContext(RemoteContext)?.services.announce;
  const isSaving = useRef(false);
  const isHeld = useRef(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const [secret, setSecret] = useState<string>();
  const isTaken = useRef(false);

  const loadFailed = useCallback((userMessage: string) => {
    setPhase('missing');
    setProblem(userMessage);
  }, []);
  useEffect(() => {
    if (phase !== 'loading') return undefined;
    const timer = setTimeout(() => loadFailed(CARD_FORM_FAILED), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [phase, loadFailed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every round asks anew.
  useEffect(() => {
    let isCurrent = true;
    secrets.get().then(
      (value) => isCurrent && setSecret(value),
      (error: unknown) => isCurrent && loadFailed(toAppError(error).userMessage),
    );
    return () => {
      isCurrent = false;
    };
  }, [secrets, round, loadFailed]);

  /** The form asks for a secret when it has none, and again when Stripe did not take the one before. */
  function createSecret(): Promise<string> {
    if (isTaken.current) secrets.usedUp();
    isTaken.current = true;
    return secrets.get();
  }

  function doubt(text: string): void {
    isHeld.current = false;
    setPhase('doubt');
    setProblem(text);
  }

  /** Tells that no card was saved. Who was told of the doubt and left is told where they are. */
  function tell(reason: string | undefined): void {
    if (isMounted.current) setProblem(reason);
    else if (reason !== undefined) announce?.(`The card was not saved. ${reason}`);
  }

  async function follow(paymentMethodID: string): Promise<void> {
    const timer = setTimeout(() => doubt(`The card is saved. ${followUp ?? LIST_FOLLOWS}`), FOLLOW_UP_MS);
    try {
      await onSaved(paymentMethodID, !isMounted.current);
    } finally {
      clearTimeout(timer);
    }
  }

  async function trySave(save: SaveCard): Promise<void> {
    const returnUrl = new URL('/billing', location.origin).href;
    try {
      const outcome = await untilCardKnown(save, { createSecret, returnUrl }, () => doubt(CARD_IN_DOUBT));
      setProblem(undefined);
      if (outcome.status === 'saved' || outcome.status === 'processing') secrets.usedUp();
      if (outcome.status === 'saved') await follow(outcome.paymentMethodID);
      else if (outcome.status === 'processing') onProcessing();
      else tell(refusalMessage(outcome));
    } catch (error) {
      tell(toAppError(error).userMessage);
    }
  }

  async function submit(save: SaveCard): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    isHeld.current = true;
    setPhase('saving');
    setProblem(undefined);
    await trySave(save);
    isSaving.current = false;
    isHeld.current = false;
    setPhase('ready');
  }
  return {
    phase,
    problem,
    hasSecret: secret !== undefined,
    round,
    ready: () => setPhase((now) => (now === 'loading' ? 'ready' : now)),
    loadFailed,
    loadAgain() {
      setPhase('loading');
      setSecret(undefined);
      isTaken.current = false;
      setProblem(undefined);
      setRound(round + 1);
    },
    submit: (save) => void submit(save),
    leave() {
      if (!isHeld.current) onClose();
    },
  };
}
