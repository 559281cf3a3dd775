import { keyPrefix } from '@fleetfoot/shared/api';
import { useLiveDocument } from '@fleetfoot/shared/firebase';
import { useOrganization } from '@fleetfoot/shared/remote';
import { ApiDocs } from './docs/api-docs';
import { keysQuery } from './keys/keys.queries';
import { maskKey } from './keys/mask-key';

/** Stands for the test key until it is known, and where it cannot be had: the text needs no key to be read. */
const PLACEHOLDER = `${keyPrefix('test')}…`;

export function ApiDocsPage() {
  const { id } = useOrganization();
  const keys = useLiveDocument(keysQuery(id));
  const testKey = keys.status === 'ready' ? keys.data?.testApiKey : undefined;
  return (
    <ApiDocs
      origin={window.location.origin}
      testKey={testKey ?? PLACEHOLDER}
      maskedKey={testKey === undefined ? PLACEHOLDER : `${keyPrefix('test')}${maskKey(testKey)}`}
    />
  );
}
