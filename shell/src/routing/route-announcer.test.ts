import { createRouteAnnouncer } from './route-announcer';

const announce = jest.fn();
let outlet: HTMLElement;

function show(html: string): Promise<void> {
  outlet.innerHTML = html;
  // Mutation observers run in a microtask.
  return Promise.resolve();
}

function open() {
  const announcer = createRouteAnnouncer({ outlet, announce });
  announcer.arrived('Deliveries');
  return announcer;
}

beforeEach(async () => {
  jest.useFakeTimers();
  announce.mockClear();
  window.scrollTo = jest.fn();
  document.body.innerHTML = '<a href="/team">Team</a><main tabindex="-1"></main>';
  outlet = document.querySelector('main') as HTMLElement;
  await show('<h1>Deliveries</h1>');
});

afterEach(() => jest.useRealTimers());

it('the announcer sets the title of the first page without moving the focus', () => {
  open();
  expect(document.title).toBe('Deliveries · Fleetfoot');
  expect(document.body).toHaveFocus();
  expect(announce).not.toHaveBeenCalled();
});

it('the announcer moves the focus to the new page’s heading when it comes, and announces it once', async () => {
  const announcer = open();
  document.querySelector('a')?.focus();
  announcer.leaving();
  announcer.arrived('Team');
  expect(document.querySelector('a')).toHaveFocus();
  await show('');
  await show('<h1>Team</h1>');
  expect(outlet.querySelector('h1')).toHaveFocus();
  expect(document.title).toBe('Team · Fleetfoot');
  expect(announce.mock.calls).toEqual([['Team']]);
});

it('the announcer keeps and says the title that a page gave itself until the address changes', () => {
  window.history.replaceState(null, '', '/deliveries/d1');
  const announcer = open();
  announcer.titlePage('ORD-1, Collected');
  // The page was there before its arrival was told.
  announcer.arrived('Delivery');
  expect(document.title).toBe('ORD-1, Collected · Fleetfoot');
  expect(announce.mock.calls).toEqual([['ORD-1, Collected']]);
  window.history.replaceState(null, '', '/team');
  announcer.arrived('Team');
  expect(document.title).toBe('Team · Fleetfoot');
  window.history.replaceState(null, '', '/deliveries/d1');
  announcer.arrived('Delivery');
  expect(document.title).toBe('Delivery · Fleetfoot');
});

it('the announcer moves on when a placeholder’s heading gives way to the page’s', async () => {
  const announcer = open();
  announcer.leaving();
  announcer.arrived('Team');
  await show('<h1>Team</h1>');
  await show('<h1>Team</h1><p>Members</p>');
  expect(outlet.querySelector('h1')).toHaveFocus();
  expect(announce).toHaveBeenCalledTimes(1);
});

it('the announcer leaves the focus where the page has put it', async () => {
  const announcer = open();
  announcer.leaving();
  announcer.arrived('Enter your code');
  outlet.innerHTML = '<h1>Enter your code</h1><input>';
  outlet.querySelector('input')?.focus();
  await Promise.resolve();
  expect(outlet.querySelector('input')).toHaveFocus();
});

it('the announcer leaves the focus alone once the user has tabbed on', async () => {
  const announcer = open();
  announcer.leaving();
  announcer.arrived('Team');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  document.querySelector('a')?.focus();
  await show('<h1>Team</h1>');
  expect(document.querySelector('a')).toHaveFocus();
});

it('the announcer gives up waiting for a heading that never comes', async () => {
  const announcer = open();
  announcer.leaving();
  announcer.arrived('Team');
  jest.advanceTimersByTime(30_000);
  await show('<h1>Team</h1>');
  expect(document.body).toHaveFocus();
});

it('the announcer follows a card’s Retry without announcing the page again', async () => {
  const announcer = open();
  announcer.expectHeading();
  await show('<h1>Deliveries</h1>');
  expect(outlet.querySelector('h1')).toHaveFocus();
  expect(announce).not.toHaveBeenCalled();
});
