import { formatDateTime } from '@fleetfoot/shared/domain';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import type { Proof } from '@fleetfoot/shared/model/delivery/proof';
import { pinWords, placeWords } from '@fleetfoot/shared/model/delivery/proof-words';
import { type Document, GREY, MARGIN, PAGE, pdfOf, printable } from '../../platform/pdf';

const TITLE = 'Proof of delivery';
const LABEL_WIDTH = 130;
const WIDTH = PAGE.width - 2 * MARGIN;
const PHOTO_HEIGHT = 340;
const SIGNATURE_HEIGHT = 90;

export interface ProvedDelivery {
  readonly shop: string;
  readonly delivery: Delivery;
  readonly proof: Proof;
}

/** What the file says, line by line; what is not known has none. */
function linesOf({ shop, delivery, proof }: ProvedDelivery): readonly (readonly [string, string])[] {
  const { external_id, id, pickup_address, dropoff_name, dropoff_address, courier } = delivery;
  const lines = [
    ['Sender', shop],
    ['External ID', external_id],
    ['Delivery ID', id],
    ['Picked up from', pickup_address],
    ['Delivered to', [dropoff_name, dropoff_address].filter(Boolean).join(', ')],
    ['Delivered', `${formatDateTime(proof.at)}, South African time`],
    ['Received by', proof.received_by],
    ['PIN', pinWords(proof)],
    ['Place', placeWords(proof)],
    ['Courier', [courier?.name, courier?.vehicle_plate].filter(Boolean).join(', ')],
  ] as const;
  return lines.filter(([, value]) => value !== '');
}

function picture(document: Document, y: number, label: string, data: string, height: number): number {
  document.font('Helvetica').fontSize(9).fillColor(GREY);
  document.text(label, MARGIN, y);
  document.image(Buffer.from(data, 'base64'), MARGIN, y + 16, { fit: [WIDTH, height] });
  return y + height + 32;
}

function draw(document: Document, proved: ProvedDelivery): void {
  const { photo, signature, expiresAt } = proved.proof;
  document.font('Helvetica-Bold').fontSize(20).fillColor('black').text(TITLE, MARGIN, MARGIN);
  let y = MARGIN + 40;
  for (const [label, value] of linesOf(proved)) {
    document.font('Helvetica').fontSize(10).fillColor(GREY).text(label, MARGIN, y);
    document.fillColor('black');
    document.text(printable(value), MARGIN + LABEL_WIDTH, y, { width: WIDTH - LABEL_WIDTH });
    y = document.y + 6;
  }
  y += 12;
  if (signature) y = picture(document, y, 'Signature', signature, SIGNATURE_HEIGHT);
  // Of long addresses and a signature, less is left of the page.
  const room = PAGE.height - MARGIN - 60 - y;
  if (photo) picture(document, y, 'Photo at the door', photo, Math.max(80, Math.min(PHOTO_HEIGHT, room)));
  document.font('Helvetica').fontSize(8).fillColor(GREY);
  const kept = `What it shows is kept until ${formatDateTime(expiresAt)} and then removed.`;
  document.text(`Computer-generated. ${kept}`, MARGIN, PAGE.height - MARGIN - 10);
}

/** A proof of delivery on one page of A4. */
export function proofPdf(proved: ProvedDelivery): Promise<Buffer> {
  const about = {
    title: `${TITLE} ${proved.delivery.external_id}`,
    author: proved.shop,
    at: proved.proof.at,
  };
  return pdfOf(about, (document) => draw(document, proved));
}
