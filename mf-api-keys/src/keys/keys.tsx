import { rollApiKey } from '@fleetfoot/shared/api';
import { callFunction, useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { keyRollsQuery, keysQuery } from './keys.queries';
import { KeysView } from './keys-view';
import type { Roll } from './roll-dialog';

export function Keys({ organizationId }: { readonly organizationId: string }) {
  const { role } = useOrganization();
  const { report } = useServices();
  const keys = useLiveDocument(keysQuery(organizationId));
  const rolls = useLiveCollection(keyRollsQuery(organizationId));

  async function roll(asked: Roll) {
    try {
      await callFunction(rollApiKey, { orgID: organizationId, ...asked });
    } catch (error) {
      report(error, { message: 'Error rolling a key' });
      throw error;
    }
  }
  return <KeysView keys={keys} rolls={rolls} isAdmin={role === 'Admin'} onRoll={roll} />;
}
