import type { Gazetteer } from './gazetteer';

const script = document.currentScript;
const home = new URL('.', script instanceof HTMLScriptElement ? script.src : location.href);

let loading: Promise<Gazetteer> | undefined;

/** The data that lies beside this script; a load that failed is tried again the next time. */
export function loadGazetteer(): Promise<Gazetteer> {
  loading ??= fetch(new URL('za.json', home))
    .then((response) => {
      if (!response.ok) throw new Error(`The local map data cannot be had: ${response.status}.`);
      return response.json() as Promise<Gazetteer>;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
