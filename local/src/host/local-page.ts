import { PRODUCT_NAME } from '@fleetfoot/shared/domain';

const STYLE = `
:root { color-scheme: light dark; --text: #16202c; --quiet: #536173; --line: #d8dee6; --page: #f6f8fa; --card: #fff; --link: #0b5fae; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e9eef4; --quiet: #a3b1c2; --line: #2e3947; --page: #10161d; --card: #18212b; --link: #7ab8ff; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { margin: 0; font-size: 1.5rem; }
p { margin: 0.25rem 0 1rem; color: var(--quiet); }
a { color: var(--link); }
#status { min-height: 1.5em; }
`;

interface LocalPage {
  readonly title: string;
  readonly style: string;
  /** Keeps the page up to date; the page is complete without it. */
  readonly script: string;
  /** What stands below the heading, as HTML. */
  readonly content: string;
  /** Of the response's Content-Security-Policy. */
  readonly nonce: string;
}

/** A page of the local cloud, which is no page of the product. */
export function localPage({ title, style, script, content, nonce }: LocalPage): string {
  return `<!doctype html>
<html lang="en-ZA">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title} · ${PRODUCT_NAME}</title>
    <link rel="icon" href="data:,">
    <style nonce="${nonce}">${STYLE}${style}</style>
    <script nonce="${nonce}" src="${script}" defer></script>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${content}
      <p id="status" role="status"></p>
    </main>
  </body>
</html>
`;
}
