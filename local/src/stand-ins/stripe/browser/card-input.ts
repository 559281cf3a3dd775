import type { CardFieldName } from './card-text';

interface Wording {
  readonly label: string;
  readonly placeholder: string;
  readonly autocomplete: AutoFill;
}

const WORDING: Readonly<Record<CardFieldName, Wording>> = {
  number: { label: 'Card number', placeholder: '1234 1234 1234 1234', autocomplete: 'cc-number' },
  expiry: { label: 'Expiration date', placeholder: 'MM / YY', autocomplete: 'cc-exp' },
  cvc: { label: 'Security code', placeholder: 'CVC', autocomplete: 'cc-csc' },
};

/** One field with its label and its error. */
export interface CardInput {
  readonly name: CardFieldName;
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  /** @param message none takes the error away */
  showError(message: string | undefined): void;
}

export function createCardInput(document: Document, name: CardFieldName): CardInput {
  const { label: text, placeholder, autocomplete } = WORDING[name];
  const root = document.createElement('div');
  root.className = `Field Field--${name}`;
  const input = document.createElement('input');
  const id = `payment-${name}Input`;
  Object.assign(input, { id, name, placeholder, autocomplete, inputMode: 'numeric', className: 'Input' });
  input.setAttribute('aria-required', 'true');
  input.setAttribute('aria-invalid', 'false');
  const label = document.createElement('label');
  Object.assign(label, { htmlFor: id, textContent: text, className: 'Label' });
  const error = document.createElement('p');
  Object.assign(error, { id: `payment-${name}Error`, className: 'Error', hidden: true });
  error.setAttribute('role', 'alert');
  root.append(label, input, error);
  return {
    ...{ name, root, input },
    showError(message) {
      if ((error.textContent ?? '') === (message ?? '')) return;
      error.textContent = message ?? '';
      error.hidden = message === undefined;
      input.classList.toggle('Input--invalid', message !== undefined);
      input.setAttribute('aria-invalid', String(message !== undefined));
      if (message === undefined) input.removeAttribute('aria-describedby');
      else input.setAttribute('aria-describedby', error.id);
    },
  };
}
