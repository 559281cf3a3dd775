export interface KeptOptions<T> {
  readonly load: () => Promise<T>;
  /** How long a copy is taken as it is, in milliseconds. */
  readonly freshMs: number;
  /** How long to leave the source alone after it failed while there is an older copy, in milliseconds. */
  readonly retryMs: number;
  readonly now?: () => number;
}

/**
 * Keeps what `load` brings for a while, and the last good copy for as long as loading fails.
 * @returns a function that rejects only when nothing was ever loaded; a failure is never kept
 */
export function kept<T>({ load, freshMs, retryMs, now = Date.now }: KeptOptions<T>): () => Promise<T> {
  let copy: { readonly value: T } | undefined;
  let goodUntil = 0;
  let loading: Promise<T> | undefined;

  async function renew(): Promise<T> {
    try {
      copy = { value: await load() };
      goodUntil = now() + freshMs;
    } catch (error) {
      if (copy === undefined) throw error;
      goodUntil = now() + retryMs;
    } finally {
      loading = undefined;
    }
    return copy.value;
  }

  return async () => {
    if (copy && now() < goodUntil) return copy.value;
    // Requests during a load wait for the same one.
    loading ??= renew();
    return loading;
  };
}
