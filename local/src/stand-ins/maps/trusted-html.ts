interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}

const HARMLESS = /^(?:[^<]|<\/?(?:svg|span|a)(?:\s+(?:aria-hidden|class)="[\w\s-]*")*\s*\/?>)*$/;

/** Leaflet writes its controls as HTML: nothing but these tags, and none that could run a script, gets through. */
function checkHtml(html: string): string {
  if (HARMLESS.test(html)) return html;
  throw new TypeError(`The local map does not insert this HTML: ${html}`);
}

const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
const policy = factory?.createPolicy('fleetfoot-local-maps', { createHTML: checkHtml });

/** The build puts every `innerHTML` of Leaflet through this. */
export function trustedHtml(html: string): string {
  return policy ? policy.createHTML(html) : checkHtml(html);
}
