import type { Role } from '@fleetfoot/shared/model/team/people';
import { type Action, rolesFor } from '@fleetfoot/shared/model/team/policy';
import type { Persona } from '../personas';

/** `list` asks one collection, `group` all collections of that name. */
export const OPERATIONS = ['get', 'list', 'group', 'create', 'update', 'delete'] as const;

export type Operation = (typeof OPERATIONS)[number];

export type Filter = readonly [field: string, value: string];

/** One row of the access table: documents of one kind and who may do what to them. Nobody may do what is not named. */
export interface Row {
  readonly collection: string;
  /** Which of its documents, where not all are alike. */
  readonly which?: string;
  /** A document that may be there or not. */
  readonly document: (persona: Persona) => string;
  /** A document that is not there; without it, `fresh-<persona>` beside the other. */
  readonly fresh?: (persona: Persona) => string;
  /** What `list` asks for; without it, the whole collection with a limit of ten. */
  readonly where?: (persona: Persona) => Filter;
  /** What `group` asks for; without it, all of them with a limit of ten. */
  readonly groupWhere?: (persona: Persona) => Filter;
  /** The data of a right `create`; without it, the least that could be taken for a document. */
  readonly create?: (id: string, persona: Persona) => object;
  /** The fields of a right `update`. */
  readonly update?: object | ((persona: Persona) => object);
  readonly allowed: Readonly<Partial<Record<Operation, readonly Persona[]>>>;
}

export const MEMBERS: readonly Persona[] = ['member', 'admin'];
export const INVITED: readonly Persona[] = ['invited'];
export const WITH_PROFILE: readonly Persona[] = [
  'outsider',
  'invited',
  'exMember',
  'member',
  'admin',
  'otherAdmin',
];
export const SIGNED_IN: readonly Persona[] = [...WITH_PROFILE, 'noProfile'];

export const ADMINS: readonly Persona[] = ['admin'];

export const READ_BY_MEMBERS = { get: MEMBERS, list: MEMBERS };

const HOLDERS: Readonly<Record<Role, Persona>> = { Admin: 'admin', Member: 'member' };

/** The personas of `acme` whose role may do it by the policy. */
export function those(action: Action): readonly Persona[] {
  return rolesFor(action).map((role) => HOLDERS[role]);
}
