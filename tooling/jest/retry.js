// The emulators answer a test wrongly once in thousands: a created document is taken for missing (firebase-tools 3867, 4634).
// A retry is the only cure; `npm test` names each test that needed one.
jest.retryTimes(2, { logErrorsBeforeRetry: true });
