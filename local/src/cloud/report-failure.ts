import { CloudError } from './cloud-error';

/** What an unknown error says. */
export function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Prints why something failed and what to do about it. */
export function reportFailure(error: unknown): void {
  if (!(error instanceof CloudError)) {
    console.error(error);
    return;
  }
  console.error(`\n${error.message}`);
  for (const line of error.fix) console.error(line);
}
