import { styled } from 'styled-components';

/** Lines that are short enough to be read. */
export const Prose = styled.p`
  max-width: 72ch;
`;
