/** Lists and tables that run from right to left, as their first words do (UAX #9). */
import { beginsRight } from '../../model/font/shaping/bidi';
import type { List, Nodes, Table } from '../../markdown/tree';

/** Characters without a direction, such as digits, do not tell. */
const TELLS = /\p{L}/u;

export function runsFromRight(node: List | Table): boolean {
	const waiting: Nodes[] = [node];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		if ((next.type === 'text' || next.type === 'inlineCode') && TELLS.test(next.value)) return beginsRight(next.value);
		if ('children' in next) for (let at = next.children.length - 1; at >= 0; at--) waiting.push(next.children[at]!);
	}
	return false;
}
