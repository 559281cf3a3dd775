import { fireEvent } from '@testing-library/dom';
import { followLinks, watchIntentions } from './link-clicks';

const navigate = jest.fn();
let stop = () => {};

function link(html: string): HTMLElement {
  document.body.innerHTML = html;
  const element = document.querySelector<HTMLElement>('span, a');
  if (element === null) throw new Error('There is no link.');
  return element;
}

/** jsdom cannot follow links; what we leave to the browser is stopped here. */
function stopBrowser(event: Event): void {
  event.preventDefault();
}

beforeEach(() => {
  window.history.replaceState(null, '', '/deliveries');
  navigate.mockClear();
  stop = followLinks(navigate);
  window.addEventListener('click', stopBrowser);
});

afterEach(() => {
  stop();
  window.removeEventListener('click', stopBrowser);
});

it.each([
  ['a link', '<a href="/team?x=1">Team</a>', '/team?x=1'],
  ['what is inside a link', '<a href="/team"><span>Team</span></a>', '/team'],
  ['a full address of this product', '<a href="http://localhost/team">Team</a>', '/team'],
])('the shell follows %s', (_, html, path) => {
  fireEvent.click(link(html));
  expect(navigate).toHaveBeenCalledWith(path);
});

it.each([
  ['another site', '<a href="https://stripe.com">x</a>'],
  ['a new tab', '<a href="/team" target="_blank">x</a>'],
  ['a download', '<a href="/team.csv" download>x</a>'],
  ['an e-mail address', '<a href="mailto:a@b.co">x</a>'],
  ['a place on this page', '<a href="#outlet">x</a>'],
  ['an anchor without address', '<a>x</a>'],
  ['no link', '<span>x</span>'],
])('the shell leaves %s to the browser', (_, html) => {
  fireEvent.click(link(html));
  expect(navigate).not.toHaveBeenCalled();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'the shell leaves a click with %j to the browser',
  (options) => {
    fireEvent.click(link('<a href="/team">x</a>'), options);
    expect(navigate).not.toHaveBeenCalled();
  },
);

it('the shell leaves a click alone that somebody has handled', () => {
  const element = link('<a href="/team">x</a>');
  element.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(element);
  expect(navigate).not.toHaveBeenCalled();
});

it('the shell stops following links on request', () => {
  stop();
  fireEvent.click(link('<a href="/team">x</a>'));
  expect(navigate).not.toHaveBeenCalled();
});

it('the shell reports links that are pointed at or focused', () => {
  const intend = jest.fn();
  const end = watchIntentions(intend);
  const element = link('<a href="/team">x</a>');
  fireEvent.pointerOver(element);
  fireEvent.focusIn(element);
  end();
  fireEvent.pointerOver(element);
  expect(intend.mock.calls).toEqual([['/team'], ['/team']]);
});
