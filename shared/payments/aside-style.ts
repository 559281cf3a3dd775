import { createGlobalStyle } from 'styled-components';

/** A dialog that has stepped aside looks and covers the page as it does when it is modal. */
export const AsideStyle = createGlobalStyle`
  html:has(dialog[data-aside]) { overflow: hidden; }
  dialog[data-aside] {
    position: fixed;
    inset-block: 0;
    z-index: 20;
    box-shadow: 0 0 0 100vmax var(--backdrop);
  }
  /* Catches presses beside the dialog. */
  dialog[data-aside]::before { content: ''; position: fixed; inset: 0; z-index: -1; }
`;
