/** What stands with the account in the sidebar, beside its pages and Sign Out. */
export const ACCOUNT = {
  language: 'Language',
  chosen: (language: string) => `Language: ${language}`,
  /** What the choice of another language is for. */
  reach:
    'For sign-in, your profile and devices, and deliveries with New Delivery, import, recurring ones and waybills; other pages are in English.',
  keys: 'Keyboard shortcuts',
} as const;

/** Around what remotes say, which is English. */
export const WAITING = { needsYou: 'What needs you' } as const;
