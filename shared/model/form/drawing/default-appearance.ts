/** The default appearance string of a field (ISO 32000-2, 12.7.4.3), read as the content that it is. */
import { ContentOperators } from '../../content/operators';

export interface DefaultAppearance {
	/** The name of the font; undefined where the string selects none. */
	readonly font: string | undefined;
	/** The type size; 0 asks for one that fits. */
	readonly size: number;
	/** The operator that sets the color for filling, with its operands. */
	readonly color: string;
	/** Between characters (Tc), in units of the widget's space. */
	readonly spacing: number;
	/** Of the width of characters (Tz): 1 is usual. */
	readonly stretch: number;
}

const COLOR_OPERANDS: ReadonlyMap<string, number> = new Map([
	['g', 1],
	['rg', 3],
	['k', 4],
]);
/** Operators for the color spaces that need no resource; any other one is not looked up. */
const SPACES: ReadonlyMap<string, string> = new Map([
	['DeviceGray', 'g'],
	['DeviceRGB', 'rg'],
	['DeviceCMYK', 'k'],
]);

export function readDefaultAppearance(text: string): DefaultAppearance {
	let font: string | undefined;
	let size = 0;
	let color = '0 g';
	let space: string | undefined = 'g';
	let spacing = 0;
	let stretch = 1;
	const operators = new ContentOperators(Buffer.from(text.slice(0, MOST_CHARACTERS), 'latin1'));
	while (operators.next()) {
		const { operator, count } = operators;
		const last = operators.number(count - 1);
		switch (operator) {
			case 'cs':
				space = SPACES.get(operators.name(count - 1) ?? '');
				// Each of these spaces begins with black (8.6.5.6).
				color = '0 g';
				break;
			case 'Tc':
				if (!Number.isNaN(last)) spacing = Math.min(Math.max(last, -MAXIMUM_SPACING), MAXIMUM_SPACING);
				break;
			case 'Tz':
				if (last > 0) stretch = Math.min(Math.max(last, 1), MAXIMUM_STRETCH) / 100;
				break;
			case 'Tf': {
				const first = Math.max(count - 2, 0);
				font = operators.name(first) ?? font;
				size = Math.min(Math.abs(operators.number(first + 1)) || 0, MAXIMUM_SIZE);
				break;
			}
			default:
				color = colorOf(operators, operator === 'sc' || operator === 'scn' ? space : operator) ?? color;
		}
	}
	return { font, size, color, spacing, stretch };
}

/** Real ones have some dozens; thousands of fields may share one. */
const MOST_CHARACTERS = 4000;
/** Larger sizes are mistakes: such text fits nowhere. */
const MAXIMUM_SIZE = 2000;
const MAXIMUM_SPACING = 100;
const MAXIMUM_STRETCH = 1000;

/** The color that the operator at hand sets, if that is done by `operator`. */
function colorOf(operators: ContentOperators, operator: string | undefined): string | undefined {
	const size = operator === undefined ? undefined : COLOR_OPERANDS.get(operator);
	if (size === undefined || operators.count < size) return undefined;
	const parts = Array.from({ length: size }, (_, index) => operators.number(operators.count - size + index));
	return parts.some(Number.isNaN) ? undefined : `${parts.join(' ')} ${operator}`;
}
