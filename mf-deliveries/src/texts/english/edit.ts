/** The dialog that changes a delivery. */
export const EDIT = {
  title: 'Edit delivery',
  cancel: 'Cancel',
  save: 'Save',
  failed: (reason: string) => `The changes were not saved. ${reason}`,
  /** A field in a sentence. */
  part: (field: string) => `the ${field}`,
  /** What others saved of a field: nothing, or a window. */
  nothing: 'nothing',
  span: (start: string, end: string) => `${start} to ${end}`,
  /** Without a price. */
  later: {
    unassigned: 'You can save; its price is set before it is dispatched.',
    assigned: 'A courier is assigned: it can go elsewhere once there is a price.',
  },
} as const;
