import type { Persona } from '../personas';
import type { Change } from './change';

export type Manner = 'set' | 'merge' | 'update' | 'delete';

/** One write as fast-check makes, shrinks and prints it. */
export interface Write {
  readonly by: Persona;
  readonly manner: Manner;
  /** Whether the document is there already. */
  readonly over: 'nothing' | 'existing';
  /** `{uid}` is the writer's; `{id}` is an id that no other write has. */
  readonly path: string;
  /** Which right document it begins with. */
  readonly shape: string;
  /** What is then done to it. */
  readonly changes: readonly Change[];
}
