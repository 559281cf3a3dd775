import type { Live } from '@fleetfoot/shared/firebase';
import { organizationInvitations, teamInvites } from '@fleetfoot/shared/model/team/invitations';
import { INVITED } from '@fleetfoot/shared/session/opened-invitation';
import { renderPage, sessions } from '@fleetfoot/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { OrganizationsPage } from './organizations-page';

let mockFound: Readonly<Record<string, Live<readonly object[]>>> = {};
const mockListeners = new Set<() => void>();

jest.mock('@fleetfoot/shared/firebase', () => ({
  parseWith: () => () => undefined,
  useLiveCollection: ({ path }: { path: string }) =>
    useSyncExternalStore(
      (listener) => {
        mockListeners.add(listener);
        return () => mockListeners.delete(listener);
      },
      () => mockFound[path],
    ),
}));

const ready = (data: readonly object[]): Live<readonly object[]> => ({
  status: 'ready',
  data,
  offline: false,
});

/** Sends invitations to join a team, as the server does to its listeners. */
function tell(...invites: readonly object[]): void {
  mockFound = { [organizationInvitations.path()]: ready([]), [teamInvites.name]: ready(invites) };
  for (const listener of mockListeners) listener();
}

beforeEach(() => tell());
afterEach(() => sessionStorage.clear());

const open = () => renderPage(<OrganizationsPage />, { session: sessions.noOrganization });

test('a user without an invitation learns whom to ask, and with which number', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("You're Almost There!");
  expect(screen.getByText('You have no invitations yet')).toBeVisible();
  expect(screen.getByText(/contact your company administrator/)).toBeVisible();
  expect(screen.getAllByText('082 123 4567')).not.toHaveLength(0);
});

test('an invitation that arrives while the user waits appears by itself', () => {
  open();
  const invite = { id: 'b', phoneNumber: '+27821234567', role: 'Admin', orgID: 'org-1' };
  act(() => tell({ ...invite, organizationName: 'Kasi Couriers', invitedBy: 'uid-1' }));
  const row = screen.getByRole('listitem');
  expect(row).toHaveTextContent('Kasi Couriers');
  expect(row).toHaveTextContent('Admin');
  expect(within(row).getByRole('button', { name: 'Accept Kasi Couriers' })).toBeEnabled();
});

test('a user with another number than the invited one learns which it is and what to do, once', () => {
  sessionStorage.setItem(INVITED, JSON.stringify({ organizationName: 'Kasi Couriers', ending: '999' }));
  open();
  const notice = screen.getByText(/^The invitation to Kasi Couriers is for/).closest('p');
  expect(notice).toHaveTextContent('the number ending in 999, not 082 123 4567');
  expect(notice).toHaveTextContent('Sign out and sign in with that number');
  expect({ ...sessionStorage }).toEqual({});
});
