/** Writes an error to the console, from where the operator's collector takes it. */
export function report(error: unknown, context: Readonly<Record<string, string>>): void {
  console.error('[fleetfoot]', context, error);
}
