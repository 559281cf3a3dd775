import { noteWaiting } from '@fleetfoot/shared/device';
import { sessions } from '@fleetfoot/shared/testing';
import { scene, settle, uid } from './testing/session-scene';

const { admin } = sessions;

/** A tab in which the user's membership is confirmed. */
async function openTab() {
  const tab = await scene(admin);
  await tab.says(uid);
  return tab;
}

function noteElsewhere(): void {
  noteWaiting(uid, { remoteID: 'mf-deliveries', count: 1 });
  window.dispatchEvent(new StorageEvent('storage', { key: `fleetfoot.device.${uid}.waiting.mf-deliveries` }));
}

beforeEach(() => {
  jest.useFakeTimers();
  noteWaiting(uid, { remoteID: 'mf-deliveries', count: 2 });
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

it('a remote with waiting work resumes it once for each organisation of its user', async () => {
  const { resume, says } = await openTab();
  await says(uid);
  expect(resume.mock.calls).toEqual([['mf-deliveries']]);
});

it('every remote with waiting work resumes it', async () => {
  noteWaiting(uid, { remoteID: 'mf-routes', count: 1 });
  const { resume } = await openTab();
  expect(resume.mock.calls.flat().sort()).toEqual(['mf-deliveries', 'mf-routes']);
});

it('no remote is loaded without waiting work or without a user', async () => {
  localStorage.clear();
  const { resume, says } = await openTab();
  noteWaiting(uid, { remoteID: 'mf-deliveries', count: 2 });
  await says(undefined);
  expect(resume).not.toHaveBeenCalled();
});

it('work noted by another window is resumed', async () => {
  localStorage.clear();
  const { resume } = await openTab();
  expect(resume).not.toHaveBeenCalled();
  noteElsewhere();
  expect(resume).toHaveBeenCalledTimes(1);
});

it('a remote that cannot be loaded is tried again with the next connection', async () => {
  const tab = await scene(admin);
  tab.resume.mockRejectedValueOnce(new Error('not there'));
  await tab.says(uid);
  expect(tab.report).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(tab.resume).toHaveBeenCalledTimes(2);
});
