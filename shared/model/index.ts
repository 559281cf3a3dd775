// Every collection and entity of the product, each declared once. Not federated: who uses an entity bundles it.
export type { Collection, SingleDocument } from '@fleetfoot/shared/schema';
export { AddressDetailsSchema, directionsOf } from './address-details';
export { answerDue } from './answer-due';
export {
  API_MODES,
  API_SCOPES,
  type ApiKeyRoll,
  ApiKeyRollSchema,
  ApiKeySchema,
  type ApiMode,
  ApiModeSchema,
  type ApiScope,
  ApiScopeSchema,
  apiKeyRolls,
  apiKeys,
  hasEnded,
  type LiveKey,
  LiveKeySchema,
  liveKeys,
  NAMED_KEY_LIMIT,
  type NamedKey,
  NamedKeySchema,
  namedKeys,
} from './api-key';
export {
  type ApiRequest,
  ApiRequestSchema,
  apiRequests,
  apiUsage,
  idempotencyRecords,
  STATUS_CLASSES,
  type StatusClass,
  statusClassOf,
} from './api-request';
export {
  type ArrivalEstimate,
  estimateArrival,
  LOST_POSITION_S,
  metresBetween,
  OLD_POSITION_S,
  routeOf,
  stopsOf,
} from './arrival';
export {
  ACTOR_KINDS,
  AUDIT_KEPT_DAYS,
  AUDIT_KINDS,
  AUDIT_UNTOLD,
  type AuditEvent,
  AuditEventSchema,
  type AuditKind,
  auditEvents,
  RECIPIENT,
} from './audit-event';
export {
  type Campaign,
  CampaignSchema,
  campaignName,
  campaigns,
  pricePerBike,
  readCampaignDate,
  totalPricePerMonth,
} from './campaign';
export {
  BRIEF_TEXTS,
  type CampaignBrief,
  CampaignBriefSchema,
  KeptBriefSchema,
  startBounds,
  usualCampaignName,
} from './campaign-brief';
export {
  type CampaignCharge,
  CampaignChargeSchema,
  campaignChargeID,
  campaignCharges,
  campaignCharging,
  daysOfMonth,
  type MonthPrice,
  MonthPriceSchema,
  monthOfReport,
  monthPrice,
} from './campaign-charge';
export {
  BIKE_PER_MONTH,
  CAMPAIGN_BIKES,
  CAMPAIGN_PLANS,
  type CampaignCost,
  type CampaignPlan,
  campaignCost,
  purchaseLabel,
} from './campaign-plan';
export { type CancelledDelivery, CancelledDeliverySchema, cancelledDeliveries } from './cancelled-delivery';
export {
  CARD_ATTEMPT_LIMITS,
  type CardAttemptKind,
  type CardAttemptScope,
  type CardAttempts,
  cardAttempts,
  userCardAttempts,
} from './card-attempts';
export { type Charge, ChargeSchema, NO_CARD } from './charge';
export {
  type CourierPosition,
  CourierPositionSchema,
  courierPositions,
  dispatches,
} from './courier';
export {
  ABOVE_CREDIT,
  type CreditState,
  creditLeft,
  creditLimit,
  creditSettings,
  DEFAULT_CREDIT_LIMIT,
  reservedForTrips,
  reserveOf,
  UNPRICED_RESERVE,
} from './credit';
export {
  type Courier,
  type Delivery,
  DeliverySchema,
  deliveries,
  type NewDelivery,
  SERVER_FIELDS,
  STOP_FIELDS,
  testDeliveries,
} from './delivery';
export { deliveryChanges, type EditValues, editValues } from './delivery-changes';
export {
  DELIVERABLE_ACTION_LABELS,
  DELIVERABLE_ACTIONS,
  type DeliverableAction,
  DIRECTION_LABELS,
  DIRECTIONS,
  type Directions,
  STOPS,
  URGENCY_LABELS,
  URGENCY_LEVELS,
  type UrgencyLevel,
} from './delivery-choices';
export {
  type DeliveryDetails,
  deliveryDetailsSchema,
  stopSchema,
} from './delivery-details';
export { type CheckedEdit, deliveryEditSchema } from './delivery-edit';
export {
  canBeCancelled,
  canBeEdited,
  DELIVERY_TEXTS,
  type DeliveryEdit,
  EDITABLE_ADDRESSES,
  EDITABLE_FIELDS,
  EDITABLE_TEXTS,
  EDITABLE_WINDOWS,
  goesElsewhere,
  lineOfText,
  NEW_DELIVERY,
  PRICE_FIELDS,
  WAY_FIELDS,
} from './delivery-input';
export { isLate, LATE, LATE_FOR_MS, PICKUP_GRACE_MS } from './delivery-lateness';
export {
  DELIVERY_MOVES,
  type DeliveryEvent,
  FAILURE_REASONS,
  type FailureReason,
  type Transition,
  transition,
} from './delivery-moves';
export {
  BOTH_STOPS,
  blankFields,
  blanksAt,
  deliveryEndsAt,
  isOver,
  maskedNumber,
  PERSONAL_FIELDS,
} from './delivery-privacy';
export {
  type DeliveryReceipt,
  type DeliverySettings,
  DeliverySettingsSchema,
  deliveryHistory,
  deliveryReceipts,
  deliverySettings,
  RECEIPT_DAYS,
  type StatusChange,
  StatusChangeSchema,
} from './delivery-records';
export {
  CANCELLED,
  DELIVERY_STATUSES,
  type DeliveryStage,
  type DeliveryStatus,
  isOnTheRoad,
  isUncollected,
  stageOf,
  UNCOLLECTED,
} from './delivery-status';
export { type Clock, dateTime, futureDateTime, PAST_LIMIT_MS, windowSchema } from './delivery-times';
export {
  DRAFT_DAYS,
  DRAFT_LIMIT,
  DraftSchema,
  daysFrom,
  MEMBER_DRAFT_KEYS,
  type MemberDraftKey,
  memberDrafts,
  PREFERENCE_DAYS,
  purchaseDraftKey,
  USER_DRAFT_KEYS,
  userDrafts,
} from './draft';
export { cleanString, optionalLine, optionalText, requiredText } from './fields';
export {
  invitationText,
  inviteLinkPath,
  inviteLinks,
  type OrganizationInvitation,
  OrganizationInvitationSchema,
  organizationInvitations,
  type TeamInvite,
  TeamInviteSchema,
  teamInvites,
} from './invitations';
export {
  INVOICE_RECIPIENTS,
  type Invoice,
  type InvoiceDetails,
  InvoiceDetailsSchema,
  type InvoiceLine,
  invoiceCounters,
  invoiceDetails,
  invoices,
  type Supplier,
  supplier,
} from './invoice';
export {
  LEDGER_SUBJECTS,
  type LedgerEntry,
  LedgerEntrySchema,
  type LedgerSubject,
  LedgerSubjectSchemas,
  ledgerEntries,
  type Statement,
  StatementSchema,
  statements,
} from './ledger';
export {
  HIGHEST_PRICE,
  MENU_ITEM_FIELDS,
  MENU_ITEM_TEXTS,
  MENU_SETTINGS,
  type MenuItem,
  type MenuItemDetails,
  MenuItemSchema,
  menuItems,
} from './menu-item';
export { sentMoment } from './moment';
export { newDelivery } from './new-delivery';
export {
  type NewPublicDelivery,
  NewPublicDeliverySchema,
  publicField,
  timeIssues,
  toTypedDelivery,
} from './new-public-delivery';
export {
  BillingAddressSchema,
  type OrganizationDetails,
  OrganizationDetailsSchema,
  type ProfileDetails,
  ProfileDetailsSchema,
  USER_TEXTS,
} from './onboarding-details';
export {
  type Organization,
  type OrganizationKeys,
  OrganizationKeysSchema,
  OrganizationSchema,
  organizations,
} from './organization';
export {
  customers,
  type PaymentAttempt,
  PaymentAttemptSchema,
  paymentAttempts,
  stripeEvents,
} from './payment';
export {
  asRole,
  INVITATION_LIMIT,
  ROLES,
  type Role,
  RoleSchema,
  type StoredUser,
  TEAM_LIMIT,
  type TeamMember,
  TeamMemberSchema,
  teamMembers,
  UserSchema,
  users,
} from './people';
export { BOOK_PLACES, freePlaces, type PlacedAttempt, placesFor } from './places';
export {
  ACTIONS,
  type Action,
  type AdminAction,
  isGuarded,
  may,
  needsFreshCode,
  type OwnAction,
  refusal,
  rolesFor,
} from './policy';
export { policyReports } from './policy-report';
export {
  HOLD_REASON_LIMIT,
  KeepDaysSchema,
  PRIVACY_CLOCK,
  PRIVACY_REQUEST_DAYS,
  type PrivacyHold,
  type PrivacyRequest,
  type PrivacySettings,
  privacyHolds,
  privacyRequests,
  privacySettings,
} from './privacy';
export {
  DELIVERY_PROBLEMS,
  type DeliveryProblem,
  DOWNTIME_PROBLEMS,
  type DowntimeProblem,
  downtimeSubject,
  isUnfinished,
  OTHER_PROBLEM,
  PROBLEM_LIMIT,
  PROBLEM_MESSAGES,
  PROBLEM_TEXT,
  PROVIDER,
  type Problem,
  type ProblemRefund,
  ProblemSchema,
  problemID,
  problemReason,
  problems,
} from './problem';
export { checkProblem, ProblemMessageSchema } from './problem-details';
export {
  PHOTO_REFUSALS,
  PHOTO_TYPES,
  type PhotoRefusal,
  PROBLEM_PHOTO,
  type ProblemPhoto,
  ProblemPhotoSchema,
  problemPhotos,
} from './problem-photo';
export {
  askedProof,
  MOST_PIN_TRIES,
  PinTriesSchema,
  PROOF_BYTES,
  PROOF_DAYS,
  PROOF_KINDS,
  PROOF_PIXELS,
  type Proof,
  type ProofKind,
  ProofSchema,
  pinTries,
  proofForValue,
  proofs,
} from './proof';
export { PROOF_LABELS, pinWords, placeWords } from './proof-words';
export { type PublicDelivery, PublicDeliverySchema, timestamp, toPublicDelivery } from './public-delivery';
export {
  foreignTimes,
  type PublicDeliveryEdit,
  PublicDeliveryEditSchema,
  publicEditField,
  toEditValues,
} from './public-edit';
export { publicHoliday } from './public-holidays';
export {
  LocatedTripSchema,
  NewPublicQuoteSchema,
  type PublicQuote,
  PublicQuoteSchema,
  toPublicQuote,
} from './public-quote';
export {
  isGoodFor,
  NO_ROAD,
  QUOTE_MS,
  QUOTED_FIELDS,
  type Quote,
  QuoteSchema,
  quotes,
  tariffs,
} from './quote';
export {
  deliveryIDOfRun,
  externalIDOfRun,
  idleSince,
  looksAt,
  nextRuns,
  type PlannedRun,
  plannedRuns,
  RECURRING_LIMIT,
  RECURRING_NAME,
  type RecurringDelivery,
  type RecurringRun,
  RUN_KEPT_DAYS,
  RUN_LEAD_MS,
  RUN_MARGIN_MS,
  RUN_REASONS,
  type RunReason,
  recurringDeliveries,
  recurringOf,
  recurringRuns,
  type Schedule,
  SKIPPED_LIMIT,
  undecidedRun,
  WEEKDAYS,
  type Weekday,
} from './recurring-deliveries';
export {
  isDay,
  MOST_DAYS_AHEAD,
  type RecurringDetails,
  RecurringDetailsSchema,
  type TypedRecurring,
  TypedRecurringSchema,
  uselessSchedule,
} from './recurring-details';
export { pastReleases, releases, rollouts, type StoredRelease, shellSwitches } from './release';
export { type ReleaseHealth, releaseHealth } from './release-health';
export {
  type BikeLine,
  BikeLineSchema,
  bikeLines,
  type DowntimeLine,
  DowntimeLineSchema,
  downtimeLines,
  type Report,
  ReportSchema,
  reportMonth,
  reports,
} from './report';
export { type Restaurant, RestaurantSchema, restaurants } from './restaurant';
export {
  ADDRESS_TEXTS,
  type AddressDetails,
  addressDetailsOf,
  addressTexts,
  type SavedAddress,
  SavedAddressSchema,
  savedAddresses,
} from './saved-address';
export { type SavedView, SavedViewSchema, savedViews, VIEW_PLACES, VIEW_TEXTS } from './saved-view';
export { LOCATION_PROBLEMS, wrongLocations } from './sent-location';
export {
  devices,
  GUARDED_WITHOUT_END,
  isTrusted,
  NEVER_GUARDED,
  type Session,
  type SessionAlert,
  SessionAlertSchema,
  SessionSchema,
  sessionAlerts,
  sessions,
} from './session';
export {
  APPROVAL_DAYS,
  DEFAULT_LIMITS,
  type ExceededLimit,
  exceededLimit,
  HIGHEST_LIMIT,
  type MemberSpending,
  memberSpending,
  type PurchaseRequest,
  purchaseRequests,
  REQUESTS_PER_MONTH,
  type SpendingLimit,
  SpendingLimitSchema,
  type SpendingLimits,
  spendingLimits,
} from './spending';
export { type AddressValue, type StopValues, stopValues } from './stop-values';
export {
  FIRST_TARIFF,
  finalPrice,
  PRICE_LINES,
  type Price,
  type PriceLine,
  PriceSchema,
  quotedPrice,
  type Tariff,
  TariffSchema,
  type Trip,
  type TripEnd,
} from './tariff';
export { TEST_EVENT_DAYS, testEvents } from './test-event';
export { PLAIN_TEST_MOVES, type TestMove, type TestSteps, testSteps } from './test-steps';
export {
  hasTrackingPage,
  MOST_RECIPIENT_CHANGES,
  PIN_MOVE_M,
  type TrackingLink,
  trackingClosesAt,
  trackingLinks,
} from './tracking';
export {
  type Owed,
  owedForTrips,
  paymentStatusOf,
  type TripCharge,
  tripCharges,
  wayBackID,
} from './trip-charge';
export { type TypedDelivery, TypedDeliverySchema } from './typed-delivery';
export {
  overlapEndsAt,
  SECRET_OVERLAP_HOURS,
  WEBHOOK_CALL_DAYS,
  WEBHOOK_LIMIT,
  WEBHOOK_PAUSES_MIN,
  type Webhook,
  type WebhookAttempt,
  type WebhookCall,
  type WebhookCallState,
  type WebhookQueue,
  webhookCallID,
  webhookCalls,
  webhookFeeds,
  webhookQueueID,
  webhookQueues,
  webhooks,
} from './webhook';
export {
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_EVENTS,
  WEBHOOK_TEST,
  type WebhookEventType,
} from './webhook-event';
export {
  WEBHOOK_VERSION,
  type WebhookPayload,
  WebhookPayloadSchema,
  webhookPayload,
} from './webhook-payload';
