/** The restaurant that was asked for is not there. */
export const NOT_FOUND = {
  title: 'Restaurant not found.',
  all: 'All restaurants',
} as const;
