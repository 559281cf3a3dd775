export { Badge } from './badge';
export { Button, LinkButton } from './button';
export type { ButtonVariant } from './button-style';
export { Card } from './card';
export { ConfirmDialog } from './confirm-dialog';
export { CopyButton } from './copy-button';
export { type Column, DataTable } from './data-table';
export { cardsUpTo } from './data-table-style';
export { DetailList } from './detail-list';
export { Dialog } from './dialog';
export { EmptyState } from './empty-state';
export { ErrorState } from './error-state';
export { ExternalLink } from './external-link';
export { FilterFields } from './filter-fields';
export { FormError } from './form-error';
export {
  /** @public */
  GlobalStyle,
} from './global-style';
export { Icon } from './icon';
export { type LiveResult, LiveView } from './live-view';
export { NarrowPage } from './narrow-page';
export { Note } from './note';
export { OldDataNotice } from './old-data-notice';
export { Page, Section } from './page';
export { ProductMark } from './product-mark';
export { ReadingDialog } from './reading-dialog';
export { Columns, Row } from './row';
export { RowButton } from './row-button';
export { SelectField } from './select-field';
export { Skeleton } from './skeleton';
export { SkeletonRows } from './skeleton-rows';
export { SMALL_SCREEN } from './small-screen';
export { Spinner } from './spinner';
export { Stack } from './stack';
export { TextAreaField, TextField } from './text-field';
export { UiLanguage, type UiTexts, type UiWord } from './ui-language';
export { useCopy } from './use-copy';
export { VisuallyHidden } from './visually-hidden';
