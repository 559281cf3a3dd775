import { AUDIT_KINDS } from '@fleetfoot/shared/model/team/audit-event';

/** The filter of the activity, kept in the address. An empty field matches everything. */
export interface ActivityFilter {
  /** uid of a member, id of a key, or name of a system. */
  readonly person: string;
  /** A kind of event. */
  readonly kind: string;
  /** `2026-02-03`, in South African time. */
  readonly day: string;
  /** Id of what it was done to. */
  readonly object: string;
}

export const ALL_ACTIVITY: ActivityFilter = { person: '', kind: '', day: '', object: '' };

const ID = /^[\w-]{1,128}$/;

function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Reads the filter of an address; what cannot be one is left out. */
export function parseActivityFilter(params: URLSearchParams): ActivityFilter {
  const take = (name: keyof ActivityFilter, isValid: (text: string) => boolean) => {
    const text = params.get(name) ?? '';
    return isValid(text) ? text : '';
  };
  return {
    person: take('person', (text) => ID.test(text)),
    kind: take('kind', (text) => Object.hasOwn(AUDIT_KINDS, text)),
    day: take('day', isDay),
    object: take('object', (text) => ID.test(text)),
  };
}

/** The address of the activity with this filter. */
export function activityPath(filter: ActivityFilter): string {
  const params = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  const query = params.toString();
  return query === '' ? '/team/activity' : `/team/activity?${query}`;
}

/** Whether the filter leaves anything out. */
export function isFiltered(filter: ActivityFilter): boolean {
  return Object.values(filter).some((value) => value !== '');
}
