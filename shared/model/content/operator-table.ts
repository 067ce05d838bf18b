/** The operators of content streams (ISO 32000-2, Annex A): how many operands each takes, and those that build and end paths. */
import { codeOf } from './tokens';

const TAKING: Readonly<Record<number, string>> = {
	0: 'b B b* B* BI BT BX EI EMC ET EX f F f* h ID n q Q s S sc SC scn SCN T* W W*',
	1: "BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",
	2: 'BDC d d0 DP l m Td TD Tf',
	3: 'rg RG "',
	4: 'k K re v y',
	6: 'c cm d1 Tm',
};

/** All operators, as Table A.1 writes them. */
export const OPERATORS: readonly string[] = Object.values(TAKING).flatMap((names) => names.split(' '));

/** The operators that build a path (Table 58). */
export const PATH_BUILDING: ReadonlySet<string> = new Set(['m', 'l', 'c', 'v', 'y', 'h', 're']);

/** The effect of an operator that ends a path. */
export interface PathPainting {
	readonly fill?: 'nonzero' | 'even-odd';
	readonly strokes?: true;
	readonly closes?: true;
}

/** The operators that end a path (Table 59). */
export const PATH_PAINTING: ReadonlyMap<string, PathPainting> = new Map<string, PathPainting>([
	['n', {}],
	['f', { fill: 'nonzero' }],
	['F', { fill: 'nonzero' }],
	['f*', { fill: 'even-odd' }],
	['S', { strokes: true }],
	['s', { strokes: true, closes: true }],
	['B', { fill: 'nonzero', strokes: true }],
	['B*', { fill: 'even-odd', strokes: true }],
	['b', { fill: 'nonzero', strokes: true, closes: true }],
	['b*', { fill: 'even-odd', strokes: true, closes: true }],
]);

/** By the code of the operator. Those of at most two characters are in a table, because every operator of a page is looked up. */
const UNKNOWN = 255;
const short = new Uint8Array(1 << 16).fill(UNKNOWN);
const long = new Map<number, number>();
for (const [count, operators] of Object.entries(TAKING))
	for (const operator of operators.split(' ')) {
		if (operator.length <= 2) short[codeOf(operator)] = Number(count);
		else long.set(codeOf(operator), Number(count));
	}

/** The operands that the operator with this code takes at least (poppler stops at one with fewer); undefined if there is no such operator. */
export function operandsOf(code: number): number | undefined {
	if (code >= short.length) return long.get(code);
	const count = short[code]!;
	return count === UNKNOWN ? undefined : count;
}
