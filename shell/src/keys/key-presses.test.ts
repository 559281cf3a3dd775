import { followKeyPresses } from './key-presses';

let stop: () => void;
const [onKey, onScan] = [jest.fn(), jest.fn()];
let isOn = true;
let now = 0;

beforeEach(() => {
  jest.useFakeTimers();
  isOn = true;
  document.body.innerHTML =
    '<button>b</button><input id="text"><input type="checkbox"><textarea></textarea><select></select><p contenteditable="true"></p>';
  stop = followKeyPresses({ isOn: () => isOn, onKey, onScan });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.clearAllMocks();
});

function press(key: string, init: KeyboardEventInit = {}, on: Element = document.body): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, 'timeStamp', { value: now });
  return on.dispatchEvent(event);
}
function find(selector: string): Element {
  return document.querySelector(selector) as Element;
}
/** Time goes by, without the timers that a busy machine is late with. */
const passes = (ms = 60) => {
  now += ms;
};
function wait(): void {
  passes();
  jest.advanceTimersByTime(60);
}
const keys = () => onKey.mock.calls.flat();

test('a key that is pressed by itself counts, one after the other, and as often as it is repeated', () => {
  press('j');
  expect(keys()).toEqual([]);
  wait();
  press('?', { shiftKey: true });
  wait();
  press('j');
  wait();
  press('j', { repeat: true });
  expect(keys()).toEqual(['j', '?', 'j', 'j']);
});

test('a held key counts again where it leads from row to row, and once where it does something', () => {
  for (const key of 'pk') {
    press(key);
    wait();
    press(key, { repeat: true });
    wait();
  }
  expect(keys()).toEqual(['p', 'k', 'k']);
});

test('a key is the same with Caps Lock, and another with Shift', () => {
  press('N');
  wait();
  press('E', { shiftKey: true });
  wait();
  expect(keys()).toEqual(['n', 'E']);
});

test('keys that are pressed one after the other count on a machine whose timers are late', () => {
  press('j');
  passes();
  press('k');
  passes();
  press('Enter');
  expect(keys()).toEqual(['j', 'k']);
});

test.each(['#text', 'textarea', 'select', '[contenteditable]'])(
  'a key in %s is typed, and no more',
  (typed) => {
    expect(press('/', {}, find(typed))).toBe(true);
    press('n', {}, find(typed));
    wait();
    expect(keys()).toEqual([]);
  },
);

test('a key counts while a button or a box that is ticked has the focus', () => {
  press('j', {}, find('button'));
  wait();
  press('k', {}, find('[type=checkbox]'));
  wait();
  expect(keys()).toEqual(['j', 'k']);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('a key with %s is another one’s', (modifier) => {
  press('n', { [modifier]: true });
  wait();
  expect(keys()).toEqual([]);
});

test('a key counts beside no dialog', () => {
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  press('n');
  wait();
  expect(keys()).toEqual([]);
});

test('a burst of keys that ends with Enter is read by a scanner, and presses nothing else', () => {
  for (const key of 'KK-1041') {
    press('Shift');
    press(key);
  }
  expect(press('Enter', {}, find('button'))).toBe(false);
  wait();
  expect(onScan.mock.calls).toEqual([['KK-1041']]);
  expect(keys()).toEqual([]);
});

test('a space within what is scanned belongs to it, and one by itself presses what has the focus', () => {
  expect(press(' ', {}, find('button'))).toBe(true);
  for (const key of 'AB') press(key, {}, find('button'));
  expect(press(' ', {}, find('button'))).toBe(false);
  for (const key of '12') press(key, {}, find('button'));
  press('Enter', {}, find('button'));
  wait();
  expect(press(' ', {}, find('button'))).toBe(true);
  expect([onScan.mock.calls, keys()]).toEqual([[['AB 12']], []]);
});

test('an Enter that comes later ends no burst', () => {
  for (const key of '10410') press(key);
  passes();
  expect(press('Enter')).toBe(true);
  expect(onScan).not.toHaveBeenCalled();
});

test('a burst without Enter, and one that is too short, is nothing', () => {
  for (const key of 'jk12345') press(key);
  wait();
  for (const key of 'jk') press(key);
  expect(press('Enter')).toBe(true);
  wait();
  expect([keys(), onScan.mock.calls]).toEqual([[], []]);
});

test('single keys that are off do nothing and leave the browser its own; a scanner goes on', () => {
  isOn = false;
  expect(press('/')).toBe(true);
  wait();
  press('j', { repeat: true });
  for (const key of '10410') press(key);
  press('Enter');
  expect([keys(), onScan.mock.calls]).toEqual([[], [['10410']]]);
});

test('the key of the search is kept from the browser, which searches the page at it', () => {
  expect(press('/')).toBe(false);
});

test('the end of following is the end of every key', () => {
  press('j');
  stop();
  wait();
  press('j');
  wait();
  expect(keys()).toEqual([]);
});
