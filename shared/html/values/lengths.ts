/** Lengths and numbers of CSS, also as sums (CSS Values and Units 4, 10). */
import { pixels, type Length } from '../../model/layout/boxes/style';
import { argumentsOf, isComma, splitNodes, wordOf, type CssNode } from './tokens';

/** The sizes that relative units refer to, in pixels. */
export interface Units {
	/** The size of the type of the element, or of its parent for the size itself. */
	readonly em: number;
	readonly rem: number;
	/** The width of the digit zero in the font of the element, in parts of its size. */
	readonly zero?: () => number;
	/** The page without its margins. */
	readonly pageWidth: number;
	readonly pageHeight: number;
	/** How large the element is shown (CSS Viewport 1, 3); the size of its type counts it already. */
	readonly zoom: number;
	/** Whether units are of angles, in degrees, and not of lengths. */
	readonly isAngle?: boolean;
}

/** Pixels of a unit of absolute lengths (CSS Values and Units 4, 6.2). */
export const ABSOLUTE_UNITS: Readonly<Record<string, number>> = {
	px: 1,
	pt: 4 / 3,
	pc: 16,
	in: 96,
	cm: 96 / 2.54,
	mm: 96 / 25.4,
	q: 96 / 101.6,
};

/** Widths of 0 and heights of x, in parts of the type size. */
const [ZERO, EX] = [0.572, 0.536];
/** `infinity`, as a number that others can be made of. */
const HUGE = 1e7;
/** Sums within sums. */
const MOST_NESTED = 30;

function pixelsOf(value: number, unit: string, units: Units): number | undefined {
	if (units.isAngle) return Object.hasOwn(ANGLE_UNITS, unit) ? value * ANGLE_UNITS[unit]! : undefined;
	const absolute = Object.hasOwn(ABSOLUTE_UNITS, unit) ? ABSOLUTE_UNITS[unit] : undefined;
	if (absolute !== undefined) return value * absolute * units.zoom;
	switch (unit) {
		case 'em':
			return value * units.em;
		case 'rem':
			return value * units.rem * units.zoom;
		case 'ch':
			return value * units.em * (units.zero?.() ?? ZERO);
		case 'ex':
			return value * units.em * EX;
		case 'lh':
		case 'rlh':
			return value * units.em * 1.362;
		case 'vw':
		case 'dvw':
		case 'svw':
		case 'lvw':
		case 'vi':
		case 'cqw':
			return (value * units.pageWidth * units.zoom) / 100;
		case 'vh':
		case 'dvh':
		case 'svh':
		case 'lvh':
		case 'vb':
		case 'cqh':
			return (value * units.pageHeight * units.zoom) / 100;
		case 'vmin':
			return (value * Math.min(units.pageWidth, units.pageHeight) * units.zoom) / 100;
		case 'vmax':
			return (value * Math.max(units.pageWidth, units.pageHeight) * units.zoom) / 100;
		default:
			return undefined;
	}
}

/** A value of a sum: a length with its percentages, or a number. */
interface Term {
	readonly px: number;
	readonly percent: number;
	readonly isNumber: boolean;
}

const fromNumber = (px: number): Term => ({ px, percent: 0, isNumber: true });

/** A length, percentage or sum of these; numbers other than 0 only if `numbers`. */
export function lengthOf(node: CssNode | undefined, units: Units): Length | undefined {
	const term = node && termOf(node, units, 0);
	if (!term || !Number.isFinite(term.px) || !Number.isFinite(term.percent)) return undefined;
	if (term.isNumber) return term.px === 0 ? pixels(0) : undefined;
	return term.percent === 0 ? pixels(term.px) : { px: term.px, percent: term.percent };
}

/** A length without percentages. */
export function pixelsIn(node: CssNode | undefined, units: Units): number | undefined {
	const length = lengthOf(node, units);
	return length?.percent === 0 ? length.px : undefined;
}

const NO_UNITS: Units = { em: 16, rem: 16, pageWidth: 800, pageHeight: 1000, zoom: 1 };

/** A number. */
export function numberOf(node: CssNode | undefined): number | undefined {
	const term = node && termOf(node, NO_UNITS, 0);
	return term?.isNumber === true && Number.isFinite(term.px) ? term.px : undefined;
}

/** A number, or a percentage as a part of 1. */
export function ratioOf(node: CssNode | undefined): number | undefined {
	const term = node && termOf(node, NO_UNITS, 0);
	if (!term || !Number.isFinite(term.px) || !Number.isFinite(term.percent)) return undefined;
	if (term.isNumber) return term.px;
	return term.px === 0 && term.percent !== 0 ? term.percent : node.type === 'Percentage' ? 0 : undefined;
}

/** An angle in degrees, which may be a sum. */
export function degreesOf(node: CssNode | undefined): number | undefined {
	if (node?.type === 'Number' && Number(node.value) === 0) return 0;
	if (node?.type !== 'Dimension' && node?.type !== 'Function') return undefined;
	const term = termOf(node, ANGLES, 0);
	return term && !term.isNumber && term.percent === 0 && Number.isFinite(term.px) ? term.px : undefined;
}

/** Degrees of a unit of angles (CSS Values and Units 4, 7.1). */
const ANGLE_UNITS: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };
const ANGLES: Units = { ...NO_UNITS, isAngle: true };

function termOf(node: CssNode, units: Units, depth: number): Term | undefined {
	if (depth > MOST_NESTED) return undefined;
	switch (node.type) {
		case 'Number':
			return fromNumber(Number(node.value));
		case 'Percentage':
			return { px: 0, percent: Number(node.value) / 100, isNumber: false };
		case 'Dimension': {
			const px = pixelsOf(Number(node.value), node.unit.toLowerCase(), units);
			return px === undefined ? undefined : { px, percent: 0, isNumber: false };
		}
		case 'Identifier':
			return wordOf(node) === 'infinity' ? fromNumber(HUGE) : undefined;
		case 'Parentheses':
			return sumOf(node.children.toArray(), units, depth + 1);
		case 'Function': {
			const name = node.name.toLowerCase().replace(/^-webkit-|^-moz-/, '');
			const parts = splitNodes(argumentsOf(node), isComma);
			if (name === 'calc') return sumOf(parts[0]!, units, depth + 1);
			const terms = parts.map((part) => sumOf(part, units, depth + 1));
			return terms.every((term) => term !== undefined) ? compareTerms(name, terms, units) : undefined;
		}
		default:
			return undefined;
	}
}

/** `min()`, `max()` and `clamp()`: percentages are compared as parts of the page, which is what they mostly are of. */
function compareTerms(name: string, terms: readonly Term[], units: Units): Term | undefined {
	const size = ({ px, percent }: Term) => px + percent * units.pageWidth;
	const pick = (better: (one: Term, other: Term) => boolean): Term | undefined =>
		terms.reduce<Term | undefined>((best, term) => (!best || better(term, best) ? term : best), undefined);
	if (name === 'min') return pick((one, other) => size(one) < size(other));
	if (name === 'max') return pick((one, other) => size(one) > size(other));
	if (name !== 'clamp' || terms.length !== 3) return undefined;
	const [least, value, most] = terms as [Term, Term, Term];
	const upper = size(value) > size(most) ? most : value;
	return size(upper) < size(least) ? least : upper;
}

/** A sum of products. */
function sumOf(nodes: readonly CssNode[], units: Units, depth: number): Term | undefined {
	let sum: Term | undefined;
	let product: Term | undefined;
	let sign = 1;
	let operator = '*';
	const addProduct = (): boolean => {
		if (!product) return false;
		const signed = scaleTerm(product, sign);
		sum = sum
			? { px: sum.px + signed.px, percent: sum.percent + signed.percent, isNumber: sum.isNumber && signed.isNumber }
			: signed;
		product = undefined;
		return true;
	};
	for (const node of nodes) {
		if (node.type === 'Operator') {
			const mark = node.value.trim();
			if (mark === '+' || mark === '-') {
				if (!addProduct()) return undefined;
				sign = mark === '-' ? -1 : 1;
				operator = '*';
			} else operator = mark;
			continue;
		}
		const term = termOf(node, units, depth);
		if (!term) return undefined;
		if (!product) product = term;
		else if (operator === '*')
			product = product.isNumber ? scaleTerm(term, product.px) : term.isNumber ? scaleTerm(product, term.px) : undefined;
		else product = term.isNumber && term.px !== 0 ? scaleTerm(product, 1 / term.px) : undefined;
		if (!product) return undefined;
	}
	return addProduct() ? sum : undefined;
}

const scaleTerm = ({ px, percent, isNumber }: Term, factor: number): Term => ({
	px: px * factor,
	percent: percent * factor,
	isNumber,
});
