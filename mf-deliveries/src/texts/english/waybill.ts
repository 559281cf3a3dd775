/** The page of one waybill or of several, around the sheets. */
export const WAYBILL = {
  title: 'Waybill',
  titleOfSeveral: 'Waybills',
  back: 'Delivery',
  backToAll: 'Deliveries',
  loading: 'Loading the waybill',
  print: 'Print',
  none: 'No waybills',
  noneText: 'Select deliveries in the list, then choose Print waybills.',
  all: 'All deliveries',
} as const;

/** What is printed on a sheet. English in every language: whichever courier carries the parcel reads it. */
export const WAYBILL_SHEET = {
  name: 'Waybill',
  id: (id: string) => `ID ${id}`,
  code: "QR code of this delivery's page",
  to: 'To',
  from: 'From',
  direction: (field: string) => `${field}:`,
  note: (note: string) => `Note of the recipient: ${note}`,
} as const;
