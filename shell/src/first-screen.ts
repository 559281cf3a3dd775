/** What stands in the outlet before the page: not a part of it. */
const AHEAD = ':not(#first *, #starting *)';

type Field = HTMLInputElement;

/** Types for the user: React hears of it as of a key press. */
function type(field: Field, { value, selectionStart, selectionEnd }: Field): void {
  if (value === '') return;
  // An assignment alone would be taken for React's own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Replaces the first screen, which came with the page, by the page itself as soon as that has a heading. What was typed until
 * then goes on in the page's own fields, the focus too, and a form that was sent is sent.
 * @param outlet the element that holds both
 */
export function giveWayToPage(outlet: HTMLElement): void {
  const first = outlet.querySelector<HTMLElement>('#first');
  if (!first?.childElementCount) return;
  const path = location.pathname;
  const ofPage = <T extends Element>(selector: string) => outlet.querySelector<T>(selector + AHEAD);
  let typed = [...first.querySelectorAll<Field>('input[name]')];

  function handOver(): void {
    typed = typed.filter((from) => {
      const field = ofPage<Field>(`input[name="${from.name}"]`);
      if (field === null) return true;
      const hasFocus = document.activeElement === from;
      type(field, from);
      if (hasFocus) field.focus({ preventScroll: true });
      return false;
    });
  }

  function look(): void {
    if (ofPage('h1') === null) return;
    const isSamePage = location.pathname === path;
    if (isSamePage) handOver();
    // A page that is still loading is no reason to take away what can be typed into.
    if (isSamePage && typed.length > 0 && ofPage('[role="status"]') !== null) return;
    const isSent = isSamePage && first?.dataset['sent'] !== undefined;
    const form = isSent ? ofPage<HTMLFormElement>('form') : null;
    first?.remove();
    // After the page has taken in what was typed.
    if (form) setTimeout(() => form.requestSubmit());
    if (typed.length === 0 || !isSamePage) observer.disconnect();
  }

  const observer = new MutationObserver(look);
  observer.observe(outlet, { childList: true, subtree: true });
  look();
}
