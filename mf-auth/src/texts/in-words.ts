import { toAppError } from '@fleetfoot/shared/domain';
import { type Say, sayFailure, useTexts } from '@fleetfoot/shared/texts';
import { stepTexts } from './steps';
import type { AuthTexts } from './translation';

type Known = Readonly<Record<string, string>>;
type StepTexts = AuthTexts['steps'];

const { english } = stepTexts;

/** What is said in English elsewhere, in the language of `texts`; as it is where the catalogue does not know it. */
function inWords<Text extends string | undefined>(message: Text, source: Known, texts: Known): Text | string {
  const name = Object.keys(source).find((one) => source[one] === message);
  return (name === undefined ? undefined : texts[name]) ?? message;
}

/** What a schema says of a field. */
export function fieldWords({ fields }: StepTexts, message: string | undefined): string | undefined {
  return inWords(message, english.fields, fields);
}

/** Why an operation failed. */
export function failureWords({ failures }: StepTexts, error: unknown): string {
  return inWords(toAppError(error).userMessage, english.failures, failures);
}

/** Gives what says in the language of the page why an action failed, and that its outcome is not known. */
export function useFailureWords(): Say {
  const { failures } = useTexts(stepTexts);
  return (text) => sayFailure(text, (known) => inWords(known, english.failures, failures));
}
