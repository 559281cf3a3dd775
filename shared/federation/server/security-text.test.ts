import { securityText } from './security-text';

test('the text says whom to tell, for a year, and where it belongs', () => {
  const text = securityText({
    from: new Date('2026-11-22T17:45:00Z'),
    origin: 'https://app.fleetfoot.co.za',
  });
  expect(text.split('\n')).toEqual([
    'Contact: mailto:admin@fleetfoot.co.za',
    'Expires: 2027-11-22T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://app.fleetfoot.co.za/.well-known/security.txt',
    '',
  ]);
});

test('builds of one day have one text, and a site without an address none of its own', () => {
  const [morning, evening] = ['2026-11-22T00:00:00Z', '2026-11-22T23:59:59Z'].map((from) =>
    securityText({ from: new Date(from) }),
  );
  expect(morning).toBe(evening);
  expect(morning).not.toContain('Canonical');
});
