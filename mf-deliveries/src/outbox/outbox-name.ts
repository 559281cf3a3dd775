/** Name of a user's outbox on this device: its database, and what windows tell each other about it. */
export function outboxName(uid: string): string {
  return `fleetfoot.outbox.${uid}`;
}
