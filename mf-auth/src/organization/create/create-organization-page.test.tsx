import { renderPage, sessions } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { CreateOrganizationPage } from './create-organization-page';

const invited = {
  ...sessions.noOrganization,
  selectedInvite: { id: 'invite-1', organizationName: 'Umoya Foods' },
};

test('the page is open without an invitation, and its user names the organisation', () => {
  const { services } = renderPage(<CreateOrganizationPage />, { session: sessions.noOrganization });
  expect(services.navigate).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1, name: 'Tell us about your company' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Organization Name' })).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Create Organization' })).toBeEnabled();
});

test('the organisation is named after the invitation, with the way back and out', async () => {
  const { services, user } = renderPage(<CreateOrganizationPage />, { session: invited });
  expect(services.navigate).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: 'Organization Name' })).toHaveValue('Umoya Foods');
  expect(screen.getByRole('link', { name: 'Back to invitations' })).toHaveAttribute('href', '/organizations');
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(services.signOut).toHaveBeenCalledTimes(1);
});

test('typed values survive a reload of the remote', async () => {
  const { services, user, unmount } = renderPage(<CreateOrganizationPage />, { session: invited });
  await user.type(screen.getByRole('textbox', { name: 'City' }), 'Polokwane');
  unmount();
  renderPage(<CreateOrganizationPage />, { session: invited, services: { drafts: services.drafts } });
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Polokwane');
});
