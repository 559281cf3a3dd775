/** What the list of keys says. */
export const KEYS = {
  title: 'Keyboard shortcuts',
  choice: 'Single-key shortcuts',
  hint: 'Turn them off if you speak to your computer, or if keys are pressed by accident. This is kept on this device until you sign out. Ctrl-K (⌘K) and scanners work either way.',
  ofPage: 'On this page',
  everywhere: 'On every page',
  list: 'This list of keys',
  search: 'Search this page, or find anything',
  nextRow: 'Next row of the list; Enter opens it',
  previousRow: 'Previous row of the list',
  notLoaded: 'This could not be loaded. Check your connection, then try again.',
} as const;
