/** The organisation's own two keys. */
export const KEYS = {
  loading: 'Loading keys',
  loadingLive: 'Loading the API key',
  none: 'Your organisation has no keys yet',
  titles: { live: 'API key', test: 'Test key' },
  /** Within a sentence. */
  names: { live: 'API key', test: 'test key' },
  purposes: {
    live: 'For your live systems. Keep it secret: whoever has it can act for your organisation.',
    test: 'For trying things out. What it creates is seen by no courier and kept for 30 days.',
  },
  hidden: (name: string) => `The ${name} is hidden.`,
  copy: (name: string) => `Copy ${name}`,
  show: 'Show',
  hide: 'Hide',
  ask: (refusal: string, admins: string) => `${refusal} Ask ${admins}.`,
  anAdmin: 'an Admin of your organisation',
  askToRoll: 'Only Admins can roll a key. Ask one if a key may have become known.',
  old: (ending: string, until: string) => `The old key that ends in ${ending} works until ${until}.`,

  roll: {
    open: 'Roll',
    title: (name: string) => `Roll the ${name}?`,
    confirm: 'Roll key',
    cancel: 'Cancel',
    consequence: (name: string, ending: string) =>
      `A new ${name} takes the place of the one that ends in ${ending}. Keys that were rolled before stop working no later than this one. The keys under More keys stay.`,
    keep: 'The old key stops working',
    choices: { now: 'At once', '1h': 'In 1 hour', '24h': 'In 24 hours', '7d': 'In 7 days' },
    atOnce: 'Systems that still use the old key are refused from that moment on.',
    later: 'Both keys work until then. Give your systems the new key before the old one stops.',
    doubt: (name: string) => `the ${name} was rolled`,
    done: (name: string) => `There is a new ${name}.`,
  },
} as const;
