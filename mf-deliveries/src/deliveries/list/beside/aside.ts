import { useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { CARDS } from '../use-small-screen';

/** Between it and the edges of the window. */
const MARGIN_PX = 8;

/** Of the map above the panel. */
const MAP_HEIGHT = 'max(9rem, 50dvh - 12rem)';

/** A window in which that is less than a map needs. In a lower one a higher map would leave nothing for the panel. */
const LAPTOP = '(height >= 520px) and (height < 944px)';

/** 240 px, and two lines below it. */
const LAPTOP_MAP_HEIGHT = '280px';

/** Beside the list, in sight wherever the page is scrolled. */
export const Aside = styled.div`
  position: sticky;
  top: calc(var(--list-bar, 0px) + var(--space-2));
  flex: 0 0 clamp(20rem, 33%, 32rem);
  display: grid;
  grid-auto-rows: minmax(0, 1fr);
  gap: var(--space-4);
  align-self: start;
  min-width: 0;
  height: max(20rem, var(--beside-height, 100dvh));
  /* The map has one height wherever the page is scrolled. On a very low screen it gives way: the panel is more than its head. */
  &:has(> :nth-child(2)) {
    grid-template-rows: ${MAP_HEIGHT} minmax(0, 1fr);
    height: max(${MAP_HEIGHT} + 18rem, var(--beside-height, 100dvh));
  }
  @media ${LAPTOP} {
    &:has(> :nth-child(2)) {
      grid-template-rows: ${LAPTOP_MAP_HEIGHT} minmax(0, 1fr);
      /* Once the page is scrolled both are in sight, also below what is done with selected rows. */
      height: max(
        min(${LAPTOP_MAP_HEIGHT} + 18rem, 100dvh - var(--list-bar, 0px) - 2 * var(--space-2)),
        var(--beside-height, 100dvh)
      );
    }
  }
  &[hidden] { display: none; }
  /* In place of the rows, where they are cards. */
  @media ${CARDS} {
    position: static;
    flex: 0 0 100%;
    height: calc(100dvh - 8rem);
    min-height: 20rem;
  }
`;

/** Of a page with two things beside each other. */
const PAGE_WIDTH = '1680px';

/** Gives what stands beside the list its room: the width of large windows, and the height that is in sight. */
export function useRoomBeside(room: HTMLElement | null | undefined): void {
  useLayoutEffect(() => {
    if (!room) return;
    const { style } = document.documentElement;
    style.setProperty('--wide', PAGE_WIDTH);
    return () => void style.removeProperty('--wide');
  }, [room]);
  // After each render: what is above the list comes and goes.
  useLayoutEffect(() => {
    if (!room) return;
    function measure(): void {
      const bar = Number.parseFloat(document.documentElement.style.getPropertyValue('--list-bar')) || 0;
      const top = Math.max(room?.getBoundingClientRect().top ?? 0, bar + MARGIN_PX);
      room?.style.setProperty('--beside-height', `${window.innerHeight - top - MARGIN_PX}px`);
    }
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  });
}
