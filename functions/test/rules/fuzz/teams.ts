import type { Persona } from '../personas';

/** Who belongs to which organisation. Those without a number in their token belong by document, and to no avail. */
export const TEAMS: Readonly<Record<string, readonly Persona[]>> = {
  fuzz: ['noPhone', 'blankPhone', 'member', 'admin'],
  elsewhere: ['otherAdmin'],
};

/** Whether the writer belongs to the organisation that the path is in. */
export function isTeammate(by: Persona, path: string): boolean {
  const [, organization = ''] = path.split('/');
  return TEAMS[organization]?.includes(by) === true;
}
