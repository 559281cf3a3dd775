import PAGE_SCRIPTS from './page-scripts.json' with { type: 'json' };

const fetched = jest.fn<Promise<object>, [string, RequestInit]>();
const news = { parts: { headline: 'It is on its way to you.' }, step: 3, every: 15 };

const answer = (status: number, body: object = news) => ({
  status,
  ok: status === 200,
  json: async () => body,
});

const listened = jest.spyOn(document, 'addEventListener');

/** Lets the page's pauses pass, and what they lead to. */
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

function run(body: string): void {
  document.body.innerHTML = body;
  // As the browser runs it, which jsdom does not.
  new Function(PAGE_SCRIPTS.tracking.text)();
}

const PAGE = `
  <div id="parts" data-every="15"><p id="headline">It is booked.</p></div>
  <div id="bar" data-step="1"></div>
  <div id="arrival"><dt>Arrival</dt><dd></dd></div><a id="help" href="/change">Help</a><a id="callCourier" hidden>Call</a>`;

const asks = () => fetched.mock.calls.length;
const get = (id: string) => document.getElementById(id);

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = fetched as never;
  AbortSignal.timeout ??= () => new AbortController().signal;
});
afterEach(() => {
  // The page of a test ends with it.
  for (const [, listener] of listened.mock.calls) document.removeEventListener('visibilitychange', listener);
  listened.mockClear();
  fetched.mockReset();
  jest.useRealTimers();
});

it('parts take on what is told of them, texts, links and places that come and go', async () => {
  setHidden(false);
  const parts = {
    ...{ headline: 'It is on its way to you.', arrival: 'In about 5 min', help: undefined },
    callCourier: { href: 'tel:+27825550171' },
  };
  fetched.mockResolvedValue(
    answer(200, JSON.parse(JSON.stringify({ ...news, parts: { ...parts, help: null } }))),
  );
  run(PAGE);
  await pass(15);
  expect(fetched).toHaveBeenCalledWith(
    location.pathname + location.search,
    expect.objectContaining({ headers: { accept: 'application/json' }, cache: 'no-store' }),
  );
  expect(get('headline')?.textContent).toBe('It is on its way to you.');
  expect(get('arrival')?.innerHTML).toBe('<dt>Arrival</dt><dd>In about 5 min</dd>');
  expect(get('help')?.hidden).toBe(true);
  expect(get('callCourier')?.hidden).toBe(false);
  expect(get('callCourier')?.getAttribute('href')).toBe('tel:+27825550171');
  expect(get('bar')?.dataset['step']).toBe('3');
});

it('a page asks less often while nobody answers, and as before once somebody does', async () => {
  setHidden(false);
  fetched
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(answer(429))
    .mockResolvedValue(answer(200));
  run(PAGE);
  await pass(15);
  expect(asks()).toBe(1);
  await pass(29);
  expect(asks()).toBe(1);
  await pass(1);
  expect(asks()).toBe(2);
  await pass(60);
  expect(asks()).toBe(3);
  await pass(15);
  expect(asks()).toBe(4);
});

it('a page that nobody looks at does not ask, and asks at once when somebody does', async () => {
  setHidden(false);
  fetched.mockResolvedValue(answer(200));
  run(PAGE);
  setHidden(true);
  await pass(600);
  expect(asks()).toBe(0);
  setHidden(false);
  await pass(0);
  expect(asks()).toBe(1);
});

it('a page whose delivery has ended asks no more', async () => {
  setHidden(false);
  fetched.mockResolvedValue(answer(200, { ...news, every: 0 }));
  run(PAGE);
  await pass(15);
  await pass(3_600);
  expect(asks()).toBe(1);
  run(PAGE.replace('data-every="15"', 'data-every="0"'));
  await pass(3_600);
  expect(asks()).toBe(1);
});

it("the device's position is offered where there is one, and fills the field", () => {
  const ask = jest.fn();
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: ask }, configurable: true });
  run('<input id="place"><button id="here" data-failed="Not found." hidden></button><p id="no-here"></p>');
  expect(get('here')?.hidden).toBe(false);
  get('here')?.click();
  const [found, failed] = ask.mock.calls[0] as [(at: object) => void, () => void];
  failed();
  expect(get('no-here')?.textContent).toBe('Not found.');
  found({ coords: { latitude: -26.23860001, longitude: 27.9088 } });
  expect((get('place') as HTMLInputElement).value).toBe('-26.238600, 27.908800');
  expect(get('no-here')?.textContent).toBe('');
});

describe('a form with a photo', () => {
  const original = new File([new Uint8Array(5_000)], 'IMG_1.jpg');
  const form = () => document.querySelector('form') as HTMLFormElement;
  const field = () => get('photo') as HTMLInputElement;
  const submitted = jest.fn<string, []>(() => String(field().files?.[0]?.name));
  const canvas = { getContext: () => ({ fillRect: () => {}, drawImage: () => {} }), width: 0, height: 0 };

  /** A page whose browser reads pictures so, and makes a file of so many bytes of each; a photo is chosen. */
  function choose(readPicture: () => Promise<object>, bytes: number): void {
    const toBlob = (done: (blob: Blob) => void) => done(new Blob([new Uint8Array(bytes)]));
    const create = document.createElement.bind(document);
    jest
      .spyOn(document, 'createElement')
      .mockImplementation(
        (name: string) => (name === 'canvas' ? { ...canvas, toBlob } : create(name)) as never,
      );
    globalThis.createImageBitmap = readPicture as never;
    globalThis.DataTransfer = class {
      readonly files: File[] = [];
      readonly items = { add: (file: File) => this.files.push(file) };
    } as never;
    run('<form><input type="file" id="photo"></form>');
    form().submit = submitted;
    Object.defineProperty(field(), 'files', { value: [original], writable: true });
    field().dispatchEvent(new Event('change'));
  }

  /** Presses the button; returns whether the browser was to send the form by itself. */
  const press = () => form().dispatchEvent(new Event('submit', { cancelable: true }));

  const picture = { width: 4_000, height: 3_000 };

  beforeEach(() => submitted.mockClear());
  afterEach(() => jest.restoreAllMocks());

  it('waits for its photo, which is sent smaller', async () => {
    let read = (_: object) => {};
    choose(() => new Promise((resolve) => (read = resolve)), 900);
    expect(press()).toBe(false);
    await pass(0);
    expect(submitted).not.toHaveBeenCalled();
    read(picture);
    await pass(0);
    expect(submitted).toHaveReturnedWith('photo.jpg');
    expect(field().files?.[0]?.size).toBe(900);
  });

  it.each<[string, () => Promise<object>, number]>([
    ['that this browser cannot read', () => Promise.reject(new Error('No picture.')), 900],
    ['that would not be smaller', () => Promise.resolve(picture), 6_000],
  ])('sends a photo %s as it is', async (_, readPicture, bytes) => {
    choose(readPicture, bytes);
    expect(press()).toBe(false);
    await pass(0);
    expect(submitted).toHaveReturnedWith('IMG_1.jpg');
  });

  it('goes to the server by the browser alone where no photo was chosen', () => {
    run('<form><input type="file" id="photo"></form>');
    expect(press()).toBe(true);
  });
});
