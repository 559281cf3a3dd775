const { parse } = require('acorn');

/** @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node */

function childrenOf(node) {
  return Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === 'string');
}

const isFunction = ({ type }) => /^(?:Arrow)?Function/.test(type);
const isEnd = ({ type }) => /^(?:Break|Return|Throw|Continue)Statement$/.test(type);
const namesOf = (pattern) => (pattern.type === 'Identifier' ? [pattern.name] : []);

/** What a piece of code declares with `var`, for the whole function around it. */
function declaredIn(node) {
  if (isFunction(node)) return [];
  const own =
    node.type === 'VariableDeclaration' && node.kind === 'var'
      ? node.declarations.flatMap(({ id }) => namesOf(id))
      : [];
  return [...own, ...childrenOf(node).flatMap(declaredIn)];
}

/** Whether a name stands where its value is read. */
function isRead(node, parent) {
  if (parent.type === 'MemberExpression' || parent.type === 'Property')
    return parent.computed || node !== (parent.property ?? parent.key);
  if (parent.type === 'VariableDeclarator') return node !== parent.id;
  if (parent.type === 'AssignmentExpression') return node !== parent.left;
  return !isFunction(parent) && parent.type !== 'UpdateExpression';
}

/** Of a declaration, of a variable that holds it, or of what a module exports under that name. */
function nameOfFunction(node, parent) {
  if (/^(?:Function|Class)Declaration$/.test(node.type)) return node.id?.name ?? '';
  if (!isFunction(node)) return '';
  if (parent.type === 'VariableDeclarator') return parent.id.name;
  const isExport = parent.type === 'AssignmentExpression' && parent.left.object?.name === 'exports';
  return isExport ? parent.left.property.name : '';
}

const isTag = (node) =>
  node.name === 'tag' || (node.type === 'MemberExpression' && node.property.name === 'tag');

/**
 * Rewrites a module so that a minimizer drops what is not used of it, though the module cannot know that.
 * @param {string} source of the module
 * @param {object} out what is left out
 * @param {Readonly<Record<string, string>>} [out.functions] functions and classes by name, each with what its body becomes
 * @param {Readonly<Record<string, string>>} [out.calls] what is called, as it is written, each with the value that every call of it becomes
 * @param {Readonly<Record<string, string>>} [out.constants] variables of the module by name, each with the value that every read of it becomes
 * @param {Readonly<Record<string, string>>} [out.properties] likewise, by the name of the property
 * @param {readonly string[]} [out.methods] names of methods, of whatever class, that nobody calls
 * @param {readonly number[]} [out.tags] values that no property or variable `tag` ever has
 * @param {readonly string[]} [out.statics] functions and classes whose properties are assigned for nobody
 * @returns {string}
 * @throws when something of `out` is not there, or is there twice: it is not the module that was meant
 */
module.exports = function leaveOut(
  source,
  { functions = {}, calls = {}, constants = {}, properties = {}, methods = [], tags = [], statics = [] },
) {
  const edits = [];
  const found = new Map();
  const replace = ({ start, end }, text) => edits.push({ start, end, text });
  const note = (name) => found.set(name, (found.get(name) ?? 0) + 1);

  function leaveOutCases({ cases }, body) {
    let falls = false;
    for (const { start, end, test, consequent } of cases) {
      const isDead = tags.includes(test?.value);
      if (isDead && falls) {
        // What runs into this case goes on in it.
        replace({ start, end: consequent[0]?.start ?? end }, '');
      } else if (isDead) {
        const declared = consequent.flatMap(declaredIn);
        replace({ start, end }, '');
        if (declared.length > 0) replace({ start: body.start + 1, end: body.start + 1 }, `var ${declared};`);
      }
      if (!isDead || falls) falls = !consequent.some(isEnd);
    }
  }

  function staticOf({ expression }) {
    if (expression.type !== 'AssignmentExpression' || expression.right.type === 'AssignmentExpression')
      return undefined;
    const { object } = expression.left;
    return [object?.name, object?.object?.name].find((name) => statics.includes(name));
  }

  function visit(node, parent, body, hidden) {
    const name = nameOfFunction(node, parent);
    if (Object.hasOwn(functions, name)) {
      note(`function ${name}`);
      // An expression may stand in brackets, which are no part of it.
      const isBlock = /^(?:BlockStatement|ClassBody)$/.test(node.body.type);
      const start = isBlock ? node.body.start : source.lastIndexOf('=>', node.body.start) + 2;
      return replace({ start, end: node.end }, `${isBlock ? '' : ' '}{ ${functions[name]} }`);
    }
    if (node.type === 'MethodDefinition' && !node.computed && methods.includes(node.key.name)) {
      note(`method ${node.key.name}`);
      return replace(node, '');
    }
    if (node.type === 'ExpressionStatement' && staticOf(node)) {
      note(`static ${staticOf(node)}`);
      return replace(node, '');
    }
    const called = node.type === 'CallExpression' ? source.slice(node.callee.start, node.callee.end) : '';
    if (Object.hasOwn(calls, called)) {
      note(`call ${called}`);
      return replace(node, calls[called]);
    }
    if (node.type === 'Identifier' && Object.hasOwn(constants, node.name) && !hidden.includes(node.name)) {
      if (!isRead(node, parent)) return undefined;
      note(`constant ${node.name}`);
      const value = constants[node.name];
      return replace(node, parent.shorthand ? `${node.name}: ${value}` : value);
    }
    const property = node.type === 'MemberExpression' && !node.computed ? node.property.name : undefined;
    if (property !== undefined && Object.hasOwn(properties, property) && isRead(node, parent)) {
      note(`property ${property}`);
      return replace(node, properties[property]);
    }
    if (node.type === 'BinaryExpression' && /^[!=]==$/.test(node.operator)) {
      const [left, right] = [node.left, node.right];
      if (tags.includes(left.value ?? right.value) && (isTag(left) || isTag(right)))
        return replace(node, String(node.operator === '!=='));
    }
    const isSwitch = node.type === 'SwitchStatement' && isTag(node.discriminant);
    if (isSwitch) leaveOutCases(node, body);
    const inner = isFunction(node) ? [...hidden, ...node.params.flatMap(namesOf)] : hidden;
    const within = isFunction(node) && node.body.type === 'BlockStatement' ? node.body : body;
    for (const child of childrenOf(node)) visit(child, node, within, inner);
    return undefined;
  }

  const program = parse(source, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    allowReturnOutsideFunction: true,
  });
  visit(program, program, program, []);
  const meant = [
    ...Object.keys(functions).map((name) => `function ${name}`),
    ...Object.keys(calls).map((name) => `call ${name}`),
    ...Object.keys(constants).map((name) => `constant ${name}`),
    ...Object.keys(properties).map((name) => `property ${name}`),
    ...methods.map((name) => `method ${name}`),
    ...statics.map((name) => `static ${name}`),
  ];
  for (const what of meant) {
    const count = found.get(what) ?? 0;
    if (count === 0 || (count > 1 && what.startsWith('function')))
      throw new Error(`'${what}' is to be left out, and is there ${count} times.`);
  }
  return applied(source, edits);
};

/** Makes the changes, of which the ones inside another are for nothing. */
function applied(source, edits) {
  const inOrder = edits.toSorted((one, other) => one.start - other.start || other.end - one.end);
  let text = '';
  let at = 0;
  for (const { start, end, text: replacement } of inOrder) {
    if (start < at) continue;
    text += source.slice(at, start) + replacement;
    at = end;
  }
  return text + source.slice(at);
}
