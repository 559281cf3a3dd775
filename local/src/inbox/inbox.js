// Keeps the inbox page up to date. Plain text nodes only, so that it runs under Trusted Types.
const list = document.querySelector('#codes');
const empty = document.querySelector('#empty');
const status = document.querySelector('#status');
const messageList = document.querySelector('#messages');
const noMessages = document.querySelector('#no-messages');
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

function messageItem({ number, time, text, link }) {
  const item = document.createElement('li');
  item.append(cell('number'), cell('time'), cell('text'));
  [number, time, text].forEach((content, index) => {
    item.children[index].textContent = content;
  });
  if (link) {
    const open = cell('', 'a');
    open.href = link;
    open.textContent = 'Open the link';
    item.append(open);
  }
  return item;
}

let newest;
function showMessages(rows, announce) {
  if (rows[0]?.id === newest) return;
  newest = rows[0]?.id;
  if (announce && rows[0]) status.textContent = `New message to ${rows[0].number}`;
  messageList.replaceChildren(...rows.map(messageItem));
  noMessages.hidden = rows.length > 0;
}

let first = true;
async function refresh() {
  try {
    const [codes, messages] = await Promise.all(
      ['/local/inbox.json', '/local/messages.json'].map(async (path) => (await fetch(path)).json()),
    );
    show(codes, !first);
    showMessages(messages, !first);
    if (!first && status.textContent.startsWith('Fleetfoot')) status.textContent = '';
    first = false;
  } catch {
    status.textContent = 'Fleetfoot is not running. This page goes on when it is started again.';
  }
  setTimeout(refresh, document.hidden ? 3000 : 1000);
}
refresh();
