import type { Appearance, StripePaymentElementOptions } from '@stripe/stripe-js';
import { type CardForm, createCardForm } from './card-form';
import { createElementEvents, type ElementEvents, type EventName, type Listener } from './element-events';
import { IntegrationError } from './integration-error';
import { type OpenFrame, openFrame } from './open-frame';
import { styleFrame } from './style-frame';

const OF_PAYMENT = { elementType: 'payment' } as const;
const TERMS =
  'By providing your card information, you allow this business to charge your card for future payments in accordance with their terms.';

/** Of what the page gives to its elements as a group. */
export interface GroupContext {
  appearance(): Appearance;
  /** The element is gone and another may be made. */
  onDestroy(): void;
}

/** What `elements.create('payment')` gives to the page. */
export interface PaymentElement {
  on<K extends EventName>(name: K, listener: Listener<K>): PaymentElement;
  once<K extends EventName>(name: K, listener: Listener<K>): PaymentElement;
  off<K extends EventName>(name: K, listener?: Listener<K>): PaymentElement;
  mount(where: string | HTMLElement): void;
  unmount(): void;
  destroy(): void;
  update(options: Partial<StripePaymentElementOptions>): void;
  focus(): void;
  blur(): void;
  clear(): void;
  collapse(): void;
}

/** An element, and what only this script knows of it. */
export interface OwnPaymentElement {
  readonly element: PaymentElement;
  /** The fields, once they are there. */
  form(): CardForm | undefined;
  restyle(): void;
}

function hostOf(where: string | HTMLElement): HTMLElement {
  const host = typeof where === 'string' ? document.querySelector<HTMLElement>(where) : where;
  if (host) return host;
  throw new IntegrationError(
    `The selector you specified (${where}) applies to no DOM elements that are currently on the page.`,
  );
}

function tellChange(events: ElementEvents, form: CardForm): void {
  events.tell('change', {
    ...OF_PAYMENT,
    empty: Object.values(form.text()).every((value) => value === ''),
    complete: form.problems().length === 0,
    collapsed: false,
    value: { type: 'card' },
  });
}

/** An empty frame's document is old-fashioned: its body is never lower than the frame. */
function addRoot({ document }: OpenFrame): HTMLElement {
  const root = document.createElement('div');
  root.className = 'Form';
  document.body.append(root);
  return root;
}

function addTerms(root: HTMLElement): void {
  const terms = root.ownerDocument.createElement('p');
  Object.assign(terms, { className: 'Terms', textContent: TERMS });
  root.append(terms);
}

/** The frame is as high as what is in it, also when an error appears. */
function followHeight({ frame, window }: OpenFrame, root: HTMLElement): void {
  const fit = () => frame.style.setProperty('height', `${root.offsetHeight}px`);
  fit();
  new window.ResizeObserver(fit).observe(root);
}

export function createPaymentElement(
  given: StripePaymentElementOptions,
  group: GroupContext,
): OwnPaymentElement {
  let options = given;
  let open: OpenFrame | undefined;
  let form: CardForm | undefined;
  let frame: HTMLIFrameElement | undefined;
  const events = createElementEvents();
  const restyle = () => open && styleFrame(open, group.appearance());

  function build(opened: OpenFrame): void {
    open = opened;
    const root = addRoot(opened);
    const built = createCardForm(root, {
      onChange: () => tellChange(events, built),
      onFocus: () => events.tell('focus', OF_PAYMENT),
      onBlur: () => events.tell('blur', OF_PAYMENT),
      onEscape: () => events.tell('escape', OF_PAYMENT),
    });
    form = built;
    form.setDisabled(options.readOnly === true);
    if (options.terms?.card !== 'never') addTerms(root);
    restyle();
    followHeight(opened, root);
    // Listeners are added after `mount` has returned.
    setTimeout(() => form === built && events.tell('ready', OF_PAYMENT));
  }
  function unmount(): void {
    frame?.remove();
    frame = undefined;
    open = undefined;
    form = undefined;
  }
  const element: PaymentElement = {
    on(name, listener) {
      events.on(name, listener);
      return element;
    },
    once(name, listener) {
      const once: typeof listener = (event) => {
        events.off(name, once);
        listener(event);
      };
      return element.on(name, once);
    },
    off(name, listener) {
      events.off(name, listener);
      return element;
    },
    mount(where) {
      const host = hostOf(where);
      host.classList.add('StripeElement');
      host.replaceChildren();
      frame = openFrame(host, 'Secure payment input frame', build);
      frame.style.cssText = 'display: block; width: calc(100% + 8px); margin: -4px; border: 0;';
      events.tell('loaderstart', OF_PAYMENT);
    },
    unmount,
    destroy() {
      unmount();
      events.forget();
      group.onDestroy();
    },
    update(change) {
      options = { ...options, ...change };
      form?.setDisabled(options.readOnly === true);
    },
    focus: () => form?.first?.focus(),
    blur: () => form?.blur(),
    clear: () => form?.clear(),
    collapse() {},
  };
  return { element, form: () => form, restyle: () => restyle() };
}
