import type { GallerySection } from './gallery';

/** What every `*.gallery.tsx` exports, by the sections' names. */
export const sections: readonly GallerySection[];
