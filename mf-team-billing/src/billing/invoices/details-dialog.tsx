import { type InvoiceDetails, InvoiceDetailsSchema } from '@fleetfoot/shared/model/billing/invoice';
import * as v from '@fleetfoot/shared/schema';
import { TextAreaField, TextField } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { DETAILS_DIALOG } from '../../texts/billing-dialogs';
import { SaveDialog } from '../save-dialog';

type Typed = Readonly<Record<keyof InvoiceDetails, string>>;

function read(typed: Typed) {
  const recipients = typed.recipients.split(/[\s,;]+/).filter(Boolean);
  return v.safeParse(InvoiceDetailsSchema, { ...typed, recipients });
}

/** What is wrong with each field. */
function problemsOf(typed: Typed): Partial<Record<keyof InvoiceDetails, string>> {
  const { success, issues } = read(typed);
  if (success) return {};
  const problems: Partial<Record<string, string>> = {};
  for (const { path, message } of issues) problems[String(path?.[0]?.key)] ??= message;
  return problems;
}

interface DetailsDialogProps {
  readonly details: InvoiceDetails;
  readonly onSave: (details: InvoiceDetails) => Promise<void>;
  readonly onClose: () => void;
}

/** Changes whom invoices are made out to; mounted only while it is open. */
export function DetailsDialog({ details, onSave, onClose }: DetailsDialogProps) {
  const [typed, setTyped] = useState<Typed>({ ...details, recipients: details.recipients.join('\n') });
  const [isChecked, setIsChecked] = useState(false);
  const problems = isChecked ? problemsOf(typed) : {};

  function check(): InvoiceDetails | undefined {
    setIsChecked(true);
    const { success, output } = read(typed);
    return success ? output : undefined;
  }
  const field = (name: keyof InvoiceDetails) => ({
    value: typed[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <SaveDialog
      title={DETAILS_DIALOG.title}
      doubt={DETAILS_DIALOG.doubt}
      read={check}
      onSave={onSave}
      onClose={onClose}
    >
      <TextField label={DETAILS_DIALOG.name} autoComplete="organization" {...field('legalName')} />
      <TextField
        label={DETAILS_DIALOG.vatNumber}
        hint={DETAILS_DIALOG.vatNumberHint}
        inputMode="numeric"
        autoComplete="off"
        optional
        {...field('vatNumber')}
      />
      <TextAreaField
        label={DETAILS_DIALOG.emails}
        hint={DETAILS_DIALOG.emailsHint}
        rows={3}
        optional
        {...field('recipients')}
      />
    </SaveDialog>
  );
}
