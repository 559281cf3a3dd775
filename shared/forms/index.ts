// What forms of several features have in common. Not federated: who has a form bundles it.
export { useFormFocus } from './use-form-focus';
