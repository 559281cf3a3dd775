/** What shows keys and secrets, and copies them. */
export const SECRETS = {
  /** Within a sentence. */
  key: 'key',
  secret: 'secret',
  clickToCopy: 'Click to copy',
  pressToCopy: 'Press to copy it.',
  copied: 'Copied',
  copyNow: (noun: string) => `Copy this ${noun} now`,
  copy: (noun: string) => `Copy ${noun}`,
  done: 'Done',
  shownOnce: (noun: string) => `The ${noun} is not shown again. Copy it, then press Done.`,
} as const;
