import * as v from 'valibot';
import { refuse } from '../stripe-failure';
import type { Params } from './form';

export const text = v.string();
export const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
);
export const integer = v.pipe(v.string(), v.regex(/^-?\d+$/), v.transform(Number));
/** An empty value takes away what was there. */
export const clearable = v.pipe(
  v.string(),
  v.transform((value) => (value === '' ? null : value)),
);
export const metadata = v.union([v.literal(''), v.record(v.string(), v.string())]);
export const cardOnly = v.array(v.literal('card'));

const ADDRESS_LINE = v.optional(v.string(), undefined);
export const address = v.strictObject({
  city: ADDRESS_LINE,
  country: ADDRESS_LINE,
  line1: ADDRESS_LINE,
  line2: ADDRESS_LINE,
  postal_code: ADDRESS_LINE,
  state: ADDRESS_LINE,
});

/** The parameters of a route, and those of every route. */
export function params<const T extends v.ObjectEntries>(entries: T) {
  return v.strictObject({
    ...entries,
    expand: v.optional(v.array(v.string()), []),
    /** The publishable key, where there is no header for it. */
    key: v.optional(v.string()),
    client_secret: v.optional(v.string()),
  });
}

/** `metadata.order` to `metadata[order]`. */
function formName(path: string): string {
  const [first, ...rest] = path.split('.');
  return [first, ...rest.map((name) => `[${name}]`)].join('');
}

function refuseIssue(issue: v.BaseIssue<unknown>): never {
  const param = formName(v.getDotPath(issue) ?? '');
  if (issue.expected === 'never') {
    refuse(`Received unknown parameter: ${param}`, { param, code: 'parameter_unknown' });
  }
  if (issue.received === 'undefined') {
    refuse(`Missing required param: ${param}.`, { param, code: 'parameter_missing' });
  }
  refuse(`Invalid ${param}: ${issue.message}`, { param });
}

/**
 * Reads the parameters of a request.
 * @throws StripeFailure naming the first that is unknown, missing or wrong
 */
export function parseParams<S extends v.GenericSchema>(schema: S, given: Params): v.InferOutput<S> {
  if ('payment_method_types' in given) {
    refuse(
      'payment_method_types is no longer supported on this API version; use allowed_payment_method_types.',
      { param: 'payment_method_types', code: 'payment_method_types_no_longer_supported' },
    );
  }
  const result = v.safeParse(schema, given);
  return result.success ? result.output : refuseIssue(result.issues[0]);
}
