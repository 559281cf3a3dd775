import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  createPrinter,
  EmitHint,
  flattenDiagnosticMessageText,
  isIdentifier,
  SymbolFlags,
  SyntaxKind,
} from 'typescript';
import { openProgram } from '../build/open-program.js';

/**
 * @typedef {object} Declared a type or value that stands at the top of a file of ours
 * @property {string} name
 * @property {string} file without its ending, below the folder of the types
 * @property {string} text as the compiler writes it out, without comments
 * @property {Map<string, Declared>} refersTo by the name that the text calls it by
 * @property {string[]} outside what it takes from elsewhere: `react 19: ReactNode`
 *
 * @typedef {object} Exported
 * @property {string} name
 * @property {boolean} typeOnly whether it is there at compile time only
 * @property {Declared} [declared] missing when the door hands on what a package of others exports
 * @property {string} [outside] then where it is from
 */

const DECLARATIONS = new Set([
  SyntaxKind.ClassDeclaration,
  SyntaxKind.EnumDeclaration,
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.InterfaceDeclaration,
  SyntaxKind.TypeAliasDeclaration,
  SyntaxKind.VariableDeclaration,
]);

function fail(message) {
  throw new Error(`The doors' types cannot be reported: ${message}`);
}

/** Of another's package counts what its semantic version promises: a patch of it changes no door. */
function packageName(file) {
  const [, name] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file) ?? fail(`whose is ${file}?`);
  const folder = file.slice(0, file.lastIndexOf(`/node_modules/${name}/`));
  const { version } = JSON.parse(readFileSync(`${folder}/node_modules/${name}/package.json`, 'utf8'));
  const [major, minor] = version.split('.');
  return `${name} ${major === '0' ? `0.${minor}` : major}`;
}

function identifiersIn(node, found = []) {
  if (isIdentifier(node)) found.push(node);
  if (node.kind === SyntaxKind.ImportType && node.qualifier === undefined) {
    fail(`a type takes a whole module: ${node.getText()}. Name what is taken of it.`);
  }
  node.forEachChild((child) => void identifiersIn(child, found));
  return found;
}

/** Texts of destructured parameters, for `props` to stand instead: which fields a body reads is no part of the type. */
function destructured(node, found = []) {
  if (node.kind === SyntaxKind.Parameter && !isIdentifier(node.name)) found.push(print(node.name));
  else node.forEachChild((child) => void destructured(child, found));
  return found;
}

function isAtTop(node) {
  const statement = node.kind === SyntaxKind.VariableDeclaration ? node.parent.parent : node;
  return DECLARATIONS.has(node.kind) && statement.parent.kind === SyntaxKind.SourceFile;
}

const printer = createPrinter({ removeComments: true });
const print = (node) => printer.printNode(EmitHint.Unspecified, node, node.getSourceFile());
const fileOf = (declaration) => declaration.getSourceFile().fileName;

function reader(program, folder) {
  const checker = program.getTypeChecker();
  /** @type {Map<import('typescript').Symbol, Declared>} */
  const known = new Map();
  const target = (symbol) => (symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  // On a disk that does not tell cases apart the compiler calls every file by small letters.
  const isOurs = (file) => file.toLowerCase().startsWith(`${folder}/`.toLowerCase());

  function textOf(node) {
    const parameters = destructured(node);
    const whole = parameters.reduce((text, pattern) => text.replace(pattern, 'props'), print(node));
    const plain = whole.replace(/^(?:export |declare |default )+/, '').replace(/import\("\.[^"]*"\)\./g, '');
    return node.kind === SyntaxKind.VariableDeclaration ? `const ${plain};` : plain;
  }

  /** Where a symbol of another's package is from; undefined for what every program knows. */
  function outsideOf(symbol) {
    const file = symbol.declarations?.map(fileOf)[0];
    // The name of a whole module, in front of what is taken of it, is a path of this machine.
    const isModule = symbol.name.startsWith('"');
    if (file === undefined || isModule || isOurs(file) || /\/lib\.[\w.]+\.d\.ts$/.test(file))
      return undefined;
    return packageName(file);
  }

  /** @returns {Declared | undefined} undefined for a member, a parameter and what is not ours */
  function declaredBy(symbol) {
    const { declarations = [] } = symbol;
    if (known.has(symbol)) return known.get(symbol);
    if (!declarations.some((node) => DECLARATIONS.has(node.kind) && isOurs(fileOf(node)))) return undefined;
    const nodes = declarations.filter(isAtTop);
    if (nodes.length === 0) return undefined;
    const file = fileOf(declarations[0])
      .slice(folder.length + 1)
      .replace(/\.d\.ts$/, '');
    const declared = {
      name: symbol.name,
      file,
      text: nodes.map(textOf).join('\n'),
      refersTo: new Map(),
      outside: [],
    };
    known.set(symbol, declared);
    const identifiers = nodes.flatMap((node) => identifiersIn(node));
    for (const identifier of identifiers) {
      const symbol = checker.getSymbolAtLocation(identifier);
      if (symbol === undefined) continue;
      const found = target(symbol);
      const ours = declaredBy(found);
      const outside = ours === undefined ? outsideOf(found) : undefined;
      if (ours !== undefined && ours !== declared) declared.refersTo.set(identifier.text, ours);
      if (outside !== undefined) declared.outside.push(`${outside}: ${found.name}`);
    }
    declared.outside = [...new Set(declared.outside)].sort();
    return declared;
  }

  function isTypeOnly(symbol) {
    const specifier = symbol.declarations?.[0];
    const written = specifier?.isTypeOnly || specifier?.parent?.parent?.isTypeOnly;
    return Boolean(written) || !(target(symbol).flags & SymbolFlags.Value);
  }

  /** @returns {Exported[]} */
  return function exportsOf(file) {
    const source = program.getSourceFile(file) ?? fail(`${file} is not there.`);
    return checker.getExportsOfModule(checker.getSymbolAtLocation(source)).map((symbol) => {
      const found = target(symbol);
      const { name } = symbol;
      const typeOnly = isTypeOnly(symbol);
      const declared = declaredBy(found);
      if (declared) return { name, typeOnly, declared };
      const outside = outsideOf(found) ?? fail(`${name} of ${file} has no declaration.`);
      return { name, typeOnly, outside: `${outside}: ${found.name}` };
    });
  };
}

/**
 * Reads what modules export, and every type of ours that their exports are made of, from the declarations that the compiler
 * emitted.
 * @param {object} options
 * @param {string} options.root the repository's folder
 * @param {string} options.folder absolute, of the emitted declarations
 * @param {readonly string[]} options.modules entry of each, below that folder, such as `ui/index`
 * @param {Readonly<Record<string, string>>} options.self the modules by the names that they import each other by
 * @returns {Exported[][]} in the order of `modules`
 * @throws when an export cannot be followed to its declaration
 */
export function readExports({ root, folder, modules, self }) {
  const files = modules.map((module) => path.join(folder, `${module}.d.ts`));
  const config = path.join(folder, 'doors.tsconfig.json');
  const compilerOptions = {
    composite: false,
    emitDeclarationOnly: false,
    noEmit: true,
    types: ['google.maps'],
    typeRoots: [path.join(root, 'node_modules/@types')],
    // A package that imports itself by name would lead to its sources, where types are not written out.
    paths: Object.fromEntries(Object.entries(self).map(([name, module]) => [name, [`./${module}.d.ts`]])),
  };
  const base = path.join(root, 'tsconfig.base.json');
  writeFileSync(config, JSON.stringify({ extends: base, compilerOptions, files }));
  const program = openProgram(config);
  const [problem] = program.getSemanticDiagnostics();
  if (problem) fail(flattenDiagnosticMessageText(problem.messageText, '\n'));
  return files.map(reader(program, folder));
}
