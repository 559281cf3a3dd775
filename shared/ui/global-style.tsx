import { createGlobalStyle } from 'styled-components';

/**
 * Adds nothing: `base-style` is in every page, because its build writes it there. It stays for remotes that were built when it was not.
 * @public
 */
export const GlobalStyle = createGlobalStyle``;
