import { styled } from 'styled-components';

/** Where a notice may come: it stays to be announced, without a gap of its own while there is none. */
export const NoticeSlot = styled.div`
  &:empty { position: absolute; }
`;
