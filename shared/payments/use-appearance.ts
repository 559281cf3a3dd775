import type { Appearance } from '@stripe/stripe-js';
import { useMemo, useSyncExternalStore } from 'react';
import { appearance } from './appearance';

const DARK = '(prefers-color-scheme: dark)';

function onSchemeChange(listener: () => void): () => void {
  const media = window.matchMedia(DARK);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** The page's look for Stripe's fields; follows the colour scheme. */
export function useAppearance(): Appearance {
  const isDark = useSyncExternalStore(onSchemeChange, () => window.matchMedia(DARK).matches);
  return useMemo(() => {
    const root = getComputedStyle(document.documentElement);
    return appearance({
      token: (name) => root.getPropertyValue(`--${name}`).trim(),
      isDark,
      fontFamily: getComputedStyle(document.body).fontFamily,
      rem: Number.parseFloat(root.fontSize),
    });
  }, [isDark]);
}
