interface Described {
  readonly hint?: unknown;
  readonly error?: string | undefined;
  readonly prefix?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

/** The attributes that tie a control to its prefix, hint and problem, in reading order. */
export function describeField(id: string, { hint, error, prefix, ...own }: Described) {
  const parts = [
    own['aria-describedby'],
    prefix && `${id}-prefix`,
    hint ? `${id}-hint` : undefined,
    error && `${id}-error`,
  ].filter(Boolean);
  return {
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  };
}
