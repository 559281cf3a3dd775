import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';

/** A list of deliveries as a member wants to see it again. */
export const SavedViewSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** The query part of its address. */
  query: v.string(),
});

/** How many views a member saves of one organisation's list: they have the ids 0 to 19. */
export const VIEW_PLACES = 20;

/** Most characters of what is stored of a view. */
export const VIEW_TEXTS = { name: 40, query: 2000 } as const;

export type SavedView = v.InferOutput<typeof SavedViewSchema>;

export const savedViews = collection(
  'Organizations/{orgID}/Team/{memberID}/Views/{viewID}',
  SavedViewSchema,
  {
    mostInQuery: VIEW_PLACES,
  },
);
