const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether the hostname of a URL is this machine, where the stand-ins of local development are. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.includes(hostname);
}
