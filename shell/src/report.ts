type Context = Readonly<Record<string, string>>;
/** Takes what was reported. */
export type ReportListener = (error: unknown, context: Context) => void;

/** What was reported before the code that tells the operator is there; the first few say enough. */
const waiting: Parameters<ReportListener>[] = [];
const MOST_WAITING = 20;
let listener: ReportListener = (...told) => {
  if (waiting.length < MOST_WAITING) waiting.push(told);
};

/** Counts an error for the operator, without a word in the console. */
export function tell(error: unknown, context: Context): void {
  listener(error, context);
}

/** Writes an error to the console, and counts it for the operator. */
export function report(error: unknown, context: Context): void {
  console.error('[fleetfoot]', context, error);
  tell(error, context);
}

/** Gives every report from now on to one listener, and those before that waited for it. */
export function followReports(next: ReportListener): void {
  listener = next;
  for (const told of waiting.splice(0)) next(...told);
}
