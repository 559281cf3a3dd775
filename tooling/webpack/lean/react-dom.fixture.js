import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

const fileOf = (name, file) =>
  path.join(path.dirname(require.resolve(`${name}/package.json`)), 'cjs', `${file}.production.js`);

export const CLIENT = fileOf('react-dom', 'react-dom-client');
export const clientSource = () => readFileSync(CLIENT, 'utf8');

function run(source, modules) {
  const exports = {};
  new Function('exports', 'require', source)(exports, (name) => modules[name]);
  return exports;
}

/**
 * React as a production build has it.
 * @param {string} source of React DOM's client
 */
export function reactWith(source) {
  const read = (name) => readFileSync(fileOf(name, name), 'utf8');
  const react = run(read('react'), {});
  const scheduler = run(read('scheduler'), {});
  const dom = run(read('react-dom'), { react, scheduler });
  const client = run(source, { react, scheduler, 'react-dom': dom });
  return { react, dom, client };
}

/** What happens in a page that uses of React what pages use of it: what was shown and in which order it was told. */
export async function storyOf({ react, dom, client }) {
  const { createElement: h, useEffect, useLayoutEffect, useState } = react;
  const told = [];
  const tell = (...what) => told.push(what.join(' '));
  const Theme = react.createContext('light');
  const place = document.body.appendChild(document.createElement('main'));
  const aside = document.body.appendChild(document.createElement('aside'));
  /** Tells what begins, and gives what tells that it ends. */
  function during(what, ...more) {
    tell(what, ...more);
    return () => tell('end of', what, ...more);
  }
  const show = (moment) => tell(moment, place.innerHTML, aside.innerHTML);

  class Boundary extends react.Component {
    state = {};
    static getDerivedStateFromError = ({ message }) => ({ message });
    componentDidCatch = (error) => tell('caught', error.message);
    componentWillUnmount = () => tell('boundary gone');
    getSnapshotBeforeUpdate = () => place.childElementCount;
    componentDidUpdate = (_props, _state, count) => tell('boundary updated', count);
    render = () => this.state.message ?? this.props.children;
  }
  function Faulty() {
    throw new Error('broken');
  }
  const Row = react.memo(function Row({ name }) {
    tell('row', name);
    return h('li', { ref: (element) => during('ref', name, element.tagName) }, name);
  });
  let settle;
  let lazily;
  const Late = react.lazy(
    () => new Promise((resolve) => (lazily = () => resolve({ default: () => h('b', null, 'late') }))),
  );
  const store = { value: 1, listeners: new Set() };
  function subscribe(listener) {
    store.listeners.add(listener);
    return () => store.listeners.delete(listener);
  }

  function Page() {
    const [names, setNames] = useState(['a', 'b', 'c']);
    const [text, setText] = useState('');
    const [isOpen, setOpen] = useState(false);
    const [sent, send, isPending] = react.useActionState(
      async (_before, form) => form.get('text'),
      'nothing',
    );
    const value = react.useSyncExternalStore(subscribe, () => store.value);
    const deferred = react.useDeferredValue(text);
    react.useInsertionEffect(() => during('insertion'), [text]);
    useLayoutEffect(() => during('layout', text), [text]);
    useEffect(() => {
      tell('effect', text, deferred, sent, isPending, value);
      settle?.();
      return () => tell('effect gone', text);
    });
    return h(
      'section',
      {
        id: react.useId(),
        className: react.use(Theme),
        style: { margin: 1, '--gap': '2px' },
        onClick: () => tell('bubbled'),
      },
      h('form', { action: send }, [
        h('input', { key: 't', name: 'text', value: text, onChange: ({ target }) => setText(target.value) }),
        h('input', { key: 'c', type: 'checkbox', defaultChecked: true }),
        h('select', { key: 's', defaultValue: '2' }, h('option', null, '1'), h('option', null, '2')),
        h('textarea', { key: 'a', defaultValue: 'long' }),
        h('button', { key: 'b', disabled: isPending }, 'Send'),
      ]),
      h(
        'button',
        { id: 'turn', onClick: () => setNames(names.toReversed().slice(0, 2)) },
        `${sent} ${value}`,
      ),
      h('button', { id: 'open', onClick: () => react.startTransition(() => setOpen(!isOpen)) }),
      h(
        'ul',
        null,
        names.map((name) => h(Row, { key: name, name })),
      ),
      h('svg', null, h('title', null, 'drawn'), h('path', { strokeWidth: 2, xlinkHref: '#a' })),
      h('p', {
        dangerouslySetInnerHTML: { __html: '<i>raw</i>' },
        'data-x': true,
        'aria-hidden': false,
        hidden: true,
      }),
      h(Boundary, null, h(react.Fragment, null, isOpen && h(Faulty), 'whole')),
      h(react.Suspense, { fallback: 'waits' }, isOpen ? h('em', null, 'opened') : h(Late)),
      h(react.Activity, { mode: isOpen ? 'visible' : 'hidden' }, h('u', null, 'kept')),
      dom.createPortal(h('button', { id: 'far', onClick: () => tell('far') }, deferred), aside),
    );
  }

  const errors = {
    onCaughtError: (error) => tell('reported', error.message),
    onUncaughtError: (error) => tell('uncaught', error.message),
  };
  const root = client.createRoot(place, errors);
  /** Waits for the effects of a change, and for what React leaves for later. */
  async function settled(change, isSettled = () => true) {
    const next = new Promise((resolve) => {
      settle = resolve;
    });
    change();
    await next;
    while (!isSettled()) await new Promise((resolve) => observed(resolve));
  }
  function observed(then) {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      then();
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }
  const draw = (theme) => root.render(h(react.StrictMode, null, h(Theme, { value: theme }, h(Page))));
  const click = (id) => document.getElementById(id).click();
  function type(text) {
    const field = place.querySelector('input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  await settled(
    () => draw('light'),
    () => place.innerHTML.includes('kept'),
  );
  show('drawn');
  await settled(
    () => type('typed'),
    () => aside.textContent === 'typed',
  );
  show('typed');
  await settled(() => click('turn'));
  show('turned');
  click('far');
  await settled(() => {
    store.value = 2;
    for (const listener of store.listeners) listener();
  });
  show('store');
  await settled(
    () => place.querySelector('form').requestSubmit(),
    () => place.innerHTML.includes('typed 2'),
  );
  show('sent');
  await settled(() => dom.flushSync(() => draw('dark')));
  show('dark');
  lazily();
  await settled(() => click('open'));
  show('opened');
  root.unmount();
  show('gone');
  const other = client.createRoot(place, errors);
  dom.flushSync(() => other.render(h(Faulty)));
  show('uncaught');
  aside.remove();
  place.remove();
  return told;
}
