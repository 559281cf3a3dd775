function stop(title: string) {
  return {
    title,
    /** As it is heard in the button that offers the directions. */
    ofIt: title.toLowerCase(),
    address: `${title} address`,
    name: `${title} name`,
    phone_number: `${title} phone number`,
    instructions: `${title} instructions`,
    unit: `${title} unit`,
    landmark: `${title} landmark`,
    gate_code: `${title} gate code`,
  };
}

/** What the fields of a delivery are called, in its form and on its page. */
export const STOPS = {
  reference: 'External ID',
  action: 'Deliverable action',
  pickup: stop('Pickup'),
  dropoff: stop('Drop-off'),
} as const;
