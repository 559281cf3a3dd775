import { KnownNumber, type KnownNumberProps } from '../contacts/known-number';
import { CreditNotice, type CreditNoticeProps } from '../create/credit-notice';
import { FirstFocus, type FirstFocusProps } from './first-focus';
import { KeptDraft, type KeptDraftProps } from './kept-draft';
import { OfferedDraft, type OfferedDraftProps } from './offered-draft';
import { PickupHelp } from './pickup-help';
import { PresetChips, type PresetTime } from './preset-chips';
import { ReferenceHelp, type ReferenceHelpProps } from './reference-help';
import { SavedNote, type SavedNoteProps } from './saved-note';

export type EntryHelpProps =
  | { readonly of: 'pickup' }
  | { readonly of: PresetTime }
  | (CreditNoticeProps & { readonly of: 'credit' })
  | (KeptDraftProps & { readonly of: 'kept' })
  | (OfferedDraftProps & { readonly of: 'offered' })
  | (SavedNoteProps & { readonly of: 'saved' })
  | (FirstFocusProps & { readonly of: 'focus' })
  | (KnownNumberProps & { readonly of: 'number' })
  | (ReferenceHelpProps & { readonly of: 'reference' });

/** What helps with the form or a part of it, and tells of a limit; the form works without. */
export function EntryHelp(props: EntryHelpProps) {
  if (props.of === 'pickup') return <PickupHelp />;
  if (props.of === 'credit') return <CreditNotice {...props} />;
  if (props.of === 'kept') return <KeptDraft {...props} />;
  if (props.of === 'offered') return <OfferedDraft {...props} />;
  if (props.of === 'saved') return <SavedNote {...props} />;
  if (props.of === 'focus') return <FirstFocus {...props} />;
  if (props.of === 'reference') return <ReferenceHelp {...props} />;
  if (props.of === 'number') return <KnownNumber {...props} />;
  return <PresetChips time={props.of} />;
}
