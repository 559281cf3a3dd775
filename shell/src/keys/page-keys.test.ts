import { focusRow, focusSearch, pageKeys, pressPageKey } from './page-keys';

beforeEach(() => {
  document.body.innerHTML = `<button data-key="x">Outside</button>
    <div id="outlet">
      <button data-key="e">Edit</button>
      <button data-key="p" aria-label="Print the waybill">P</button>
      <input type="search" value="cape">
      <table><tbody>
        <tr><th><a href="/a" data-row-link>A</a></th></tr>
        <tr><th><a href="/b" data-row-link>B</a></th><td><button id="share">Share</button></td></tr>
        <tr><th><a href="/c" data-row-link>C</a></th></tr>
      </tbody></table>
    </div>`;
});

const focused = () => document.activeElement?.textContent;

test('the keys of a page are those that its own elements name', () => {
  expect(pageKeys()).toEqual([
    { key: 'e', label: 'Edit' },
    { key: 'p', label: 'Print the waybill' },
  ]);
});

test('a key presses what names it, and no other is taken for one', () => {
  const pressed = jest.fn();
  document.querySelector('[data-key=e]')?.addEventListener('click', pressed);
  expect([pressPageKey('e'), pressPageKey('x'), pressPageKey('q')]).toEqual([true, false, false]);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('the search of a page gets the focus, if it has one', () => {
  expect(focusSearch()).toBe(true);
  expect(document.activeElement).toHaveValue('cape');
  document.querySelector('input')?.remove();
  expect(focusSearch()).toBe(false);
});

test('the focus goes from row to row, also from within one, and stays at the end', () => {
  focusRow(1);
  expect(focused()).toBe('A');
  focusRow(-1);
  expect(focused()).toBe('A');
  document.getElementById('share')?.focus();
  focusRow(1);
  expect(focused()).toBe('C');
  focusRow(1);
  expect(focused()).toBe('C');
  focusRow(-1);
  expect(focused()).toBe('B');
});

test('the row that is shown beside the list is the present one while none has the focus', () => {
  document.getElementById('share')?.closest('tr')?.setAttribute('aria-current', 'true');
  focusRow(1);
  expect(focused()).toBe('C');
  focusRow(1);
  expect(focused()).toBe('C');
  (document.activeElement as HTMLElement).blur();
  focusRow(-1);
  expect(focused()).toBe('A');
});

test('the last row is the first one before none', () => {
  focusRow(-1);
  expect(focused()).toBe('C');
});
