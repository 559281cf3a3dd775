import { renderPage, sessions } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { CreateOrganizationPage } from './create-organization-page';

const invited = {
  ...sessions.noOrganization,
  selectedInvite: { id: 'invite-1', organizationName: 'Umoya Foods' },
};

test('without a selected invitation the page goes back to the invitations', () => {
  const { services } = renderPage(<CreateOrganizationPage />, { session: sessions.noOrganization });
  expect(services.navigate).toHaveBeenCalledWith('/organizations', { replace: true });
  expect(screen.getByRole('heading', { level: 1, name: 'Tell us about your company' })).toBeVisible();
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
