/** The global under which the container script of a remote puts its container. */
export function containerName(remoteID: string): string;
