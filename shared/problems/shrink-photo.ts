/** Longest sides, in pixels, and qualities that are tried until the file is light enough. */
const SIDES = [1_280, 960, 640] as const;
const QUALITIES = [0.8, 0.65, 0.5] as const;
/** Bytes that a photo is brought below: about seven seconds of a slow connection. */
const LIGHT_BYTES = 200 * 1_024;

function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  // A JPEG would be black where a PNG is clear.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The photo could not be encoded.'))),
      'image/jpeg',
      quality,
    );
  });
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/**
 * A photo as it is sent: a JPEG of at most 1 280 pixels a side and, where that is possible, below 200 KiB. What its camera wrote into
 * it, such as the place, is gone.
 * @returns it in Base64; rejects for a file that this browser cannot read as a picture
 */
export async function shrinkPhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    let lightest: Blob | undefined;
    for (const side of SIDES) {
      const canvas = drawn(picture, side);
      for (const quality of QUALITIES) {
        const blob = await encoded(canvas, quality);
        if (blob.size <= LIGHT_BYTES) return base64Of(blob);
        lightest = blob;
      }
    }
    return base64Of(lightest ?? file);
  } finally {
    picture.close();
  }
}
