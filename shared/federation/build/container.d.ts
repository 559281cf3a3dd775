/** The global under which the container script of a remote puts its container. */
export function containerName(remoteID: string): string;

/** The form of the container scripts that are built now. */
export const CONTAINER: number;
