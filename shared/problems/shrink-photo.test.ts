import { shrinkPhoto } from './shrink-photo';

const KIB = 1_024;

/** A browser whose files weigh what the test says, by side and quality. */
function setUp(width: number, height: number, weigh: (side: number, quality: number) => number) {
  const close = jest.fn();
  const tried: (readonly [number, number, number])[] = [];
  const context = { fillRect: jest.fn(), drawImage: jest.fn(), fillStyle: '' };
  globalThis.createImageBitmap = jest.fn(async () => ({ width, height, close }));
  const canvas = HTMLCanvasElement.prototype;
  // The context that is drawn on is all that is asked for.
  jest.spyOn(canvas, 'getContext').mockReturnValue(context as never);
  jest.spyOn(canvas, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done, type, quality) {
    const side = Math.max(this.width, this.height);
    tried.push([this.width, this.height, Number(quality)]);
    done(new Blob([new Uint8Array(weigh(side, Number(quality)))], { type: type ?? '' }));
  });
  return { close, tried };
}

afterEach(() => jest.restoreAllMocks());

const sent = (bytes: number) => btoa('\0'.repeat(bytes));
const FILE = new Blob(['photo']);

test('a photo of a phone is brought to 1 280 pixels a side', async () => {
  const { tried, close } = setUp(4_000, 3_000, () => 3);
  expect(await shrinkPhoto(FILE)).toBe(sent(3));
  expect(tried).toEqual([[1_280, 960, 0.8]]);
  expect(close).toHaveBeenCalledTimes(1);
});

test('a small photo stays as large as it is', async () => {
  const { tried } = setUp(300, 400, () => 3);
  await shrinkPhoto(FILE);
  expect(tried).toEqual([[300, 400, 0.8]]);
});

test('a heavy photo loses quality first and pixels then, until it is light enough', async () => {
  const { tried } = setUp(4_000, 3_000, (side, quality) => (side * quality * KIB) / 3);
  expect(await shrinkPhoto(FILE)).toBe(sent((960 * 0.5 * KIB) / 3));
  expect(tried.map(([width, , quality]) => [width, quality])).toEqual([
    ...[0.8, 0.65, 0.5].map((quality) => [1_280, quality]),
    ...[0.8, 0.65, 0.5].map((quality) => [960, quality]),
  ]);
});

test('a file that is no picture rejects', async () => {
  setUp(1, 1, () => 1);
  globalThis.createImageBitmap = jest.fn(async () => Promise.reject(new Error('InvalidStateError')));
  await expect(shrinkPhoto(FILE)).rejects.toThrow('InvalidStateError');
});
