import { useEffect, useState } from 'react';
import { onDataChoice } from './data-choice';
import { isDataLight } from './is-data-light';

/**
 * {@link isDataLight}, as it was when the component came, and after each choice: what is shown does not go because a link has
 * become slow.
 */
export function useDataLight(): boolean {
  const [isLight, setLight] = useState(isDataLight);
  useEffect(() => onDataChoice(() => setLight(isDataLight())), []);
  return isLight;
}
