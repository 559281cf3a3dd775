/** A key of the page that is shown, and what it presses. */
export interface PageKey {
  readonly key: string;
  readonly label: string;
}

function shown<Found extends HTMLElement>(selector: string): readonly Found[] {
  const found = [...document.querySelectorAll<Found>(`#outlet ${selector}`)];
  return found.filter((element) => element.checkVisibility?.() ?? true);
}

const nameOf = (element: HTMLElement) => element.ariaLabel ?? element.textContent?.trim() ?? '';

/** The keys of the present page: each is the `data-key` of a button or a link. */
export function pageKeys(): readonly PageKey[] {
  return shown('[data-key]').map((element) => ({
    key: element.dataset['key'] ?? '',
    label: nameOf(element),
  }));
}

/** Presses what has this key on the present page; tells whether there is any. */
export function pressPageKey(key: string): boolean {
  const found = shown('[data-key]').find((element) => element.dataset['key'] === key);
  found?.click();
  return found !== undefined;
}

/** Takes the focus to the search of the page; tells whether it has one. */
export function focusSearch(): boolean {
  const [field] = shown<HTMLInputElement>('input[type=search]');
  field?.focus();
  field?.select();
  return field !== undefined;
}

/** Whether the present page has rows to go through. */
export function hasRows(): boolean {
  return shown('[data-row-link]').length > 0;
}

/** Takes the focus to the row after or before the one that has it, or else that is shown beside the rows; without one, to the first or the last. */
export function focusRow(step: 1 | -1): void {
  const rows = shown('[data-row-link]');
  const isPresent = (row: HTMLElement) => (row.closest('tr') ?? row).contains(document.activeElement);
  const focused = rows.findIndex(isPresent);
  const present = focused === -1 ? rows.findIndex((row) => row.closest('tr[aria-current]')) : focused;
  const first = step === 1 ? 0 : rows.length - 1;
  rows[present === -1 ? first : present + step]?.focus();
}
