import { AppError } from '@fleetfoot/shared/domain';
import type { Operation } from '@fleetfoot/shared/operations';
import * as v from 'valibot';

/**
 * The answer of a server function, stripped to what its operation declares.
 * @throws AppError `internal` for any other
 */
export function checkAnswer<Response extends v.GenericSchema>(
  { name, response }: Pick<Operation<v.GenericSchema, Response>, 'name' | 'response'>,
  answer: unknown,
): v.InferOutput<Response> {
  const parsed = v.safeParse(response, answer);
  if (parsed.success) return parsed.output;
  throw new AppError('internal', `${name} answered outside its schema: ${v.summarize(parsed.issues)}`);
}
