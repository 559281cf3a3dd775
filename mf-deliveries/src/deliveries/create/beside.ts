/** Where the summary of a new delivery stands beside the form. */
export const BESIDE = '(min-width: 1100px)';
