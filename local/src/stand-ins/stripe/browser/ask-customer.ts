export type BankOutcome = 'complete' | 'fail';

const TITLE = '3D Secure 2 Test Page';
const TEXT =
  'Your bank asks whether this is you. No bank is involved on this machine: answer for the cardholder.';
const STYLE = `
:host { color-scheme: light dark; position: fixed; inset: 0; z-index: 2147483647; display: grid; place-items: center;
  background: rgb(0 0 0 / 60%); font: 16px/1.5 system-ui, sans-serif;
  --card: #ffffff; --text: #1f2430; --line: #6b7280; --main: #4b3fd1; --on-main: #ffffff; }
@media (prefers-color-scheme: dark) {
  :host { --card: #23262f; --text: #f3f4f8; --line: #9aa1b1; --main: #b9b3ff; --on-main: #17131f; } }
section { box-sizing: border-box; width: min(92vw, 400px); padding: 24px; border-radius: 12px; background: var(--card);
  color: var(--text); }
h1 { margin: 0 0 8px; font-size: 20px; }
p { margin: 0 0 20px; }
div { display: flex; flex-wrap: wrap; gap: 12px; }
button { flex: 1; min-height: 44px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 8px;
  background: transparent; color: var(--text); font: inherit; font-weight: 600; cursor: pointer; }
button:first-child { border-color: var(--main); background: var(--main); color: var(--on-main); }
button:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }`;

function add(
  parent: Node,
  tag: 'section' | 'h1' | 'p' | 'div' | 'button',
  id: string,
  text = '',
): HTMLElement {
  const element = document.createElement(tag);
  Object.assign(element, { id, textContent: text });
  parent.appendChild(element);
  return element;
}

function shadowOf(host: HTMLElement): ShadowRoot {
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  // An adopted style sheet needs no nonce.
  sheet.replaceSync(STYLE);
  shadow.adoptedStyleSheets = [sheet];
  return shadow;
}

/** Tab goes round within the bank's window: the product below it waits. */
function keepFocus(event: KeyboardEvent, shadow: ShadowRoot, buttons: readonly HTMLElement[]): void {
  if (event.key !== 'Tab') return;
  event.preventDefault();
  buttons.find((button) => button !== shadow.activeElement)?.focus();
}

function build(host: HTMLElement, answer: (outcome: BankOutcome) => void): void {
  const shadow = shadowOf(host);
  const section = add(shadow, 'section', 'window');
  section.setAttribute('role', 'dialog');
  section.setAttribute('aria-modal', 'true');
  section.setAttribute('aria-labelledby', 'title');
  section.setAttribute('aria-describedby', 'text');
  add(section, 'h1', 'title', TITLE);
  add(section, 'p', 'text', TEXT);
  const row = add(section, 'div', 'answers');
  const complete = add(row, 'button', 'test-source-authorize-3ds', 'Complete');
  const fail = add(row, 'button', 'test-source-fail-3ds', 'Fail');
  complete.addEventListener('click', () => answer('complete'));
  fail.addEventListener('click', () => answer('fail'));
  shadow.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent)) return;
    // The page has a use of its own for Esc.
    event.stopPropagation();
    if (event.key === 'Escape') answer('fail');
    keepFocus(event, shadow, [complete, fail]);
  });
  complete.focus();
}

/**
 * Shows the bank's window over the page and waits for the answer; Esc is a no. Like the real one it is a part of the page,
 * not of the browser's top layer: a modal dialog of the page's own would cover it.
 */
export function askCustomer(): Promise<BankOutcome> {
  const focused = document.activeElement;
  const host = document.createElement('div');
  document.body.append(host);
  return new Promise((resolve) => {
    build(host, (outcome) => {
      host.remove();
      if (focused instanceof HTMLElement) focused.focus();
      resolve(outcome);
    });
  });
}
