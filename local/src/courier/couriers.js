// Sends what is changed on the couriers' page, and keeps the page up to date.
const form = document.querySelector('#couriers');
const rides = document.querySelector('#rides');
const status = document.querySelector('#status');
const OFF = 'Fleetfoot is not running. This page goes on when it is started again.';

function show({ text, paused, speed, failNext }) {
  rides.textContent = text;
  form.elements.paused.checked = paused;
  form.elements.failNext.checked = failNext;
  form.elements.speed.value = String(speed);
  if (status.textContent === OFF) status.textContent = '';
}

let sending = 0;

async function send(change) {
  sending += 1;
  try {
    const response = await fetch('/local/couriers', { method: 'POST', body: JSON.stringify(change) });
    show(await response.json());
    status.textContent = 'Changed.';
  } catch {
    status.textContent = OFF;
  }
  sending -= 1;
}

async function refresh() {
  try {
    const response = await fetch('/local/couriers.json');
    const state = await response.json();
    if (sending === 0) show(state);
  } catch {
    status.textContent = OFF;
  }
  setTimeout(refresh, document.hidden ? 3000 : 1000);
}

if (form) {
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', ({ target }) => {
    const value = target.type === 'checkbox' ? target.checked : Number(target.value);
    send({ [target.name]: value });
  });
  refresh();
}
