/** Media queries, for paper (Media Queries 4). */
import { conditionHolds } from './conditions';
import { LONGEST_CONDITION } from './limits';
import { ABSOLUTE_UNITS } from './values/lengths';

/** The page that a sheet is for. */
export interface Medium {
	/** The width of the page without margins, in pixels. */
	readonly width: number;
	readonly height: number;
}

/** Whether one of a list of queries holds. */
export function holdsFor(query: string, medium: Medium): boolean {
	if (query.trim() === '') return true;
	if (query.length > LONGEST_CONDITION) return false;
	return query
		.toLowerCase()
		.split(',')
		.some((one) => partsHold(one.trim(), medium));
}

/** `not` before a medium is of the whole query (3.2). */
function partsHold(query: string, medium: Medium): boolean {
	const isNot = /^not\s+[a-z]/.test(query);
	const condition = query.replace(isNot ? /^not\s+/ : /^only\s+/, '');
	const holds = conditionHolds(condition, (part) =>
		part.startsWith('(') ? featureHolds(part.slice(1, -1), medium) : part === 'print' || part === 'all',
	);
	return holds !== isNot;
}

const FEATURE = /^\s*(min-|max-)?(width|height)\s*:\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*$/;
/** `width >= 40rem`, `30rem < width <= 60rem` (Media Queries 4, 2.4.3). */
const RANGE =
	/^\s*(?:([\d.]+)(px|em|rem|pt|in|cm|mm)\s*(<=?|>=?|=)\s*)?(width|height)\s*(?:(<=?|>=?|=)\s*([\d.]+)(px|em|rem|pt|in|cm|mm)\s*)?$/;
const IN_PIXELS: Readonly<Record<string, number>> = { ...ABSOLUTE_UNITS, em: 16, rem: 16 };

function rangeHolds([, low, lowUnit, before, side, after, high, highUnit]: RegExpExecArray, medium: Medium): boolean {
	const own = side === 'width' ? medium.width : medium.height;
	if (low !== undefined && !compare(Number(low) * IN_PIXELS[lowUnit!]!, before!, own)) return false;
	if (high !== undefined) return compare(own, after!, Number(high) * IN_PIXELS[highUnit!]!);
	return low !== undefined || own > 0;
}

const compare = (one: number, sign: string, other: number): boolean =>
	one === other ? sign.endsWith('=') : sign.startsWith('<') ? one < other : sign.startsWith('>') && one > other;

function featureHolds(feature: string, medium: Medium): boolean {
	const [, bound, side, number, unit] = FEATURE.exec(feature) ?? [];
	if (side !== undefined) {
		const wanted = Number(number) * IN_PIXELS[unit!]!;
		const own = side === 'width' ? medium.width : medium.height;
		return compare(own, bound === 'min-' ? '>=' : bound === 'max-' ? '<=' : '=', wanted);
	}
	const range = RANGE.exec(feature);
	if (range) return rangeHolds(range, medium);
	const [name, value] = feature.split(':').map((part) => part.trim());
	if (name === 'orientation') return (value === 'landscape') === medium.width > medium.height;
	if (name === 'prefers-color-scheme') return value === 'light';
	if (name === 'prefers-reduced-motion') return value === 'reduce' || value === undefined;
	if (name === 'scripting') return value === 'none';
	return name === 'color' || (name === 'hover' && value === 'none') || (name === 'update' && value === 'none');
}
