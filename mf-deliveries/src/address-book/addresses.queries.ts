import {
  ADDRESS_LIMIT,
  type AddressDetails,
  addressesPath,
  type DeliverySettings,
  DeliverySettingsSchema,
  deliverySettingsPath,
  type SavedAddress,
  SavedAddressSchema,
} from '@fleetfoot/shared/addresses';
import {
  type CollectionQuery,
  createDocument,
  type DocumentQuery,
  deleteDocument,
  parseWith,
  SERVER_TIME,
  setDocument,
} from '@fleetfoot/shared/firebase';

const parseAddress = parseWith(SavedAddressSchema);
const parseSettings = parseWith(DeliverySettingsSchema);

/** The organisation's addresses; beyond the limit, those changed last. */
export function savedAddresses(organizationId: string): CollectionQuery<SavedAddress> {
  return {
    path: addressesPath(organizationId),
    orderBy: ['updated_at', 'desc'],
    limit: ADDRESS_LIMIT,
    parse: parseAddress,
  };
}

export function deliverySettings(organizationId: string): DocumentQuery<DeliverySettings> {
  return { path: deliverySettingsPath(organizationId), parse: parseSettings };
}

/** The writes of one member to one organisation's address book. */
export function addressStore(organizationId: string, uid: string) {
  const pathOf = (id: string) => `${addressesPath(organizationId)}/${id}`;
  const now = { updated_at: SERVER_TIME, updated_by: uid };
  const update = (id: string, details: AddressDetails): Promise<void> =>
    setDocument(pathOf(id), { ...details, ...now });
  return {
    /** Saves an address that is not there; one that is, because an answer was lost, becomes this one. */
    async create(id: string, details: AddressDetails): Promise<void> {
      const address = { ...details, ...now, id, created_at: SERVER_TIME, created_by: uid };
      if (!(await createDocument(pathOf(id), address))) await update(id, details);
    },
    update,
    remove: (id: string): Promise<void> => deleteDocument(pathOf(id)),
    /** @param id empty for none */
    setDefaultPickup: (id: string): Promise<void> =>
      setDocument(deliverySettingsPath(organizationId), { ...now, defaultPickupAddressID: id }),
  };
}

export type AddressStore = ReturnType<typeof addressStore>;
