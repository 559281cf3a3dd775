export type Handler = (...args: unknown[]) => void;

export interface Listener {
  remove(): void;
}

/** google.maps.MVCObject: values and listeners. */
export class MVCObject {
  readonly #handlers = new Map<string, Set<Handler>>();
  readonly #values = new Map<string, unknown>();

  addListener(name: string, handler: Handler): Listener {
    const handlers = this.#handlers.get(name) ?? new Set();
    this.#handlers.set(name, handlers.add(handler));
    return { remove: () => void handlers.delete(handler) };
  }

  get(key: string): unknown {
    return this.#values.get(key);
  }

  set(key: string, value: unknown): void {
    this.#values.set(key, value);
    this.tell(`${key.toLowerCase()}_changed`);
  }

  /** Calls the listeners of an event. */
  tell(name: string, ...args: readonly unknown[]): void {
    for (const handler of [...(this.#handlers.get(name) ?? [])]) handler(...args);
  }

  /** Drops the listeners of an event, or all. */
  forget(name?: string): void {
    if (name === undefined) this.#handlers.clear();
    else this.#handlers.delete(name);
  }
}
