/** The default appearance string of a field (ISO 32000-2, 12.7.4.3), read as the content that it is. */

export interface DefaultAppearance {
	/** The name of the font; undefined where the string selects none. */
	readonly font: string | undefined;
	/** The type size; 0 asks for one that fits. */
	readonly size: number;
	/** The operator that sets the colour for filling, with its operands. */
	readonly colour: string;
}

const TOKEN = /\/([^\s()<>[\]{}/%]*)|([+-]*(?:\d+\.?\d*|\.\d+))|([A-Za-z'"*]+)|\((?:\\.|[^\\()])*\)|[[\]]/g;
const COLOURS: Readonly<Record<string, number>> = { g: 1, rg: 3, k: 4 };

export function readDefaultAppearance(text: string): DefaultAppearance {
	let font: string | undefined;
	let size = 0;
	let colour = '0 g';
	let operands: (string | number)[] = [];
	for (const [token, name, digits, word] of text.matchAll(TOKEN)) {
		if (name !== undefined) operands.push(`/${unescaped(name)}`);
		else if (digits !== undefined) operands.push(numberOf(digits));
		else if (word === undefined) operands.push(token);
		else {
			const count = COLOURS[word];
			if (word === 'Tf') {
				const [selected, height] = operands.slice(-2);
				if (typeof selected === 'string' && selected.startsWith('/')) font = selected.slice(1);
				size = typeof height === 'number' ? Math.min(Math.abs(height), MAXIMUM_SIZE) : 0;
			} else if (count !== undefined) {
				const parts = operands.slice(-count);
				if (parts.length === count && parts.every((part) => typeof part === 'number')) colour = `${parts.join(' ')} ${word}`;
			}
			operands = [];
		}
	}
	return { font, size, colour };
}

/** Type this large fits nowhere; it is a slip. */
const MAXIMUM_SIZE = 2000;

function numberOf(digits: string): number {
	const value = Number(digits.replace(/^[+-]*/, ''));
	return /^[+-]*-/.test(digits) ? -value : value;
}

/** A name with its `#xx` resolved (7.3.5). */
const unescaped = (name: string): string =>
	name.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
