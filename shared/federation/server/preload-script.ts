/**
 * Puts the preloads of where this browser's user is led into the head, and notes the user's standing. It reads what `standing()` reads, from where the
 * auth store keeps it, and draws a version as `drawOf()` does; whatever it finds, all that can go wrong is that a script is
 * asked for later. A tab with a preview may need other scripts than these.
 */
export const PRELOAD_SCRIPT = `(() => {
let state, preview = /[?&]preview=/.test(location.search);
try {
preview ||= sessionStorage.preview;
state = JSON.parse(localStorage.getItem('fleetfoot.auth')).state
} catch {}
if (preview) return;
const organization = state?.selectedOrganization;
const standing = !state?.isSignedIn ? 'signed-out' : !state.hasProfile ? 'no-profile'
: !organization ? 'no-organization' : 'set-up';
document.documentElement.dataset.standing = standing;
const draw = (text) => {
let hash = 0x811c9dc5;
for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
return (((hash ^ (hash >>> 16)) >>> 0) / 0x100000000) * 100
};
for (const found of document.querySelectorAll('template[data-preloads~="' + standing + '"]')) {
const { version, percent } = found.dataset;
if (version && draw(version + ' ' + organization?.id) >= Number(percent)) continue;
document.head.append(found.content);
break
}
})()`;

/** Lets that script run under the standing policy, and no other in the page. */
export const PRELOAD_SCRIPT_HASH = "'sha256-T8vlqs+o5/AfnE8yvE+oev0HH147IFj7NmI1BdnhZmw='";
