/** Media query of the small-screen layout: one column, tables as cards, no fixed sidebar. */
export const SMALL_SCREEN = '(max-width: 768px)';
