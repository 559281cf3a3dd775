import { AppError } from '@fleetfoot/shared/domain';

function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return Object.is(one, other);
  const keys = Object.keys({ ...one, ...other }) as never[];
  return keys.every((key) => isSame(one[key], other[key]));
}

/**
 * What is still to be written of a change: without what was left as it was and what is there already, such as by an own
 * write whose answer was lost.
 * @param known what the user saw
 * @param wanted what the user wants, or a part of it
 * @param present what is there now
 * @throws AppError `failed-precondition` when somebody else changed the same field meanwhile, to something else
 */
export function changesToWrite<T extends object>(known: T, wanted: Partial<T>, present: T): Partial<T> {
  const fields = Object.keys(wanted) as (keyof T)[];
  const changed = fields.filter(
    (field) => !isSame(known[field], wanted[field]) && !isSame(present[field], wanted[field]),
  );
  const overtaken = changed.filter((field) => !isSame(present[field], known[field]));
  if (overtaken.length > 0) {
    throw new AppError('failed-precondition', `Changed meanwhile: ${overtaken.join(', ')}`, {
      userMessage: 'Someone else saved it a moment ago. See what they changed, then save again.',
    });
  }
  return Object.fromEntries(changed.map((field) => [field, wanted[field]])) as Partial<T>;
}
