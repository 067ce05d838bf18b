/** Values of properties as nodes, by the parser of CSS. */
import parse from 'css-tree/parser';
import type { CssNode, FunctionNode } from 'css-tree';
import { HeldData } from './held-data';

/** Characters of the values for the style of one element, strings and addresses left out: longer ones have no effect, with a note. */
export const MOST_OF_VALUES = 100_000;

export type { CssNode, FunctionNode };

/** The nodes of a value; `undefined` if it cannot be read, or is too long. Callers bound the text beside the address of an image. */
export function readValue(text: string): readonly CssNode[] | undefined {
	if (text.length > MOST_OF_VALUES && !/\burl\(/i.test(text)) return undefined;
	const problems: unknown[] = [];
	const held = new HeldData(text);
	try {
		const tree = parse(held.text, {
			context: 'value',
			onParseError: (error) => problems.push(error),
		});
		if (problems.length > 0 || tree.type !== 'Value') return undefined;
		const nodes = tree.children.toArray();
		if (!held.isEmpty) restoreAll(nodes, held);
		return nodes;
	} catch {
		return undefined;
	}
}

/** Data is in addresses and texts, perhaps within functions. */
function restoreAll(nodes: Iterable<CssNode>, held: HeldData): void {
	for (const node of nodes)
		if (node.type === 'Url' || node.type === 'String') node.value = held.restore(node.value);
		else if (node.type === 'Function' || node.type === 'Parentheses') restoreAll(node.children.toArray(), held);
}

export const isComma = (node: CssNode): boolean => node.type === 'Operator' && node.value === ',';
export const isSlash = (node: CssNode): boolean => node.type === 'Operator' && node.value === '/';

/** Parts between marks, such as commas. */
export function splitNodes(nodes: readonly CssNode[], isMark: (node: CssNode) => boolean): CssNode[][] {
	const parts: CssNode[][] = [[]];
	for (const node of nodes)
		if (isMark(node)) parts.push([]);
		else parts.at(-1)!.push(node);
	return parts;
}

/** The word of a node, in lower case. */
export const wordOf = (node: CssNode | undefined): string | undefined =>
	node?.type === 'Identifier' ? node.name.toLowerCase() : undefined;

export const argumentsOf = (node: FunctionNode): CssNode[] => node.children.toArray();
