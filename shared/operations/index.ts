// The calls of the server functions. Not federated: who makes a call bundles its declaration.
export {
  chargeCard,
  createAdvertisingCampaign,
  createSetupIntent,
  detachPaymentMethod,
  fetchPaymentMethods,
  payDeposit,
  setDefaultPaymentMethod,
  withdrawDeposit,
} from './billing';
export {
  IMPORT_BATCH_BYTES,
  IMPORT_BATCH_ROWS,
  IMPORT_ROWS,
  type ImportAnswer,
  type ImportRow,
  importDeliveries,
  type TypedDelivery,
  TypedDeliverySchema,
} from './deliveries';
export { type DeliveryDetails, deliveryDetailsSchema } from './delivery-details';
export { lineOfText } from './delivery-stop';
export { type Clock, dateTime, futureDateTime, windowSchema } from './delivery-times';
export { FUNCTION_TIMEOUT_MS, FUNCTIONS_REGION } from './deployment';
export { type NewDeliveryOf, newDelivery } from './new-delivery';
export { documentId, type Operation, operation } from './operation';
export { createOrganization } from './organization';
export {
  acceptTeamInvite,
  changeRole,
  deleteInvite,
  deleteMember,
  inviteTeamMember,
  resendInvite,
} from './team';
