import { endingOf } from '@fleetfoot/shared/api';
import { useLiveDocument } from '@fleetfoot/shared/firebase';
import { useOrganization } from '@fleetfoot/shared/remote';
import { ApiDocs } from './docs/api-docs';
import { keysQuery } from './keys/data';
import { maskedKey } from './keys/masked-key';

/** In place of the test key while it is unknown or cannot be read: no mask, which would be copied as if it were a key. */
const PLACEHOLDER = 'YOUR_TEST_KEY';

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
