/** Name of the parameter, and of what the tab keeps. */
export const PREVIEW = 'preview';

/** The version that this tab asks for, as it stands in the address or was kept since: `mf-deliveries@1.2.0`. */
export function previewName(): string | null {
  const asked = new URLSearchParams(location.search).get(PREVIEW);
  try {
    return asked ?? sessionStorage.getItem(PREVIEW);
  } catch {
    // The browser lets the page keep nothing: the preview ends with this document.
    return asked;
  }
}
