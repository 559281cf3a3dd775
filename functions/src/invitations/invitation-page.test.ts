import { invitationPage, NO_INVITATION } from './invitation-page';

test('a page of an invitation tells its language, is no source of phone links and leaves names untranslated', () => {
  const page = invitationPage({
    organizationName: 'Kota House',
    role: 'Member',
    invitedBy: 'Thandi',
    phoneNumber: '+27821234567',
  });
  for (const html of [page, NO_INVITATION]) {
    expect(html).toContain('<html lang="en-ZA">');
    expect(html).toContain('<meta name="format-detection" content="telephone=no">');
  }
  expect(page).toContain('<strong translate="no">Kota House</strong>');
});
