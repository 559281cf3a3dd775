import { SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { createGlobalStyle } from 'styled-components';

/** Width of the sidebar. */
export const SIDEBAR_WIDTH = '248px';

/** The layout of the two parts of index.html that no component owns. */
export const ShellStyle = createGlobalStyle`
  #outlet { display: block; min-width: 0; }
  #outlet:focus { outline: none; }
  body:has(#offline) #outlet { padding-block-end: 96px; }
  html[data-layout='sidebar'] #outlet { margin-inline-start: ${SIDEBAR_WIDTH}; }
  @media ${SMALL_SCREEN} {
    html[data-layout='sidebar'] #outlet { margin-inline-start: 0; }
  }
`;
