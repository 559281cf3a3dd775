// What forms of several features have in common. Not federated: who has a form bundles it.
export { ChoiceField } from './choice-field';
export { useAttempt } from './use-attempt';
export { useFormFocus } from './use-form-focus';
