/** What Find says. */
export const PALETTE = {
  title: 'Find',
  label: 'What are you looking for?',
  finds: (things: string) => `Finds ${things}.`,
  pages: 'pages',
  pagesTitle: 'Pages',
  results: 'Results',
  setup: 'Set-up steps',
  tour: 'Tour',
  searching: 'Searching …',
  nothing: (text: string) => `Nothing found for “${text}”.`,
  one: '1 result',
  several: (count: string) => `${count} results`,
  failed: (remote: string) => `${remote} cannot be searched right now. Check your connection, then type on.`,
} as const;
