import { createHash } from 'node:crypto';
import { invitationPage, NO_INVITATION, withoutTypeface } from './invitation-page';

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

test('the page brings the typeface and names each of its styles in its policy', () => {
  const styles = [...NO_INVITATION.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style);
  expect(styles).toHaveLength(2);
  for (const style of styles) {
    expect(NO_INVITATION).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  }
  expect(NO_INVITATION).toContain("font-src 'self'");
  expect(NO_INVITATION).toMatch(
    /<link rel="preload" as="font" type="font\/woff2" crossorigin href="\/figtree\./,
  );
});

test('the page for a browser that saves data asks for no font', () => {
  const page = withoutTypeface(NO_INVITATION);
  expect(page).not.toMatch(/woff2|@font-face/);
  expect(page).toContain('This link opens no invitation');
});
