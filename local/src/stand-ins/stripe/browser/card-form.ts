import { type CardInput, createCardInput } from './card-input';
import { type CardProblem, cardProblem } from './card-problem';
import { type CardFieldName, type CardText, formatField } from './card-text';

const FIELDS: readonly CardFieldName[] = ['number', 'expiry', 'cvc'];

export interface CardFormListener {
  onChange(): void;
  onFocus(): void;
  onBlur(): void;
  onEscape(): void;
}

/** The fields of one card. */
export interface CardForm {
  readonly first: HTMLInputElement | undefined;
  text(): CardText;
  problems(): readonly CardProblem[];
  /** Marks every field that is not right and goes to the first; returns what is wrong with that one. */
  check(): CardProblem | undefined;
  clear(): void;
  blur(): void;
  setDisabled(disabled: boolean): void;
}

/** A date that has two digits too many keeps the cursor where it is only when the text's end is edited. */
function write(input: HTMLInputElement, value: string): void {
  if (input.value !== value) input.value = value;
}

function listen(input: CardInput, form: CardForm, listener: CardFormListener): void {
  const { name, input: field } = input;
  const problem = () => cardProblem(name, form.text(), new Date());
  field.addEventListener('input', (event) => {
    const isErasing =
      event instanceof Event && 'inputType' in event && event.inputType === 'deleteContentBackward';
    // What is added for the user must not come back while they erase it.
    if (!isErasing || name === 'number') write(field, formatField(name, field.value));
    input.showError(undefined);
    listener.onChange();
  });
  field.addEventListener('blur', () => {
    if (field.value !== '') input.showError(problem()?.message);
    listener.onBlur();
  });
  field.addEventListener('focus', () => listener.onFocus());
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') listener.onEscape();
  });
}

/** Builds the fields within `root`. */
export function createCardForm(root: HTMLElement, listener: CardFormListener): CardForm {
  const inputs = FIELDS.map((name) => createCardInput(root.ownerDocument, name));
  const typedInto = (wanted: CardFieldName) => inputs.find(({ name }) => name === wanted)?.input.value ?? '';
  const text = (): CardText => ({
    number: typedInto('number'),
    expiry: typedInto('expiry'),
    cvc: typedInto('cvc'),
  });
  const wrong = () =>
    inputs.flatMap((input) => {
      const problem = cardProblem(input.name, text(), new Date());
      return problem ? [{ input, problem }] : [];
    });
  const form: CardForm = {
    first: inputs[0]?.input,
    text,
    problems: () => wrong().map(({ problem }) => problem),
    check() {
      const found = wrong();
      for (const { input, problem } of found) input.showError(problem.message);
      found[0]?.input.input.focus();
      return found[0]?.problem;
    },
    clear() {
      for (const { input, showError } of inputs) {
        input.value = '';
        showError(undefined);
      }
      listener.onChange();
    },
    blur() {
      for (const { input } of inputs) input.blur();
    },
    setDisabled(disabled) {
      for (const { input } of inputs) input.disabled = disabled;
    },
  };
  for (const input of inputs) listen(input, form, listener);
  root.append(...inputs.map((input) => input.root));
  return form;
}
