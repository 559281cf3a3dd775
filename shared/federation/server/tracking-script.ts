/**
 * Keeps a recipient's tracking page up to date, and offers the device's position where a pin may be moved; the page is
 * complete without it. What is shown has an id for each part; the same address answers with their texts and links as JSON. It
 * asks less often while nobody answers, and not while nobody looks. A page that is not there any more is loaded anew, to say so.
 */
export const TRACKING_SCRIPT = `(() => {
const get = (id) => document.getElementById(id), page = get('parts'), here = get('here');
let every = page ? page.dataset.every * 1000 : 0, wait = every, timer;
const show = ({ parts, step }) => {
for (const [id, part] of Object.entries(parts)) {
const place = get(id);
place.hidden = !part;
if (part && part.href) place.href = part.href;
else if (part) {
const text = place.querySelector('dd') || place;
if (text.textContent !== part) text.textContent = part;
}
}
get('bar').dataset.step = step;
};
const look = async () => {
clearTimeout(timer);
if (!every || document.hidden) return;
try {
const answer = await fetch(location.pathname + location.search, { headers: { accept: 'application/json' }, cache: 'no-store', signal: AbortSignal.timeout(20000) });
if (answer.status === 404 || answer.status === 410) return location.reload();
if (!answer.ok) throw answer;
const news = await answer.json();
show(news);
wait = every = news.every * 1000;
} catch {
wait = Math.min(wait * 2, 300000);
}
if (every) timer = setTimeout(look, wait);
};
if (every) {
timer = setTimeout(look, wait);
document.addEventListener('visibilitychange', look);
}
if (here && navigator.geolocation) {
here.hidden = false;
here.addEventListener('click', () => navigator.geolocation.getCurrentPosition(
({ coords }) => { get('place').value = coords.latitude.toFixed(6) + ', ' + coords.longitude.toFixed(6); get('no-here').textContent = '' },
() => { get('no-here').textContent = here.dataset.failed },
{ enableHighAccuracy: true, timeout: 20000 }));
}
})()`;

/** Lets that script run under the policies. */
export const TRACKING_SCRIPT_HASH = "'sha256-2Ou6Y69Fg+9Um4OTcxFpfbo6t2DKYqPW6HGrgKDltu8='";
