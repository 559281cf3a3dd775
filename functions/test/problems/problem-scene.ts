import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { type Problem, problems } from '@fleetfoot/shared/model/delivery/problem';
import { withDates } from '../../src/platform/stored';
import { tripScene } from '../billing/trip-scene';
import { callFunction } from '../client/in-process';
import { database, read } from '../world/data';

/** The problem of an organisation's one delivery, as it is stored; the first that a member reported unless it is said. */
export async function problemOf(orgID: string, id = 'd1.1'): Promise<Problem | undefined> {
  return withDates(await read(problems.document(orgID, id))) as Problem | undefined;
}

/** An organisation with a delivery on its way that somebody may report a problem of. */
export async function problemScene(changes: Partial<Delivery> = {}) {
  const found = await tripScene(changes);
  const { orgID, member } = found;
  const call = (name: string, request: object = {}, by = member) =>
    callFunction(name, { orgID, ...request }, by.idToken);
  return {
    ...found,
    call,
    report: (more: object = {}, by = member) =>
      call('reportProblem', { deliveryID: 'd1', number: 1, reason: 'damaged', note: '', ...more }, by),
    write: (text: string, seen: number, by = member) =>
      call('writeToProblem', { problemID: 'd1.1', text, seen }, by),
    close: (by = member) => call('closeProblem', { problemID: 'd1.1' }, by),
    problem: (id?: string) => problemOf(orgID, id),
    async count(): Promise<number> {
      return (await database.collection(problems.path(orgID)).get()).size;
    },
  };
}
