import { giveWayToPage } from './first-screen';

const FORM = '<h1>Sign in</h1><form><input name="phoneNumber" type="tel"><button>Continue</button></form>';

/** The outlet as it is served, with this first screen in it. */
function serve(first: string): HTMLElement {
  document.body.innerHTML = `<main id="outlet"><div id="first">${first}</div><div id="starting"><h1>Stuck</h1></div></main>`;
  const outlet = document.getElementById('outlet') as HTMLElement;
  giveWayToPage(outlet);
  return outlet;
}

const first = () => document.getElementById('first');
const field = () => document.querySelector<HTMLInputElement>('input') as HTMLInputElement;

/** Draws the page; observers are told after the present task. */
async function draw(
  outlet: HTMLElement,
  html: string,
  listen?: (page: HTMLElement) => void,
): Promise<HTMLElement> {
  outlet.querySelector('#page')?.remove();
  const page = Object.assign(document.createElement('div'), { id: 'page', innerHTML: html });
  listen?.(page);
  outlet.append(page);
  await Promise.resolve();
  return page;
}

it('the first screen stays until the page has a heading', async () => {
  const outlet = serve('<h1>Deliveries</h1>');
  await draw(outlet, '<p>Loading</p>');
  expect(first()).not.toBeNull();
  await draw(outlet, '<h1>Deliveries</h1><p role="status">Loading deliveries</p>');
  expect(first()).toBeNull();
});

it('typed text goes on in the page, at the same letter, and the page hears of it', async () => {
  const outlet = serve(FORM);
  const typed = field();
  typed.value = '082123';
  typed.focus();
  typed.setSelectionRange(2, 3);
  const heard = jest.fn();
  await draw(outlet, FORM, (page) => page.addEventListener('input', heard));
  expect(first()).toBeNull();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(field()).toHaveValue('082123');
  expect(field()).toHaveFocus();
  expect([field().selectionStart, field().selectionEnd]).toEqual([2, 3]);
});

it('a page that is still loading leaves the field alone, and a page without it takes what was typed once it has it', async () => {
  const outlet = serve(FORM);
  field().value = '082';
  await draw(outlet, '<h1>Sign in</h1><p role="status">Loading</p>');
  expect(field()).toHaveValue('082');
  await draw(outlet, '<h1>This page is not available</h1>');
  expect(first()).toBeNull();
  await draw(outlet, FORM);
  expect(field()).toHaveValue('082');
});

it('an empty field changes nothing in the page', async () => {
  const outlet = serve(FORM);
  field().focus();
  await draw(outlet, FORM.replace('type="tel"', 'type="tel" value="82 123 4567"'));
  expect(field()).toHaveValue('82 123 4567');
  expect(field()).toHaveFocus();
});

it('a form that was sent before is sent by the page, once it has heard what was typed', async () => {
  const outlet = serve(FORM);
  field().value = '0821234567';
  (first() as HTMLElement).dataset['sent'] = '';
  const heard: string[] = [];
  await draw(outlet, FORM, (page) => {
    page.addEventListener('input', () => heard.push('input'));
    page.addEventListener('submit', (event) => {
      event.preventDefault();
      heard.push('submit');
    });
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual(['input', 'submit']);
});

it('typed text is for its own page alone', async () => {
  history.replaceState(null, '', '/login');
  const outlet = serve(FORM);
  field().value = '082';
  history.replaceState(null, '', '/verify');
  await draw(outlet, FORM);
  expect(first()).toBeNull();
  expect(field()).toHaveValue('');
});
