import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { askForRow, useAskedRow } from './asked-row';

const ROW = 35;
const ids = Array.from({ length: 60 }, (_, index) => `d${index}`);
const starts = Float64Array.from({ length: 61 }, (_, index) => index * ROW);
const scrollBy = jest.fn();

beforeEach(() => {
  scrollBy.mockClear();
  window.scrollBy = scrollBy;
  window.innerHeight = 900;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'TBODY' ? new DOMRect(0, 300, 0, 60 * ROW) : new DOMRect(0, 265, 0, ROW);
  });
});
afterEach(() => jest.restoreAllMocks());

function Rows() {
  const body = useRef<HTMLTableSectionElement>(null);
  useAskedRow({ ids, body, starts });
  return (
    <table>
      <thead />
      <tbody ref={body} />
    </table>
  );
}

function ask(id: string) {
  render(<Rows />);
  act(() => askForRow(screen.getByRole('table').parentElement, id));
}

test('a row out of sight, and so not in the page, comes into the upper third of the window', () => {
  ask('d50');
  expect(scrollBy.mock.calls).toEqual([[0, 300 + 50 * ROW - 300]]);
});

test.each(['d3', 'elsewhere'])('a row in sight, or one that the list has not, moves nothing: %s', (id) => {
  ask(id);
  expect(scrollBy).not.toHaveBeenCalled();
});
