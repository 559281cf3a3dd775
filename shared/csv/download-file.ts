/** Long enough for a browser to have begun to save it, in milliseconds. */
const KEPT_MS = 60_000;

/** Hands a text to the browser as a file to save. */
export function downloadFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
