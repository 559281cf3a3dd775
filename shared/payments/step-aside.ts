/**
 * Runs a task during which Stripe may open a window of the bank's over the page. A modal dialog would cover that window
 * and make it unusable, so the one around `element` is an ordinary dialog for that time; `AsideStyle` keeps its look.
 */
export async function stepAside<T>(element: Element | null, task: () => Promise<T>): Promise<T> {
  const dialog = element?.closest('dialog');
  // Not every DOM has modal dialogs (jsdom, old browsers).
  if (!dialog || typeof dialog.showModal !== 'function') return task();
  const focused = document.activeElement;
  function reopen(modal: boolean): void {
    if (!dialog?.isConnected) return;
    dialog.close();
    dialog.toggleAttribute('data-aside', !modal);
    if (modal) dialog.showModal();
    else dialog.show();
    if (focused instanceof HTMLElement) focused.focus();
  }
  reopen(false);
  try {
    return await task();
  } finally {
    reopen(true);
  }
}
