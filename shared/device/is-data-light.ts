/** What some browsers tell of a connection. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What was chosen; whatever is neither `on` nor `off` leaves it to the browser. */
export function keptChoice(): string | undefined {
  try {
    // As DATA_CHOICE of data-choice.ts, which most pages are without.
    return Object.entries(localStorage).find(([key]) => key.endsWith('.save-data'))?.[1];
  } catch {
    return undefined;
  }
}

/**
 * Whether the user, or their connection, would rather not load what was not asked for. The connection is asked once for a page, whichever
 * bundle asks first, because a link that changes its mind would have the page read in two ways.
 */
export function isDataLight(): boolean {
  const choice = keptChoice();
  if (choice === 'on' || choice === 'off') return choice === 'on';
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  const { dataset } = document.documentElement;
  dataset.slow ??= `${connection?.saveData || /2g|3g/.test(`${connection?.effectiveType}`)}`;
  return dataset.slow === 'true';
}
