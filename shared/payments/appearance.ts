import type { Appearance } from '@stripe/stripe-js';

/** Where the card form's look is read from. */
export interface Look {
  /** Value of a CSS variable of the page. */
  token(name: string): string;
  readonly isDark: boolean;
  readonly fontFamily: string;
  /** Size of 1rem in pixels. */
  readonly rem: number;
}

/** The page's look for Stripe's fields, which live in a frame that the page's style cannot reach. */
export function appearance({ token, isDark, fontFamily, rem }: Look): Appearance {
  function pixels(name: string): string {
    return `${Number.parseFloat(token(name)) * rem}px`;
  }
  return {
    theme: isDark ? 'night' : 'stripe',
    disableAnimations: true,
    variables: {
      fontFamily,
      // Below 16 px a phone zooms into the field.
      fontSizeBase: '16px',
      fontSizeSm: pixels('text-sm'),
      fontLineHeight: '1.5',
      spacingUnit: '4px',
      gridRowSpacing: token('space-4'),
      gridColumnSpacing: token('space-3'),
      borderRadius: token('radius'),
      colorPrimary: token('link'),
      colorBackground: token('surface'),
      colorText: token('text'),
      colorTextSecondary: token('muted'),
      colorTextPlaceholder: token('muted'),
      colorDanger: token('danger-text'),
      colorWarning: token('warning-text'),
      colorSuccess: token('success-text'),
    },
    rules: {
      '.Label': { fontSize: pixels('text-sm'), fontWeight: '550', marginBottom: '6px' },
      '.Input': { border: `1px solid ${token('control')}`, boxShadow: 'none', padding: '9px 12px' },
      '.Input:focus': {
        borderColor: token('link'),
        boxShadow: 'none',
        outline: `2px solid ${token('link')}`,
        outlineOffset: '2px',
      },
      '.Input--invalid': { borderColor: token('danger-text'), boxShadow: 'none' },
      '.Error': { fontSize: pixels('text-xs') },
    },
  };
}
