import { element } from './element';

/** Longest side of a photo that is sent, in pixels. */
const LONGEST_SIDE = 1_280;
const QUALITY = 0.7;

/** A smaller JPEG of a picture, on white. */
async function smaller(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(picture.width * scale);
  canvas.height = Math.ceil(picture.height * scale);
  const drawing = canvas.getContext('2d');
  if (drawing === null) return null;
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/** Puts a smaller photo in the place of the chosen one; it stays as it is where this browser cannot read it. */
async function replaceChosen(input: HTMLInputElement): Promise<void> {
  const file = input.files?.[0];
  if (file === undefined) return;
  const small = await smaller(file);
  if (small === null || small.size >= file.size || input.files?.[0] !== file) return;
  const chosen = new DataTransfer();
  chosen.items.add(new File([small], 'photo.jpg', { type: small.type }));
  input.files = chosen.files;
}

/** Makes the photo of the page's form smaller before it is sent. */
export function shrinkPhoto(): void {
  const input = element('photo', HTMLInputElement);
  let shrinking: Promise<void> | undefined;
  input?.addEventListener('change', () => {
    shrinking = replaceChosen(input).catch(() => undefined);
  });
  input?.form?.addEventListener('submit', async (event) => {
    if (shrinking === undefined) return;
    event.preventDefault();
    await shrinking;
    input.form?.submit();
  });
}
