let bytes = 0;

/** Counts what the database has sent, about: as JSON, and without what was around it on its way. */
export function noteRead(answer: unknown): void {
  bytes += JSON.stringify(answer)?.length ?? 0;
}

/** How much the database has sent to this page, in bytes. */
export function readBytes(): number {
  return bytes;
}
