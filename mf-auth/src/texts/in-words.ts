import { toAppError } from '@fleetfoot/shared/domain';
import { useTexts } from '@fleetfoot/shared/texts';
import { useCallback } from 'react';
import { stepTexts } from './steps';
import type { AuthTexts } from './translation';

type Known = Readonly<Record<string, string>>;
type StepTexts = AuthTexts['steps'];

const { english } = stepTexts;

/** What is said in English elsewhere, in the language of `texts`; as it is where the catalogue does not know it. */
function inWords(message: string, source: Known, texts: Known): string {
  const name = Object.keys(source).find((one) => source[one] === message);
  return (name === undefined ? undefined : texts[name]) ?? message;
}

/** What a schema says of a field. */
export function fieldWords({ fields }: StepTexts, message: string | undefined): string | undefined {
  return message && inWords(message, english.fields, fields);
}

/** Why an operation failed. */
export function failureWords({ failures }: StepTexts, error: unknown): string {
  return inWords(toAppError(error).userMessage, english.failures, failures);
}

/** The `wording` of an action: why it failed, in the language of the page. */
export function useWording(): (reason: string) => string {
  const { failures } = useTexts(stepTexts);
  return useCallback((reason) => inWords(reason, english.failures, failures), [failures]);
}
