import { SIGNED_OUT } from '@fleetfoot/shared/session';
import { sessions } from '@fleetfoot/shared/testing';
import { createWorkResumer } from './work-resumer';

const NOTE = 'fleetfoot.unsent';

function scene() {
  let state = sessions.admin;
  const resume = jest.fn(async (_id: string) => {});
  const report = jest.fn();
  const resumeWork = createWorkResumer({
    store: { getState: () => state },
    resume,
    report,
  });
  return { resume, report, resumeWork, signOut: () => (state = SIGNED_OUT) };
}

function noteElsewhere(): void {
  localStorage.setItem(NOTE, '1 mf-deliveries');
  window.dispatchEvent(new StorageEvent('storage', { key: NOTE }));
}

beforeEach(() => localStorage.setItem(NOTE, '2 mf-deliveries'));
afterEach(() => localStorage.clear());

it('lets the remote that noted work go on, once for each place of its user', () => {
  const { resume, resumeWork } = scene();
  resumeWork();
  resumeWork();
  expect(resume.mock.calls).toEqual([['mf-deliveries']]);
});

it('loads nothing while nothing waits, and when nobody is there', () => {
  const { resume, resumeWork, signOut } = scene();
  localStorage.clear();
  resumeWork();
  localStorage.setItem(NOTE, '2 mf-deliveries');
  signOut();
  resumeWork();
  expect(resume).not.toHaveBeenCalled();
});

it('hears of what another window notes', () => {
  localStorage.clear();
  const { resume, resumeWork } = scene();
  resumeWork();
  noteElsewhere();
  expect(resume).toHaveBeenCalledTimes(1);
});

it('tries again with the next connection when the remote cannot be loaded', async () => {
  const { resume, report, resumeWork } = scene();
  resume.mockRejectedValueOnce(new Error('not there'));
  resumeWork();
  await Promise.resolve();
  await Promise.resolve();
  expect(report).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(resume).toHaveBeenCalledTimes(2);
});
