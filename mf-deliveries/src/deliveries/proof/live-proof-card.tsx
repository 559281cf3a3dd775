import { downloadFile } from '@fleetfoot/shared/csv';
import { useDataLight } from '@fleetfoot/shared/device';
import { useLiveDocument } from '@fleetfoot/shared/firebase';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { askedProof } from '@fleetfoot/shared/model/delivery/proof';
import { PROOF_LABELS } from '@fleetfoot/shared/model/delivery/proof-words';
import { useOrganization } from '@fleetfoot/shared/remote';
import { Card, Skeleton, Stack } from '@fleetfoot/shared/ui';
import { useRef, useState } from 'react';
import { belowTexts } from '../../texts/below';
import { belowWords } from '../../texts/groups/below';
import { useInWords } from '../../texts/page-language';
import { usePageTexts } from '../../texts/page-texts';
import { translated } from '../../texts/translated';
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
  // A proof that is there stays, also when its user begins to save data.
  if (!isLight && !isAsked) setAsked(true);
  const frame = useRef<HTMLDivElement>(null);
  const { group } = usePageTexts(belowTexts).proof;
  function ask() {
    setAsked(true);
    // The button that had the focus goes.
    frame.current?.focus();
  }
  return (
    <Stack ref={frame} tabIndex={-1} role="group" aria-label={group}>
      {isAsked ? <LiveProof {...props} /> : <WaitingProof given={props.given} onAsk={ask} />}
    </Stack>
  );
}

function Proof({ delivery }: LiveProofCardProps) {
  const { proof_given: given } = delivery;
  const asked = askedProof(delivery);
  const { proof: texts } = usePageTexts(belowTexts);
  const say = useInWords();
  return (
    <Card title={texts.title}>
      {given ? (
        <ProofOnDemand key={delivery.id} delivery={delivery} given={given} />
      ) : (
        <p>
          <span>{texts.asked(say(PROOF_LABELS[asked]))}</span>
          {asked === 'pin' && <span>{` ${texts.pin}`}</span>}
        </p>
      )}
    </Card>
  );
}

/** What the courier asks for at the door, and later what was given there. */
export const LiveProofCard = translated(belowWords, Proof, <Skeleton height={104} />);
