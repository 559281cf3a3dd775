/** No restaurant is enrolled. */
export const NOT_ENROLLED = {
  title: 'You are currently not enrolled in our restaurant program',
  details: (email: string) => `To enrol, e-mail ${email}.`,
} as const;
