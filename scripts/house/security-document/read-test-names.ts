import { parseAst } from 'vitest/node';

const testWords = new Set(['test', 'it']);
/** Modifiers that keep a test running, unlike `skip` and `todo`. */
const plainWords = new Set(['each', 'for', 'describe']);

/**
 * The full titles of the tests in a source file, with their groups, joined by ' > '. Placeholders (`%s`, `$row`,
 * `${value}`) stay as written. Skipped tests are left out.
 */
export function readTestNames(source: string): string[] {
  const names: string[] = [];
  const visit = (node: unknown, groups: string[]) => {
    if (Array.isArray(node)) {
      for (const part of node) visit(part, groups);
      return;
    }
    if (!isNode(node)) return;
    const call = readCall(node, source);
    if (call?.kind === 'test') names.push([...groups, call.title].join(' > '));
    const inside = call?.kind === 'group' ? [...groups, call.title] : groups;
    for (const part of Object.values(node)) visit(part, inside);
  };
  visit(parseAst(source, { lang: 'tsx' }), []);
  return names;
}

type Node = Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function readCall(node: Node, source: string) {
  if (node.type !== 'CallExpression' || !Array.isArray(node.arguments)) return;
  const words = calledWords(node.callee);
  const title = readTitle(node.arguments[0], source);
  // Calls without a body define no test: test.use({ ... }), test.each(rows).
  if (title === undefined || node.arguments.length < 2) return;
  const [first = '', ...more] = words;
  if (!more.every((word) => plainWords.has(word))) return;
  if (words.includes('describe')) return { kind: 'group' as const, title };
  if (testWords.has(first)) return { kind: 'test' as const, title };
}

/** The names in a callee: both `test.each(rows)` and `test.each` give test, each. */
function calledWords(callee: unknown): string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [String(callee.name)];
  if (callee.type === 'CallExpression') return calledWords(callee.callee);
  if (callee.type !== 'MemberExpression' || !isNode(callee.property)) return [];
  return [...calledWords(callee.object), String(callee.property.name)];
}

function readTitle(node: unknown, source: string): string | undefined {
  if (!isNode(node)) return;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return;
  return source.slice(Number(node.start) + 1, Number(node.end) - 1);
}
