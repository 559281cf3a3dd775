import { downloadFile } from '@fleetfoot/shared/csv';
import { useLiveDocument } from '@fleetfoot/shared/firebase';
import { askedProof, type Delivery, PROOF_LABELS } from '@fleetfoot/shared/model';
import { useOrganization } from '@fleetfoot/shared/remote';
import { Card } from '@fleetfoot/shared/ui';
import { loadProof, proofQuery } from './data';
import { GivenProof } from './given-proof';

interface LiveProofCardProps {
  readonly delivery: Delivery;
}

type Given = NonNullable<Delivery['proof_given']>;

function LiveProof({ delivery, given }: LiveProofCardProps & { readonly given: Given }) {
  const { id: orgID } = useOrganization();
  const { id, external_id } = delivery;
  const proof = useLiveDocument(proofQuery(orgID, id));
  async function download() {
    downloadFile(`proof-${external_id}.pdf`, 'application/pdf', await loadProof(orgID, id));
  }
  return <GivenProof given={given} proof={proof} onDownload={download} />;
}

/** What the courier asks for at the door, and later what was given there. */
export function LiveProofCard({ delivery }: LiveProofCardProps) {
  const { proof_given: given } = delivery;
  const asked = askedProof(delivery);
  return (
    <Card title="PROOF OF DELIVERY">
      {given ? (
        <LiveProof delivery={delivery} given={given} />
      ) : (
        <p>
          The courier asks for: {PROOF_LABELS[asked]}.
          {asked === 'pin' &&
            ' Share the tracking link: the PIN is on it, once the courier has collected the delivery.'}
        </p>
      )}
    </Card>
  );
}
