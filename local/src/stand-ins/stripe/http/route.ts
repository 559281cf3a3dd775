import type * as v from 'valibot';
import type { Call } from '../call';
import type { Params } from './form';
import { parseParams } from './params';

/** One thing the API can do. */
export interface Route {
  /** As in `POST /v1/customers/*`. */
  readonly key: string;
  /** Reads the parameters; nothing has happened when this throws. */
  prepare(given: Params): (call: Call, ...ids: string[]) => object;
}

/** @param run gets the ids that stand in the path, in their order */
export function route<const S extends v.GenericSchema>(
  key: string,
  schema: S,
  run: (call: Call, params: v.InferOutput<S>, ...ids: string[]) => object,
): Route {
  return {
    key,
    prepare(given) {
      const params = parseParams(schema, given);
      return (call, ...ids) => run(call, params, ...ids);
    },
  };
}
