import { createGlobalStyle } from 'styled-components';
import { BASE_STYLE } from './base-style';

/** The base for pages that are not the product's own, such as the gallery. */
export const GlobalStyle = createGlobalStyle`${BASE_STYLE}`;
