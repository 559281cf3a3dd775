/** Why a write to a menu was refused. */
export const REFUSED = {
  gone: 'Someone deleted it meanwhile.',
  full: (count: string) => `This menu is full: it holds ${count} items. Delete one first.`,
} as const;
