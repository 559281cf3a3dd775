import { endingOf, INVITED, openedInvitation, takeOpenedInvitation } from './opened-invitation';

beforeEach(() => sessionStorage.clear());

test('an invitation that was opened is told until it is taken', () => {
  sessionStorage.setItem(INVITED, JSON.stringify({ organizationName: 'Kota House', ending: '567' }));
  expect(openedInvitation()).toEqual({ organizationName: 'Kota House', ending: '567' });
  expect(takeOpenedInvitation()).toEqual({ organizationName: 'Kota House', ending: '567' });
  expect(takeOpenedInvitation()).toBeUndefined();
  expect({ ...sessionStorage }).toEqual({});
});

test.each(['', 'null', '7', '{}', '{"organizationName":"Kota House"}', '{"organizationName":1,"ending":2}'])(
  'a note that reads %j tells nothing',
  (note) => {
    sessionStorage.setItem(INVITED, note);
    expect(takeOpenedInvitation()).toBeUndefined();
  },
);

test('a browser without storage tells nothing', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(takeOpenedInvitation()).toBeUndefined();
  jest.restoreAllMocks();
});

test('the ending of a number is its last three digits', () => {
  expect(endingOf('+27821234567')).toBe('567');
});
