/** How many operands operators take (ISO 32000-2, Annex A): poppler stops at an operator that has fewer. */
import { codeOf } from './tokens';

const TAKING: Readonly<Record<number, string>> = {
	0: 'b B b* B* BI BT BX EI EMC ET EX f F f* h ID n q Q s S sc SC scn SCN T* W W*',
	1: "BMC cs CS Do g G gs i j J M MP ri sh Tc TJ Tj TL Tr Ts Tw Tz w '",
	2: 'BDC d d0 DP l m Td TD Tf',
	3: 'rg RG "',
	4: 'k K re v y',
	6: 'c cm d1 Tm',
};

/** By the code of the operator. Those of at most two characters are in a table, because every operator of a page is looked up. */
const UNKNOWN = 255;
const short = new Uint8Array(1 << 16).fill(UNKNOWN);
const long = new Map<number, number>();
for (const [count, operators] of Object.entries(TAKING))
	for (const operator of operators.split(' ')) {
		if (operator.length <= 2) short[codeOf(operator)] = Number(count);
		else long.set(codeOf(operator), Number(count));
	}

/** The operands that the operator with this code takes at least; undefined if there is no such operator. */
export function operandsOf(code: number): number | undefined {
	if (code >= short.length) return long.get(code);
	const count = short[code]!;
	return count === UNKNOWN ? undefined : count;
}
