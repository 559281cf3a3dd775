/** What the pages of test mode have in common. */
export const TEST_MODE = {
  test: {
    title: 'Test mode',
    text: "These deliveries are the API's test data. No courier is sent, and nothing is charged or delivered.",
    leave: 'Leave test mode',
  },
  example: {
    title: 'Example',
    text: 'Everything here is made up. Nothing is stored, sent, charged or told to anybody.',
    leave: 'Leave the example',
  },
} as const;
