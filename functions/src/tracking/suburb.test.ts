import { suburbOf } from './suburb';

test.each([
  ['7166 Vilakazi Street, Orlando West, Soweto, 1804', 'Orlando West'],
  ['1 Vilakazi Street, Orlando West, Soweto, South Africa', 'Orlando West'],
  ['Unit 4, Mutual Heights, Darling Street, Cape Town City Centre, Cape Town, 8001', 'Cape Town City Centre'],
  ['14 Langstraat, Stellenbosch 7600', 'Stellenbosch'],
  ['Mutual Heights, Cape Town', 'Cape Town'],
  ['Sandton City, Rivonia Rd, Sandhurst, Gauteng, 2196', 'Sandhurst'],
  ['House 12, Section B, Mamelodi East', 'Section B'],
  // Nothing is better than a door.
  ['12 Long Street', ''],
  ['Green House', ''],
  ['Main Road, 12', ''],
  ['7166 Vilakazi Street, 1804, South Africa', ''],
  ['', ''],
])('the suburb of %j is %j', (address, suburb) => {
  expect(suburbOf(address)).toBe(suburb);
});
