/** The default appearance string of a field (ISO 32000-2, 12.7.4.3), read as the content that it is. */

export interface DefaultAppearance {
	/** The name of the font; undefined where the string selects none. */
	readonly font: string | undefined;
	/** The type size; 0 asks for one that fits. */
	readonly size: number;
	/** The operator that sets the colour for filling, with its operands. */
	readonly colour: string;
	/** Between characters (Tc), in units of the widget's space. */
	readonly spacing: number;
	/** Of the width of characters (Tz): 1 is usual. */
	readonly stretch: number;
}

const TOKEN = /\/([^\s()<>[\]{}/%]*)|([+-]*(?:\d+\.?\d*|\.\d+))|([A-Za-z'"*]+)|\((?:\\.|[^\\()])*\)|[[\]]/g;
const COLOURS: Readonly<Record<string, number>> = { g: 1, rg: 3, k: 4 };
/** Operators for the colour spaces that need no resource; any other one is not looked up. */
const SPACES: Readonly<Record<string, string>> = { '/DeviceGray': 'g', '/DeviceRGB': 'rg', '/DeviceCMYK': 'k' };

export function readDefaultAppearance(text: string): DefaultAppearance {
	let font: string | undefined;
	let size = 0;
	let colour = '0 g';
	let space: string | undefined = 'g';
	let spacing = 0;
	let stretch = 1;
	let operands: (string | number)[] = [];
	for (const [token, name, digits, word] of text.matchAll(TOKEN)) {
		if (name !== undefined) operands.push(`/${unescaped(name)}`);
		else if (digits !== undefined) operands.push(numberOf(digits));
		else if (word === undefined) operands.push(token);
		else {
			const operator = word === 'sc' || word === 'scn' ? space : word;
			const count = operator === undefined ? undefined : COLOURS[operator];
			const last = operands.at(-1);
			if (word === 'cs') {
				space = SPACES[String(last)];
				// Each of these spaces begins with black (8.6.5.6).
				colour = '0 g';
			} else if (word === 'Tc' && typeof last === 'number') spacing = Math.min(Math.max(last, -MAXIMUM_SPACING), MAXIMUM_SPACING);
			else if (word === 'Tz' && typeof last === 'number' && last > 0)
				stretch = Math.min(Math.max(last, 1), MAXIMUM_STRETCH) / 100;
			else if (word === 'Tf') {
				const [selected, height] = operands.slice(-2);
				if (typeof selected === 'string' && selected.startsWith('/')) font = selected.slice(1);
				size = typeof height === 'number' ? Math.min(Math.abs(height), MAXIMUM_SIZE) : 0;
			} else if (count !== undefined) {
				const parts = operands.slice(-count);
				if (parts.length === count && parts.every((part) => typeof part === 'number')) colour = `${parts.join(' ')} ${operator}`;
			}
			operands = [];
		}
	}
	return { font, size, colour, spacing, stretch };
}

/** Larger sizes are mistakes: such text fits nowhere. */
const MAXIMUM_SIZE = 2000;
const MAXIMUM_SPACING = 100;
const MAXIMUM_STRETCH = 1000;

function numberOf(digits: string): number {
	const value = Number(digits.replace(/^[+-]*/, ''));
	return /^[+-]*-/.test(digits) ? -value : value;
}

/** A name with its `#xx` resolved (7.3.5). */
const unescaped = (name: string): string =>
	name.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
