const replaceTexts = require('./replace-texts.cjs');

// Remotes are started by their routes and are given services. What single-spa gives every application besides, a way to mount parcels
// and all of itself, keeps alive what nobody asks for, and so do its global, its ear for jQuery and its developer tools.
const REPLACED = [
  ['var t=Object.freeze(', 'var t=/* @__PURE__ */Object.freeze(', 1],
  [',mountParcel:W.bind(e),singleSpa:t}', '}', 1],
  ['X&&(window.singleSpaNavigate?console.warn(u(41,!1)):window.singleSpaNavigate=tt);', '', 1],
  ['X&&(ft(),Lt())', 'X&&Lt()', 1],
  ['X&&window.__SINGLE_SPA_DEVTOOLS__&&(window.__SINGLE_SPA_DEVTOOLS__.exposedMethods=Gt);', '', 1],
];

/** @param {string} source of the production build */
module.exports = (source) => replaceTexts(source, 'single-spa', REPLACED);
