import path from 'node:path';
import { SyntaxKind, TypeFlags } from 'typescript';
import { openProgram } from '../build/open-program.js';

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;
const NOTHING = TypeFlags.Undefined | TypeFlags.Null | TypeFlags.BooleanLike | TypeFlags.Never;
const CHOICES = [SyntaxKind.BarBarToken, SyntaxKind.QuestionQuestionToken];

/** The expressions that one comes to, whichever way it goes. */
function outcomes(node) {
  if (node.kind === SyntaxKind.ParenthesizedExpression) return outcomes(node.expression);
  if (node.kind === SyntaxKind.ConditionalExpression)
    return [node.whenTrue, node.whenFalse].flatMap(outcomes);
  if (node.kind !== SyntaxKind.BinaryExpression) return [node];
  if (node.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken) return outcomes(node.right);
  return CHOICES.includes(node.operatorToken.kind) ? [node.left, node.right].flatMap(outcomes) : [node];
}

const partsOf = (type) => (type?.isUnion() ? type.types.flatMap(partsOf) : [type]);

/** Whether an expression is a text or nothing. `ReactNode` is neither: what it holds shows where it is made. */
function isText(checker, node) {
  const parts = partsOf(checker.getTypeAtLocation(node)).filter((type) => type && !(type.flags & NOTHING));
  return parts.length > 0 && parts.every(({ flags }) => flags & TEXT);
}

/** `TEXTS.save`: the same at all times. */
function isConstant(node) {
  if (node.kind === SyntaxKind.StringLiteral) return true;
  if (node.kind === SyntaxKind.PropertyAccessExpression) return isConstant(node.expression);
  return node.kind === SyntaxKind.Identifier && /^[A-Z][A-Z0-9_]*$/.test(node.text);
}

/** `constant`, `text` that changes or comes and goes, `element`, or `other`, which may come and go. */
function kindOf(checker, child) {
  if (child.kind === SyntaxKind.JsxText) return 'constant';
  if (child.kind !== SyntaxKind.JsxExpression) return 'element';
  if (isConstant(child.expression)) return 'constant';
  return outcomes(child.expression).some((outcome) => isText(checker, outcome)) ? 'text' : 'other';
}

function isShown(child) {
  if (child.kind === SyntaxKind.JsxText) return child.text.trim() !== '' || !child.text.includes('\n');
  return child.kind !== SyntaxKind.JsxExpression || child.expression !== undefined;
}

/** Whether a text stands beside what comes and goes, or changes beside anything: React would look for it where a translator has taken it away. */
function isLoose(checker, element) {
  const kinds = element.children.filter(isShown).map((child) => kindOf(checker, child));
  if (element.kind === SyntaxKind.JsxFragment) return kinds.includes('text') || kinds.includes('constant');
  if (kinds.includes('text')) return kinds.length > 1;
  return kinds.includes('other') && kinds.lastIndexOf('constant') > kinds.indexOf('other');
}

/** Whether a component, whose place nobody knows, returns a text that stands in no element. */
function returnsText(checker, node, component) {
  if (node.kind !== SyntaxKind.ReturnStatement || !node.expression || !/^[A-Z]/.test(component ?? ''))
    return false;
  return outcomes(node.expression).some((outcome) => isText(checker, outcome));
}

const FUNCTIONS = [
  SyntaxKind.ArrowFunction,
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.FunctionExpression,
  SyntaxKind.MethodDeclaration,
];
const ELEMENTS = [SyntaxKind.JsxElement, SyntaxKind.JsxFragment];

/**
 * Texts that do not stand in an element of their own though they change, come or go, or something beside them does. A translator of
 * the browser wraps texts in elements; React then fails to take them away, or to put something before them.
 * @param {string} folder of the packages
 * @param {string[]} configs `tsconfig.json` files in it
 */
export function looseTexts(folder, configs) {
  const found = new Set();
  for (const config of configs) {
    const program = openProgram(path.join(folder, config));
    const checker = program.getTypeChecker();
    for (const file of program.getRootFileNames().filter(isProductPart)) {
      const source = program.getSourceFile(file);
      const visit = (node, component) => {
        const name = FUNCTIONS.includes(node.kind) ? node.name?.text : component;
        if ((ELEMENTS.includes(node.kind) && isLoose(checker, node)) || returnsText(checker, node, name))
          found.add(`${path.relative(folder, file)}:${source.text.slice(0, node.end).split('\n').length}`);
        node.forEachChild((child) => visit(child, name));
      };
      visit(source);
    }
  }
  return [...found];
}

const isProductPart = (file) =>
  file.endsWith('.tsx') && !/node_modules|\.(test|gallery)\.tsx$|\/testing\//.test(file);
