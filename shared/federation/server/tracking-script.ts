/**
 * Keeps a recipient's tracking page up to date, offers the device's position where a pin may be moved, and makes a photo smaller
 * before it is sent, or sends it as it is where this browser cannot read it; the page is complete without it. Each part of the
 * page has an id; the same address answers with their texts and links as JSON. It asks less often while nobody answers, and not
 * while nobody looks. A page that is not there any more is loaded anew, to say so.
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
const photo = get('photo');
let small;
const shrink = async ([file]) => {
const picture = await createImageBitmap(file), scale = Math.min(1, 1280 / Math.max(picture.width, picture.height));
const canvas = document.createElement('canvas'), draw = canvas.getContext('2d');
canvas.width = Math.ceil(picture.width * scale);
canvas.height = Math.ceil(picture.height * scale);
draw.fillStyle = 'white';
draw.fillRect(0, 0, canvas.width, canvas.height);
draw.drawImage(picture, 0, 0, canvas.width, canvas.height);
const blob = await new Promise((done) => canvas.toBlob(done, 'image/jpeg', .7));
if (blob.size >= file.size || photo.files[0] !== file) return;
const sent = new DataTransfer();
sent.items.add(new File([blob], 'photo.jpg', { type: blob.type }));
photo.files = sent.files;
};
if (photo) {
photo.addEventListener('change', () => { small = shrink(photo.files).catch(() => {}) });
photo.form.addEventListener('submit', async (event) => {
if (!small) return;
event.preventDefault();
await small;
photo.form.submit();
});
}
})()`;

/** Lets that script run under the policies. */
export const TRACKING_SCRIPT_HASH = "'sha256-315rBQZbHoTtMOHgCt9CuslAXgGnHlobhfDypMDgYuE='";
