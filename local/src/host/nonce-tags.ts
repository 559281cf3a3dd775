const NEEDS_NONCE = /<script(?=[\s>])|<style(?=[\s>])|<link(?=[^>]*\bas="script")/g;

/** Gives the nonce to every tag of a page that brings in a script or a style. */
export function withNonce(html: string, nonce: string): string {
  return html.replace(NEEDS_NONCE, (tag) => `${tag} nonce="${nonce}"`);
}
