import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useVirtualRows } from './use-virtual-rows';

const USUAL = 50;
const ids = Array.from({ length: 1_000 }, (_, index) => `r${index}`);
const heights = new Map<string, number>();
const scrollBy = jest.fn();
let top = 0;

beforeEach(() => {
  top = 0;
  heights.clear();
  scrollBy.mockClear();
  window.scrollBy = scrollBy;
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    get(this: HTMLElement) {
      return heights.get(this.dataset['id'] ?? '') ?? USUAL;
    },
  });
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: -top }) as DOMRect);
});
afterEach(() => jest.restoreAllMocks());

function List({ focusedID }: { readonly focusedID?: string }) {
  const body = useRef<HTMLUListElement>(null);
  const { rows, height } = useVirtualRows({ ids, body, height: USUAL, gap: 0, focusedID });
  return (
    <ul ref={body} aria-label={`${height} px`}>
      {rows.map(({ index, start }) => (
        <li key={index} data-id={ids[index]} data-index={index}>
          {`${ids[index]} at ${start}`}
        </li>
      ))}
    </ul>
  );
}

function scrollTo(place: number): void {
  top = place;
  act(() => void window.dispatchEvent(new Event('scroll')));
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('only visible rows are rendered, each at its position', () => {
  render(<List />);
  expect(screen.getByRole('list', { name: '50000 px' })).toBeVisible();
  expect(shown()[0]).toBe('r0 at 0');
  expect(shown().length).toBeLessThan(50);
  scrollTo(20_000);
  expect(shown()).toContain('r400 at 20000');
  expect(shown()).not.toContain('r0 at 0');
});

test('the row that has the focus stays', () => {
  render(<List focusedID="r1" />);
  scrollTo(20_000);
  expect(shown()[0]).toBe('r1 at 50');
  scrollTo(0);
  expect(shown().filter((text) => text === 'r1 at 50')).toHaveLength(1);
});

test('a row that is higher than usual moves those below it', () => {
  heights.set('r1', 80);
  render(<List />);
  expect(screen.getByRole('list', { name: '50030 px' })).toBeVisible();
  expect(shown()).toContain('r2 at 130');
  expect(scrollBy).not.toHaveBeenCalled();
});

test('a row above the window that turns out higher does not move the visible rows', () => {
  render(<List />);
  heights.set('r395', 90);
  scrollTo(20_000);
  expect(scrollBy.mock.calls).toEqual([[0, 40]]);
});
