import * as v from 'valibot';
import { pathPattern } from '../http/path-pattern';

export const FaultSchema = v.strictObject({
  /** As in `POST /v1/customers/*`; a star stands for one part of the path. */
  on: v.string(),
  /** Only requests whose body or idempotency key holds this. */
  where: v.optional(v.string()),
  /**
   * `drop` cuts the connection, `status-500` answers so and keeps that answer under the idempotency key; `before` and
   * `after` say whether the request has its effect.
   */
  kind: v.picklist(['drop-before', 'drop-after', 'status-500-before', 'status-500-after', 'delay']),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** How long a delay lasts. */
  ms: v.optional(v.pipe(v.number(), v.minValue(0)), 1000),
});

export type Fault = v.InferOutput<typeof FaultSchema>;

export interface FaultyRequest {
  readonly account: string;
  /** As in `POST /v1/customers`. */
  readonly request: string;
  readonly body: string;
  readonly idempotencyKey: string | undefined;
}

export interface Faults {
  add(account: string, faults: readonly Fault[]): void;
  forget(account: string): void;
  /** The first fault that is due for this request; it counts as used. */
  take(request: FaultyRequest, kinds: readonly Fault['kind'][]): Fault | undefined;
}

interface Waiting extends Fault {
  readonly account: string;
  readonly pattern: RegExp;
  left: number;
}

function isDue(fault: Waiting, { account, request, body, idempotencyKey = '' }: FaultyRequest): boolean {
  const { where = '' } = fault;
  return (
    fault.account === account &&
    fault.pattern.test(request) &&
    (body.includes(where) || idempotencyKey.includes(where))
  );
}

/** Failures that tests have asked for. */
export function createFaults(): Faults {
  let waiting: readonly Waiting[] = [];
  return {
    add(account, faults) {
      const added = faults.map((fault) => ({
        ...fault,
        account,
        pattern: pathPattern(fault.on),
        left: fault.times,
      }));
      waiting = [...waiting, ...added];
    },
    forget(account) {
      waiting = waiting.filter((fault) => fault.account !== account);
    },
    take(request, kinds) {
      const fault = waiting.find((one) => kinds.includes(one.kind) && isDue(one, request));
      if (!fault) return undefined;
      fault.left -= 1;
      waiting = waiting.filter(({ left }) => left > 0);
      return fault;
    },
  };
}
