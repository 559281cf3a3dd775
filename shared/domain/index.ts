export {
  type BikeLine,
  BikeLineSchema,
  type Campaign,
  CampaignSchema,
  type DowntimeLine,
  DowntimeLineSchema,
  type Report,
  ReportSchema,
  reportMonth,
} from './campaign';
export {
  BIKE_PER_MONTH,
  CAMPAIGN_BIKES,
  CAMPAIGN_PLANS,
  type CampaignCost,
  type CampaignPlan,
  campaignCost,
} from './campaign-pricing';
export {
  formatDate,
  formatDateTime,
  formatTime,
  formatTimeRange,
  parseLocalDateTime,
  toLocalDateTime,
} from './dates';
export {
  DELIVERABLE_ACTION_LABELS,
  DELIVERABLE_ACTIONS,
  type DeliverableAction,
  type Delivery,
  DeliverySchema,
  type NewDelivery,
  URGENCY_LABELS,
  URGENCY_LEVELS,
  type UrgencyLevel,
} from './delivery';
export { AppError, type AppErrorCode, isAppErrorCode, toAppError, userMessageFor } from './errors';
export { type Address, type Coordinates, parseCoordinates } from './geo';
export { formatRand } from './money';
export { formatNumber } from './numbers';
export {
  BillingAddressSchema,
  contactNumber,
  emailAddress,
  type OrganizationDetails,
  OrganizationDetailsSchema,
  type OrganizationKeys,
  OrganizationKeysSchema,
  OrganizationSchema,
  optionalText,
  ROLES,
  RoleSchema,
  requiredText,
} from './organization';
export {
  type OrganizationInvitation,
  OrganizationInvitationSchema,
  type ProfileDetails,
  ProfileDetailsSchema,
  type TeamInvite,
  TeamInviteSchema,
  type TeamMember,
  TeamMemberSchema,
  UserSchema,
} from './people';
export {
  formatPhoneNumber,
  type MobileNumberProblem,
  type MobileNumberResult,
  nationalDigits,
  parseContactNumber,
  parseMobileNumber,
} from './phone';
export { COUNTRY, PRODUCT_NAME, SUPPORT_EMAIL, TIME_ZONE } from './product';
export { type Restaurant, RestaurantSchema } from './restaurant';
