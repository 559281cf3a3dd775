/** A page younger than this has just fetched everything; loading it again would change nothing. In milliseconds. */
const FRESH_MS = 60_000;

export interface ReloadConditions {
  /** Milliseconds since the page began to load. */
  readonly age: number;
  readonly hasDrafts: boolean;
  readonly isOnline: boolean;
}

/** Whether reloading the page may help against files that are gone, and costs nobody what they typed. */
export function mayReload({ age, hasDrafts, isOnline }: ReloadConditions): boolean {
  return isOnline && !hasDrafts && age > FRESH_MS;
}
