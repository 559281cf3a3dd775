/** Where the sidebar is a rail of icons: wider than a small screen, and too narrow for names beside a page's tables. */
export const RAIL = '(width > 768px) and (width < 1100px)';

/**
 * The layout around every page. The build writes it into the page, where it holds before any script and costs none of
 * them a byte. `data-name` is the name of a link or button of the shell beside its icon: in the rail it is its tooltip, which
 * `data-tooltips` on the page puts away.
 */
export const FRAME_STYLE = `
  :root { --sidebar: 248px; }
  @media ${RAIL} { :root { --sidebar: 64px; } }
  @media (max-width: 768px) { :root { --sidebar: 0px; } }
  /* A mouse needs less than a finger, and a laptop's screen has no height to give away. */
  @media (pointer: fine) and (width > 768px) { html[data-layout='sidebar'], #first:has(nav) { --target: 36px; } }
  #outlet { display: block; min-width: 0; }
  #outlet:focus { outline: none; }
  body:has(#offline, #reads) #outlet { padding-block-end: 96px; }
  /* A page that says it of its own has said it. */
  body:has(#outlet [data-says-offline]) #offline { display: none; }
  /* What sticks to the bottom of a page stays above. */
  body:has(#reads):not(:has(#offline)) { --below: 60px; }
  /* Nor is what gets the focus below it. */
  :where(html:has(#reads)) { scroll-padding-block-end: 72px; }
  html[data-layout='sidebar'] #outlet { margin-inline-start: var(--sidebar); }
  @media ${RAIL} {
    [data-name] {
      position: fixed;
      inset-inline-start: calc(var(--sidebar) + 4px);
      padding: var(--space-1) 10px;
      border: 1px solid transparent;
      border-radius: var(--radius-sm);
      background: var(--text);
      color: var(--canvas);
      font-size: var(--text-sm);
      font-weight: 500;
      line-height: 1.5;
      letter-spacing: normal;
      white-space: nowrap;
      clip-path: inset(50%);
    }
    /* Where the rail is scrolled, an anchor alone knows how far. */
    :is(a, button):has([data-name]) { anchor-name: --named; anchor-scope: --named; }
    @supports (anchor-scope: --named) {
      [data-name] { position-anchor: --named; inset-block-start: anchor(center); translate: 0 -50%; }
    }
    /* The pointer may go over to the tooltip. */
    [data-name]::before { content: ''; position: absolute; inset: 0 100% 0 -16px; }
    html:not([data-tooltips]) :is(a, button):focus-visible [data-name] { clip-path: none; }
  }
  /* On a touch screen it would stay after a tap. */
  @media ${RAIL} and (hover: hover) {
    html:not([data-tooltips]) :is(a, button):hover [data-name] { clip-path: none; }
  }
`;
