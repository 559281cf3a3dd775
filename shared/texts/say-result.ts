import type { Say } from './failures';

// On the first paint, which has no room for what else is said of failures.
/** What a live query knows, with its failure said in another language. */
export function sayResult<Result extends { readonly status: string }>(result: Result, say: Say): Result {
  if (!('error' in result)) return result;
  const { userMessage } = result.error as { readonly userMessage: string };
  return { ...result, error: { userMessage: say(userMessage) } };
}
