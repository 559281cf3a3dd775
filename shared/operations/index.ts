// The calls of the server functions. Not federated: who makes a call bundles its declaration.
export {
  chargeCard,
  createSetupIntent,
  detachPaymentMethod,
  fetchPaymentMethods,
  payDeposit,
  setDefaultPaymentMethod,
} from './billing';
export { FUNCTION_TIMEOUT_MS, FUNCTIONS_REGION } from './deployment';
export type { Operation } from './operation';
export { createOrganization } from './organization';
export {
  acceptTeamInvite,
  changeRole,
  deleteInvite,
  deleteMember,
  inviteTeamMember,
  resendInvite,
} from './team';
