// What forms of several features have in common. Not federated: who has a form bundles what it uses of it.
export { CheckField } from './check-field';
export { ChoiceField } from './choice-field';
export { changesToWrite } from './field-changes';
export { FieldGroup } from './field-group-style';
export { isWholeNumber, MobileNumberField } from './mobile-number-field';
export { Notice } from './notice-style';
export { OthersNotice } from './others-notice';
export { OTHERS } from './others-texts';
export { DOUBT_AFTER_MS, useAction } from './use-action';
export { type FormParts, useOthersChanges } from './use-others-changes';
export { type FormDraft, type SaveForm, useSaveForm } from './use-save-form';
