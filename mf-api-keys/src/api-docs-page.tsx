import { endingOf, keyPrefix } from '@fleetfoot/shared/api';
import { useLiveDocument } from '@fleetfoot/shared/firebase';
import { useOrganization } from '@fleetfoot/shared/remote';
import { ApiDocs } from './docs/api-docs';
import { keysQuery } from './keys/data';
import { maskedKey } from './keys/masked-key';

/** Shown instead of the test key while it is unknown or cannot be read. */
const PLACEHOLDER = `${keyPrefix('test')}…`;

export function ApiDocsPage() {
  const { id } = useOrganization();
  const keys = useLiveDocument(keysQuery(id));
  const testKey = keys.status === 'ready' ? keys.data?.testApiKey : undefined;
  return (
    <ApiDocs
      origin={window.location.origin}
      testKey={testKey ?? PLACEHOLDER}
      maskedKey={testKey === undefined ? PLACEHOLDER : maskedKey('test', endingOf(testKey))}
    />
  );
}
