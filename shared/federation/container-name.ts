/** The global under which a remote's container script puts its container. */
export function containerName(remoteId: string): string {
  return remoteId.replaceAll('-', '_');
}
