import { trustedHtml } from './trusted-html';

test.each(['<svg/>', '<span aria-hidden="true">+</span>', 'Local map · Natural Earth, GeoNames'])(
  'lets %s through',
  (html) => {
    expect(trustedHtml(html)).toBe(html);
  },
);

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload="alert(1)"/>',
  '<a href="javascript:alert(1)">x</a>',
])('refuses %s', (html) => {
  expect(() => trustedHtml(html)).toThrow('does not insert');
});
