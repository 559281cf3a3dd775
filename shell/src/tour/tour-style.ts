import { SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { css, styled } from 'styled-components';

/** As high at every stop of a small screen, and no higher elsewhere: nothing of the page moves from stop to stop. */
const HEIGHT = 'min(15rem, 40dvh)';
const WIDTH = '380px';
/** What a connection that is gone says below it. */
const OFFLINE = '96px';

const sheet = css`
  inset-inline: 0;
  width: auto;
  height: ${HEIGHT};
  border-width: 1px 0 0;
  border-radius: var(--radius-lg) var(--radius-lg) 0 0;
  > :last-child { margin-block-start: auto; }
  /* What a page keeps in sight at its bottom stands above it. */
  html:has(&) { --below: ${HEIGHT}; }
`;

/** Beside what a page keeps in sight at its bottom. */
const beside = css`
  html:has(&) { --below: 0px; --beside: ${WIDTH}; }
  html:has(#offline):has(&) { --below: ${OFFLINE}; }
`;

/** In the corner of the page, or at the bottom of a small screen. */
export const Frame = styled.section`
  position: fixed;
  inset-block-end: var(--space-4);
  inset-inline-end: var(--space-4);
  z-index: 9;
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  width: ${WIDTH};
  /* Large letters are scrolled to. */
  max-height: ${HEIGHT};
  overflow: auto;
  padding: var(--space-4) var(--space-5);
  border: 1px solid var(--border);
  border-radius: var(--radius-lg);
  background: var(--surface);
  box-shadow: var(--shadow-raised);
  animation: appear-tour 0.2s both;
  @keyframes appear-tour { from { opacity: 0; } }
  h2:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  /* What gets the focus is not behind it, and the end of the page can be scrolled out from there. */
  @media screen {
    html:has(&) { --below: calc(${HEIGHT} + var(--space-4)); scroll-padding-block-end: calc(${HEIGHT} + var(--space-8)); }
    html:has(#offline):has(&) { --below: calc(${HEIGHT} + ${OFFLINE}); }
    main:has(> * > &) { margin-block-end: calc(${HEIGHT} + var(--space-8)); }
  }
  /* Where a page has no room for anything beside it. */
  @media (768px < width < 1100px) { ${beside} }
  @media ${SMALL_SCREEN} {
    inset-block-end: 0;
    ${sheet}
  }
  body:has(#offline) & { inset-block-end: ${OFFLINE}; }
  @media print { display: none; }
`;

/** How far it is, and the way back to the page. */
export const Progress = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  color: var(--muted);
  font-size: var(--text-sm);
`;
