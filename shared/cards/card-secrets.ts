import { AppError, toAppError } from '@fleetfoot/shared/domain';
import { postFunction } from '@fleetfoot/shared/firebase';
import { createSetupIntent } from '@fleetfoot/shared/operations';
import { SETUP_FAILED } from './card-messages';

/** Client secrets of setup intents, each good for one card. */
export interface CardSecrets {
  /** A secret that is not used up; opening the form again asks the server for no other one. Rejects with an AppError. */
  get(): Promise<string>;
  /** The last one has saved a card, or Stripe does not take it. */
  usedUp(): void;
}

/** Pauses before a setup intent whose answer was lost is asked for again, in milliseconds. */
const PAUSES_MS = [1_000, 2_000, 4_000] as const;

/** Whether the answer was lost, while asking again may help. */
function isLost(error: unknown): boolean {
  const { code } = toAppError(error);
  return navigator.onLine && (code === 'offline' || code === 'timeout');
}

function pauseFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Asks under one id however often: the answers are about one setup intent, which is counted once. */
async function askServer(orgID: string, attemptID: string): Promise<string> {
  const ask = async () => (await postFunction(createSetupIntent, { orgID, attemptID })).setupIntent;
  try {
    for (const ms of PAUSES_MS) {
      try {
        return await ask();
      } catch (error) {
        if (!isLost(error)) throw error;
        await pauseFor(ms);
      }
    }
    return await ask();
  } catch (cause) {
    const { code, message, userMessage } = toAppError(cause);
    // A limit says itself when it is possible again.
    const isLimit = code === 'resource-exhausted';
    throw new AppError(code, message, { cause, userMessage: isLimit ? userMessage : SETUP_FAILED });
  }
}

/** The secrets for an organisation's new cards. */
export function cardSecrets(orgID: string): CardSecrets {
  let kept: Promise<string> | undefined;
  let attemptID = crypto.randomUUID();
  return {
    get() {
      kept ??= askServer(orgID, attemptID).catch((error: unknown) => {
        kept = undefined;
        throw error;
      });
      return kept;
    },
    usedUp() {
      kept = undefined;
      attemptID = crypto.randomUUID();
    },
  };
}
