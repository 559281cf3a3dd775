import { EmptyState, ReadingDialog, SkeletonRows, VisuallyHidden } from '@fleetfoot/shared/ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { AMOUNT } from '../../texts/charges';
import { formatCents } from '../statements/format-cents';

/** An amount to press; on paper it is text. */
const Amount = styled.button`
  margin-block: -2px;
  padding: 2px 0;
  background: none;
  border: 0;
  color: var(--link);
  font: inherit;
  text-decoration: underline dotted;
  text-underline-offset: 3px;
  cursor: pointer;
  @media print { color: inherit; text-decoration: none; }
`;

/** Stands for the lines of a charge while they are read. */
export function LinesSkeleton() {
  return <SkeletonRows rows={3} label={AMOUNT.loading} />;
}

/** Stands for the lines of a charge that is not there, or has no price. */
export function NoLines() {
  return <EmptyState title={AMOUNT.noLines} />;
}

interface ChargeAmountProps {
  /** What it is for, in a word or two. */
  readonly reference: string;
  /** Cents. */
  readonly amount: number;
  /** Reads and shows how it is worked out; mounted once it is asked for. */
  readonly children: ReactNode;
}

/** The amount of a charge, which opens how it is worked out. */
export function ChargeAmount({ reference, amount, children }: ChargeAmountProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Amount type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>{formatCents(amount)}</span>
        <VisuallyHidden>{` ${AMOUNT.of(reference)}`}</VisuallyHidden>
      </Amount>
      {isOpen && (
        <ReadingDialog title={AMOUNT.title(reference)} onClose={() => setOpen(false)}>
          {children}
        </ReadingDialog>
      )}
    </>
  );
}
