/** A remote's container script. */
export interface Container {
  /** The global that it leaves. */
  readonly name: string;
  readonly url: string;
}

/** Runs containers and hands them what the shell provides. */
export interface FederationRuntime {
  /**
   * The one module of a container, which is loaded once for each URL.
   * @throws ChunkLoadError of webpack, with the `request` that failed; nothing about a failure is kept
   */
  load(container: Container): Promise<unknown>;
  /** Makes the next load run the script anew. */
  forget(container: Container): void;
}
