import { renderPage, sessions } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { SignOutLine } from '../../sign-out-line';
import { ProfilePage } from './profile-page';

test('somebody with a profile and no organisation finds the page below the steps, and the way back', () => {
  const session = sessions.noOrganization;
  const { unmount } = renderPage(
    <SignOutLine phoneNumber={session.user?.phoneNumber} hasProfile onSignOut={() => {}} />,
    { session },
  );
  expect(screen.getByRole('link', { name: 'Your profile' })).toHaveAttribute('href', '/profile');
  unmount();
  renderPage(<ProfilePage />, { session });
  expect(screen.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete my profile' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Your invitations' })).toHaveAttribute('href', '/organizations');
});

test('a member goes back from the page to the deliveries', () => {
  renderPage(<ProfilePage />, { session: sessions.member });
  expect(screen.getByRole('link', { name: 'Deliveries' })).toHaveAttribute('href', '/deliveries');
});
