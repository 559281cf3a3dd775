import { EVERYBODY, numberInToken, type Persona } from '../personas';
import type { Write } from './write';

/** Who writes, and which document. */
export interface Subject {
  readonly uid: string;
  /** The number of the token; empty when there is none, or no token. */
  readonly number: string;
  readonly path: string;
  readonly id: string;
}

export const SIGNED_IN: readonly Persona[] = EVERYBODY.filter((persona) => numberInToken(persona) !== '');

/** @param fresh an id that no other write has */
export function subjectOf({ by, path: template }: Write, fresh: string): Subject {
  const path = template.replace('{id}', fresh).replace('{uid}', by);
  return { uid: by, number: numberInToken(by), path, id: path.slice(path.lastIndexOf('/') + 1) };
}
