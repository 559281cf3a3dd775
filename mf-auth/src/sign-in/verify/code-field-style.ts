import { styled } from 'styled-components';

// The rules about selection and autofill are those that input-otp would add to the document by itself.
export const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;

  [data-input-otp] {
    /* Forced colours would make its own digits visible over those in the boxes. */
    forced-color-adjust: none;
  }
  [data-input-otp]::selection {
    background: transparent !important;
    color: transparent !important;
  }
  [data-input-otp]:autofill {
    opacity: 0 !important;
    border-color: transparent !important;
    box-shadow: none !important;
    -webkit-text-fill-color: transparent !important;
  }
  @supports (-webkit-touch-callout: none) {
    [data-input-otp] {
      inset-inline: 1px !important;
      letter-spacing: -0.6em !important;
      font-weight: 100 !important;
      font-stretch: ultra-condensed;
      font-optical-sizing: none !important;
    }
  }
`;

export const Label = styled.label`
  font-size: var(--text-sm);
  font-weight: 550;
`;

export const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 48px));
  gap: var(--space-2);
`;

const color = ({ $active, $invalid }: { $active: boolean; $invalid: boolean }) => {
  if ($invalid) return 'var(--danger-text)';
  return $active ? 'var(--link)' : 'var(--control)';
};

export const Box = styled.div<{ $active: boolean; $invalid: boolean }>`
  display: grid;
  place-items: center;
  height: 52px;
  background: var(--surface);
  border: 1px solid ${color};
  border-radius: var(--radius);
  outline: ${({ $active }) => ($active ? `2px solid ${color({ $active: true, $invalid: false })}` : 'none')};
  outline-offset: 0;
  font-size: var(--text-xl);
  font-variant-numeric: tabular-nums;
`;

export const Problem = styled.p`
  color: var(--danger-text);
  font-size: var(--text-xs);
  font-weight: 500;
  &:empty { display: none; }
`;
