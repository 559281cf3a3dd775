import { AppError } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { deferred, renderPage } from '@fleetfoot/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { colleagueFixture, inviteFixture, memberFixture } from '../testing/team-fixtures';
import type { TeamWrites } from './data';
import { TeamView } from './team-view';

function ready<T>(data: T, offline = false): Live<T> {
  return { status: 'ready', data, offline };
}

const everybody = [memberFixture(), colleagueFixture()];
const props = {
  organization: { name: 'Acme Foods', role: 'Admin' },
  uid: 'thandi',
  members: ready(everybody),
  invites: ready([inviteFixture()]),
} as const;

function fakeWrites(writes: Partial<TeamWrites> = {}): TeamWrites {
  const done = async () => {};
  const keysOf = async () => ({ liveEnding: undefined, owned: [] });
  const sending = async () => ({});
  const makeLink = async () => ({ token: 'new', linkedAt: 2 });
  return {
    ...{
      invite: sending,
      resend: sending,
      makeLink,
      deleteInvite: done,
      changeRole: done,
      remove: done,
      keysOf,
    },
    ...writes,
  };
}

type Props = Parameters<typeof TeamView>[0];

function setUp(changes: Partial<Props> = {}, writes: Partial<TeamWrites> = {}) {
  const all: Props = { ...props, writes: fakeWrites(writes), ...changes };
  let show: (next: Props) => void = () => {};
  function Scene() {
    const [shown, setShown] = useState(all);
    show = setShown;
    return <TeamView {...shown} />;
  }
  const page = renderPage(<Scene />);
  /** Renders the page again with these props changed. */
  const change = (next: Partial<Props>) => act(() => show({ ...all, ...next }));
  return { ...page, change };
}

const button = (name: string) => screen.getByRole('button', { name });
const EDIT = 'Edit Pieter Botha';

test('an Admin has the buttons to invite, edit and delete', () => {
  setUp();
  expect(screen.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  for (const name of ['Invite Member', EDIT, 'Delete invitation to 083 765 4321']) {
    expect(button(name)).toBeEnabled();
  }
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/team/privacy');
});

test('a Member sees the same lists, without a button', () => {
  setUp({ organization: { name: 'Acme Foods', role: 'Member' }, uid: 'pieter' });
  expect(screen.getByRole('table', { name: 'Team members' })).toHaveTextContent(/Pieter BothaYou/);
  expect(screen.getByRole('table', { name: 'Pending invitations' })).toHaveTextContent('Invite Pending');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Privacy' })).not.toBeInTheDocument();
});

test('the expiry of an invitation follows the clock of the server, not of the device', () => {
  const invites = ready([inviteFixture({ expiresAt: new Date('2020-02-06T10:00:00Z') })]);
  const now = jest.fn(() => new Date('2020-02-03T10:00:00Z'));
  renderPage(<TeamView {...props} writes={fakeWrites()} invites={invites} />, { services: { now } });
  const table = screen.getByRole('table', { name: 'Pending invitations' });
  expect(table).toHaveTextContent('Expires 06 Feb 2020');
  expect(table).not.toHaveTextContent('Expired');
});

test('a page whose lists are loading says so below its title', () => {
  setUp({ members: { status: 'loading' }, invites: { status: 'loading' } });
  expect(screen.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  expect(screen.getAllByText('Loading…')).toHaveLength(2);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a list that cannot be loaded says why and can be retried', async () => {
  const retry = jest.fn();
  const members = { status: 'error', error: new AppError('permission-denied', 'x'), retry } as const;
  const { user } = setUp({ members });
  const section = screen.getByRole('region', { name: 'Members' });
  expect(section).toHaveTextContent('You do not have access to this. Ask an Admin of your organisation.');
  await user.click(within(section).getByRole('button'));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('lists read before the connection was lost are marked as offline', () => {
  setUp({ members: ready(everybody, true) });
  expect(screen.getByText(/You are offline/)).toBeVisible();
  expect(button(EDIT)).toBeEnabled();
});

test('a sent invitation closes the dialog, returns the focus and is announced', async () => {
  const { user, services } = setUp();
  await user.click(button('Invite Member'));
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '631234567');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Member');
  await user.click(button('Invite'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(services.announce).toHaveBeenCalledWith('063 123 4567 is invited as a Member.');
  expect(button('Invite Member')).toHaveFocus();
  await user.click(button('Invite Member'));
  expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveValue('');
  expect(screen.getByRole('combobox', { name: 'Role' })).toHaveValue('Admin');
});

const link = () => screen.getByRole('textbox', { name: 'Link' });
const SHARE = 'Share link of the invitation to 083 765 4321';
const linkedAt = new Date('2026-11-20T10:00:00Z');
const linked = inviteFixture({ linkedAt });

test('a link is made only when it is asked for, and then copied or sent on WhatsApp', async () => {
  const { user } = setUp();
  await user.click(button(SHARE));
  expect(screen.getByRole('dialog')).toHaveTextContent('takes the place of every link');
  expect(screen.queryByRole('textbox', { name: 'Link' })).not.toBeInTheDocument();
  await user.click(button('Make a new link'));
  expect(link()).toHaveValue('http://localhost/i/new');
  expect(link()).toHaveFocus();
  await user.click(button('Copy link'));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/i/new');
  const whatsApp = new URL(screen.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href') ?? '');
  expect(whatsApp.origin + whatsApp.pathname).toBe('https://wa.me/27837654321');
  expect(whatsApp.searchParams.get('text')).toBe(
    'Acme Foods invites you to Fleetfoot as a Member. Sign in with this number: http://localhost/i/new',
  );
});

test('the link of an invitation that was just sent again is shared without making another', async () => {
  const resend = async () => ({
    message: 'sent' as const,
    link: { token: 'sent', linkedAt: linkedAt.getTime() },
  });
  const { user } = setUp({ invites: ready([linked]) }, { resend });
  await user.click(button('Resend invitation to 083 765 4321'));
  await user.click(button(SHARE));
  expect(link()).toHaveValue('http://localhost/i/sent');
});

test('a link that another Admin has replaced is not shown any more', async () => {
  const resend = async () => ({ link: { token: 'sent', linkedAt: linkedAt.getTime() } });
  const { user, change } = setUp({ invites: ready([linked]) }, { resend });
  await user.click(button('Resend invitation to 083 765 4321'));
  change({ invites: ready([inviteFixture({ linkedAt: new Date('2026-11-20T10:00:01Z') })]) });
  await user.click(button(SHARE));
  expect(button('Make a new link')).toBeVisible();
});

test('a link that cannot be made says why', async () => {
  const makeLink = () => Promise.reject(new AppError('offline', 'x'));
  const { user } = setUp({}, { makeLink });
  await user.click(button(SHARE));
  await user.click(button('Make a new link'));
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent('You are offline');
  await user.click(button('Cancel'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each(['before', 'after'])(
  'the focus moves to the heading when the row of a removed member goes %s the answer',
  async (when) => {
    const answer = deferred();
    const { user, services, change } = setUp({}, { remove: () => answer.promise });
    await user.click(button(EDIT));
    await user.click(button('Remove Pieter Botha from the team'));
    await user.click(button('Confirm removal'));
    const gone = { members: ready([memberFixture()]) };
    if (when === 'before') change(gone);
    expect(screen.getByRole('dialog')).toHaveTextContent('Pieter Botha');
    await act(async () => answer.resolve());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    if (when === 'after') change(gone);
    expect(screen.queryByText('Pieter Botha')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(services.announce.mock.calls).toEqual([['Pieter Botha is removed from the team.']]);
  },
);

test('the deletion of an invitation is confirmed first', async () => {
  const deleteInvite = jest.fn(async () => {});
  const { user, services } = setUp({}, { deleteInvite });
  await user.click(button('Delete invitation to 083 765 4321'));
  const dialog = screen.getByRole('dialog', { name: 'Delete this invitation?' });
  expect(dialog).toHaveTextContent('083 765 4321');
  expect(deleteInvite).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(deleteInvite).toHaveBeenCalledWith(inviteFixture());
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(services.announce).toHaveBeenCalledWith('The invitation to 083 765 4321 is deleted.');
});

test('a failed deletion says why in the dialog', async () => {
  const deleteInvite = () => Promise.reject(new AppError('timeout', 'x'));
  const { user, services } = setUp({}, { deleteInvite });
  await user.click(button('Delete invitation to 083 765 4321'));
  await user.click(button('Delete'));
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent('longer than it should');
  expect(services.announce).not.toHaveBeenCalled();
});

test('a demoted Admin loses the open dialog, also on becoming an Admin again', async () => {
  const { user, change } = setUp();
  await user.click(button(EDIT));
  change({ organization: { name: 'Acme Foods', role: 'Member' } });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  change({});
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button(EDIT)).toBeVisible();
});
