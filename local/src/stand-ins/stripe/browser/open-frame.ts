/** A frame whose document is there to be filled. */
export interface OpenFrame {
  readonly frame: HTMLIFrameElement;
  readonly document: Document;
  readonly window: Window & typeof globalThis;
}

let opened = 0;

/**
 * Puts an empty frame into `host`, in which the page's own script then builds: it runs under the page's policies, which
 * leave no other way.
 * @param title what screen readers call the frame
 * @param onOpen told once, while `host` is in the page
 */
export function openFrame(
  host: Element,
  title: string,
  onOpen: (open: OpenFrame) => void,
): HTMLIFrameElement {
  opened += 1;
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.name = `__privateStripeFrame${opened}`;
  frame.addEventListener(
    'load',
    () => {
      const { contentDocument, contentWindow } = frame;
      if (!frame.isConnected || !contentDocument || !contentWindow) return;
      contentDocument.documentElement.lang = 'en';
      contentDocument.title = title;
      onOpen({ frame, document: contentDocument, window: contentWindow as OpenFrame['window'] });
    },
    { once: true },
  );
  host.append(frame);
  return frame;
}

/** Style that needs neither a nonce nor a style sheet of its own. */
export function adoptStyle({ document, window }: OpenFrame, css: string): CSSStyleSheet {
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}
