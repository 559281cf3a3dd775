// The calls of the server functions. Not federated: who makes a call bundles its declaration.
export {
  ADDRESS_LENGTH,
  ADDRESSES_AT_ONCE,
  type AddressAnswer,
  type FoundCandidate,
  findAddresses,
} from './addresses';
export { chargeCard, createAdvertisingCampaign, payDeposit, withdrawDeposit } from './campaigns';
export {
  createSetupIntent,
  detachPaymentMethod,
  fetchPaymentMethods,
  setDefaultPaymentMethod,
} from './cards';
export { payCampaignMonth, payTrip } from './charges';
export {
  IMPORT_BATCH_BYTES,
  IMPORT_BATCH_ROWS,
  IMPORT_ROWS,
  type ImportAnswer,
  type ImportRow,
  importDeliveries,
} from './deliveries';
export { EXPORTS_PER_DAY, type ExportedList, recordExport } from './exports';
export { fetchInvoice, setInvoiceDetails } from './invoices';
export { acceptTeamInvite, createOrganization } from './onboarding';
export {
  attemptID,
  documentID,
  FUNCTION_TIMEOUT_MS,
  FUNCTIONS_REGION,
  type NamedCall,
  NamedCallSchema,
  OPERATIONS,
  type Operation,
  operation,
} from './operation';
export {
  erasePersonalData,
  findPersonalData,
  type HeldEntry,
  holdDelivery,
  releaseDelivery,
  setPrivacyClock,
} from './privacy';
export { closeProblem, queryDowntime, reportProblem, writeToProblem } from './problems';
export { changeProfile, deleteProfile, exportProfile, type ProfileExport } from './profile';
export { fetchProof } from './proof';
export { type QuoteAnswer, quoteDeliveries, TRIPS_AT_ONCE } from './quotes';
export { createRecurring, deleteRecurring, editRecurring, skipRun, switchRecurring } from './recurring';
export { approveSession, endSessions, startSession } from './sessions';
export { decidePurchase, setSpendingLimits } from './spending';
export {
  changeRole,
  deleteInvite,
  deleteMember,
  inviteTeamMember,
  type MessageOutcome,
  makeInviteLink,
  resendInvite,
} from './team';
export { moveTestDelivery, type TestHappening } from './test-mode';
export {
  giveTrackingLink,
  readTrackingLinks,
  revokeTrackingLink,
  TRACKING_LINKS_AT_ONCE,
} from './tracking';
export {
  createWebhook,
  deleteWebhook,
  editWebhook,
  RESEND_LIMIT,
  replaceWebhookSecret,
  resendWebhookCalls,
  switchWebhook,
  testWebhook,
  type WebhookDetails,
  WebhookDetailsSchema,
} from './webhooks';
