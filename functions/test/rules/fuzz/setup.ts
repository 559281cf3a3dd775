import { teamMembers } from '@fleetfoot/shared/model/team/people';
import { EVERYBODY } from '../personas';
import { CLOSED_DOCUMENTS } from './closed-documents';
import { TEAMS } from './teams';

const teamPaths = Object.entries(TEAMS).flatMap(([organization, team]) =>
  team.map((uid) => teamMembers.document(organization, uid)),
);

const keptPaths = CLOSED_DOCUMENTS.flatMap(({ folders }) => folders)
  .flatMap((folder) => EVERYBODY.map((uid) => folder.replace('{uid}', uid)))
  .map((folder) => `${folder}/kept`);

/** The documents that are there before the first write. */
export const SETUP: readonly string[] = [...new Set([...teamPaths, ...keptPaths])];
