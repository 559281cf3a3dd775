import { downloadFile } from '@fleetfoot/shared/csv';
import { useDataLight } from '@fleetfoot/shared/device';
import { useLiveDocument } from '@fleetfoot/shared/firebase';
import { askedProof, type Delivery, PROOF_LABELS } from '@fleetfoot/shared/model';
import { useOrganization } from '@fleetfoot/shared/remote';
import { Card, Stack } from '@fleetfoot/shared/ui';
import { useRef, useState } from 'react';
import { loadProof, proofQuery } from './data';
import { GivenProof, WaitingProof } from './given-proof';

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

/** The proof, once it is asked for where data is dear: it comes with its pictures. */
function ProofOnDemand(props: LiveProofCardProps & { readonly given: Given }) {
  const isLight = useDataLight();
  const [isAsked, setAsked] = useState(!isLight);
  const frame = useRef<HTMLDivElement>(null);
  function ask() {
    setAsked(true);
    // The button that had the focus goes.
    frame.current?.focus();
  }
  return (
    <Stack ref={frame} tabIndex={-1} role="group" aria-label="Proof">
      {isAsked || !isLight ? <LiveProof {...props} /> : <WaitingProof given={props.given} onAsk={ask} />}
    </Stack>
  );
}

/** What the courier asks for at the door, and later what was given there. */
export function LiveProofCard({ delivery }: LiveProofCardProps) {
  const { proof_given: given } = delivery;
  const asked = askedProof(delivery);
  return (
    <Card title="PROOF OF DELIVERY">
      {given ? (
        <ProofOnDemand delivery={delivery} given={given} />
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
