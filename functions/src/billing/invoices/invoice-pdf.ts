import { splitVat, VAT_PERCENT } from '@fleetfoot/shared/billing';
import { formatDate, formatRand } from '@fleetfoot/shared/domain';
import type { Invoice } from '@fleetfoot/shared/model/billing/invoice';
import { type Document, GREY, MARGIN, PAGE, pdfOf, printable } from '../../platform/pdf';

type Party = Invoice['supplier'];

const RIGHT = PAGE.width - MARGIN;
/** Below it only the page's number stands. */
const BOTTOM = PAGE.height - MARGIN - 30;
const LINE = 16;
const COLUMNS = { date: MARGIN, description: MARGIN + 80, quantity: RIGHT - 160, amount: RIGHT - 110 };
const RULE = '#c9ced6';

const TITLES = { invoice: 'Tax Invoice', creditNote: 'Credit Note' } as const satisfies Record<
  Invoice['kind'],
  string
>;

const ENDINGS = {
  invoice: 'It has been paid by card.',
  creditNote: 'The amount goes back to the card that paid.',
} as const satisfies Record<Invoice['kind'], string>;

function money(cents: number): string {
  return printable(formatRand(cents / 100).replace('−', '-'));
}

function write(
  document: Document,
  text: string,
  x: number,
  y: number,
  options: PDFKit.Mixins.TextOptions = {},
) {
  document.text(printable(text), x, y, { lineBreak: false, ...options });
}

function rule(document: Document, y: number): void {
  document.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(RULE).stroke();
}

function party(document: Document, heading: string, { name, vatNumber, address }: Party, x: number): number {
  const width = (RIGHT - MARGIN) / 2 - 20;
  document.font('Helvetica').fontSize(9).fillColor(GREY);
  write(document, heading, x, 130);
  document.font('Helvetica-Bold').fontSize(10).fillColor('black');
  document.text(printable(name), x, 144, { width });
  document.font('Helvetica').fontSize(10);
  for (const line of [...address, vatNumber === '' ? 'No VAT number' : `VAT number ${vatNumber}`]) {
    document.text(printable(line), { width });
  }
  return document.y;
}

/** The head of the lines' table; returns where its first line stands. */
function tableHead(document: Document, y: number): number {
  document.font('Helvetica-Bold').fontSize(9).fillColor('black');
  write(document, 'Date', COLUMNS.date, y);
  write(document, 'Description', COLUMNS.description, y);
  write(document, 'Qty', COLUMNS.quantity, y, { width: 30, align: 'right' });
  write(document, 'Incl. VAT', COLUMNS.amount, y, { width: 110, align: 'right' });
  rule(document, y + 14);
  document.font('Helvetica').fontSize(9);
  return y + 20;
}

function totals(document: Document, amount: number, from: number): void {
  const { exclusive, vat, inclusive } = splitVat(amount);
  const rows = [
    ['Total excluding VAT', exclusive],
    [`VAT ${VAT_PERCENT} %`, vat],
    ['Total including VAT', inclusive],
  ] as const;
  rule(document, from + 2);
  rows.forEach(([label, cents], index) => {
    const y = from + 10 + index * LINE;
    document.font(index === 2 ? 'Helvetica-Bold' : 'Helvetica').fontSize(10);
    write(document, label, COLUMNS.description, y);
    write(document, money(cents), COLUMNS.amount, y, { width: 110, align: 'right' });
  });
}

function numberPages(document: Document, { id }: Invoice): void {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    document.font('Helvetica').fontSize(8).fillColor(GREY);
    write(document, `${id}, page ${page + 1} of ${count}`, MARGIN, BOTTOM + 20);
  }
}

function draw(document: Document, invoice: Invoice): void {
  const { id, kind, issuedAt, supplier, buyer, lines, amount, corrects } = invoice;
  document.font('Helvetica-Bold').fontSize(20).fillColor('black');
  write(document, TITLES[kind], MARGIN, MARGIN);
  document.font('Helvetica').fontSize(10);
  write(document, `Number ${id}`, MARGIN, MARGIN + 28);
  write(document, `Date of issue ${formatDate(issuedAt)}`, MARGIN, MARGIN + 42);
  if (corrects.length > 0) write(document, `For ${corrects.join(', ')}`, MARGIN, MARGIN + 56);
  const half = MARGIN + (RIGHT - MARGIN) / 2;
  let y =
    Math.max(party(document, 'Supplier', supplier, MARGIN), party(document, 'Recipient', buyer, half)) + 24;
  y = tableHead(document, y);
  for (const line of lines) {
    if (y > BOTTOM - LINE) {
      document.addPage();
      y = tableHead(document, MARGIN);
    }
    write(document, formatDate(line.at), COLUMNS.date, y);
    const width = COLUMNS.quantity - COLUMNS.description - 10;
    write(document, line.description, COLUMNS.description, y, { width, ellipsis: true, height: LINE });
    write(document, '1', COLUMNS.quantity, y, { width: 30, align: 'right' });
    write(document, money(line.amount), COLUMNS.amount, y, { width: 110, align: 'right' });
    y += LINE;
  }
  if (y > BOTTOM - 110) {
    document.addPage();
    y = MARGIN;
  }
  totals(document, amount, y);
  document.font('Helvetica').fontSize(8).fillColor(GREY);
  write(document, `Amounts are in South African rand. VAT is reckoned once, from the total.`, MARGIN, y + 72);
  write(document, `Computer-generated. ${ENDINGS[kind]}`, MARGIN, y + 84);
  numberPages(document, invoice);
}

/** A tax invoice or credit note on A4, with all that SARS asks for on the full form. */
export function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { id, kind, issuedAt, supplier } = invoice;
  const about = { title: `${TITLES[kind]} ${id}`, author: supplier.name, at: issuedAt };
  return pdfOf(about, (document) => draw(document, invoice));
}
