// Keeps the inbox page up to date. Plain text nodes only, so that it runs under Trusted Types.
const list = document.querySelector('#codes');
const empty = document.querySelector('#empty');
const status = document.querySelector('#status');
const shown = new Map();

function cell(className, tag = 'span') {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}

function newItem({ number, code }) {
  const item = document.createElement('li');
  item.append(cell('number'), cell('code', 'strong'), cell('time'));
  item.children[0].textContent = number;
  item.children[1].textContent = code;
  return item;
}

function show(rows, announce) {
  const items = rows.map((row) => {
    const item = shown.get(row.id) ?? newItem(row);
    if (!shown.has(row.id) && announce) status.textContent = `New code for ${row.number}: ${row.code}`;
    shown.set(row.id, item);
    item.classList.toggle('used', row.used);
    item.children[2].textContent = row.used ? 'Used' : row.time;
    return item;
  });
  const same =
    items.length === list.children.length && items.every((item, index) => item === list.children[index]);
  if (!same) list.replaceChildren(...items);
  empty.hidden = rows.length > 0;
}

let first = true;
async function refresh() {
  try {
    const response = await fetch('/local/inbox.json');
    show(await response.json(), !first);
    if (!first && status.textContent.startsWith('Fleetfoot')) status.textContent = '';
    first = false;
  } catch {
    status.textContent = 'Fleetfoot is not running. This page goes on when it is started again.';
  }
  setTimeout(refresh, document.hidden ? 3000 : 1000);
}
refresh();
