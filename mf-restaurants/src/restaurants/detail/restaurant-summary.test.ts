import { websiteAddress } from './restaurant-summary';

test.each([
  ['https://marula.co.za/eat', 'https://marula.co.za/eat'],
  ['http://marula.co.za', 'http://marula.co.za/'],
  ['www.marula.co.za', 'https://www.marula.co.za/'],
  ['marula.co.za:8443', 'https://marula.co.za:8443/'],
  ['', undefined],
  ['not a site', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
])('%j links to %j', (website, address) => {
  expect(websiteAddress(website)).toBe(address);
});
