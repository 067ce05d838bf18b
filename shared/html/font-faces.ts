/** Fonts that a style sheet brings (`@font-face`, CSS Fonts 4, 4), as far as it holds them itself, and which of them text has. */
import { faceFor, isKnownFamily } from '../model/layout/boxes/setting';
import type { OwnFont, Style } from '../model/layout/boxes/style';
import { findMark, isLongValue, type Declaration } from './scan-css';
import { familiesOf } from './values/text-properties';
import { readValue } from './values/tokens';

/** Code points, both ends included. */
export type CodeRange = readonly [first: number, last: number];

export interface FontFace {
	/** In lower case. */
	readonly family: string;
	readonly weight: number;
	readonly isItalic: boolean;
	/** Absent for all characters. */
	readonly ranges: readonly CodeRange[] | undefined;
	/** Addresses that begin with `data:`, in the order of preference. */
	readonly sources: readonly string[];
}

/** Undefined without a name. */
export function readFontFace(declarations: readonly Declaration[]): FontFace | undefined {
	const valueOf = (wanted: string): string => declarations.findLast(({ name }) => name === wanted)?.value ?? '';
	const families = valueOf('font-family');
	const [family] = isLongValue(families) ? [] : familiesOf(readValue(families) ?? []);
	if (family === undefined) return undefined;
	return {
		family,
		weight: weightIn(valueOf('font-weight')),
		isItalic: /^\s*(?:italic|oblique)/i.test(valueOf('font-style')),
		ranges: rangesIn(valueOf('unicode-range')),
		sources: [...sourcesIn(valueOf('src'))],
	};
}

/** Addresses that begin with `data:`, whose megabytes the parser of values would take long for. */
function* sourcesIn(value: string): Generator<string> {
	for (let at = 0; at < value.length;) {
		const end = findMark(value, at, ',');
		const [before, quote] = /^\s*url\(\s*(["']?)(?=data:)/i.exec(value.slice(at, at + LONGEST_BEGINNING)) ?? [];
		if (before !== undefined) {
			const start = at + before.length;
			yield value.slice(start, value.indexOf(quote || ')', start)).trim();
		}
		at = end + 1;
	}
}

/** Characters before an address. */
const LONGEST_BEGINNING = 100;

const [NORMAL, BOLD] = [400, 700];

/** Of a font whose weight varies, the one that it has as it is: the normal one, if that is in its range. */
function weightIn(value: string): number {
	const weights = value
		.trim()
		.toLowerCase()
		.split(/\s+/)
		.map((word) => (word === 'bold' ? BOLD : word === 'normal' ? NORMAL : Number(word || NORMAL)))
		.filter((weight) => weight >= 1 && weight <= 1000)
		.sort((one, other) => one - other);
	const [least = NORMAL, most = least] = weights;
	return Math.min(Math.max(NORMAL, least), most);
}

/** Characters of the ranges of a font; real ones have a thousand. */
const LONGEST_RANGES = 100_000;

/** Undefined if it cannot be read. */
function rangesIn(value: string): CodeRange[] | undefined {
	if (value.trim() === '' || value.length > LONGEST_RANGES) return undefined;
	const found: CodeRange[] = [];
	for (const part of value.split(',')) {
		const [, first, last] = /^\s*u\+([\da-f?]{1,6})(?:-([\da-f]{1,6}))?\s*$/i.exec(part) ?? [];
		if (first === undefined) return undefined;
		const end = last ?? first.replaceAll('?', 'f');
		found.push([Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(end, 16)]);
	}
	return found;
}

/** A font of a document, which styles find by family, weight and slant. */
export interface FamilyFont extends OwnFont {
	readonly family: string;
	readonly weight: number;
	/** Whether it is for spaces, too. */
	readonly hasSpace: boolean;
}

/** The families that a document brings. */
export class Families {
	private readonly byName = new Map<string, FamilyFont[]>();

	constructor(fonts: readonly FamilyFont[] = []) {
		for (const font of fonts) {
			const known = this.byName.get(font.family);
			if (known) known.push(font);
			else this.byName.set(font.family, [font]);
		}
	}

	get isEmpty(): boolean {
		return this.byName.size === 0;
	}

	/** The font of a style, with those that show what it lacks; undefined if the first one is ours. */
	find(style: Style): OwnFont | undefined {
		const chain = new Set<FamilyFont>();
		let last: ReturnType<typeof faceFor> | undefined;
		for (const name of style.fontFamily) {
			const fonts = this.byName.get(name);
			if (fonts) chain.add(fontFor(fonts, style));
			else if (isKnownFamily(name)) {
				last = faceFor({ ...style, ownFont: undefined });
				break;
			}
		}
		const [first, ...others] = chain;
		if (!first) return undefined;
		if (others.length === 0 && last === undefined) return first;
		// The first one that has spaces is that of the lines (CSS Fonts 4, 2.3).
		const main = [first, ...others].find(({ hasSpace }) => hasSpace) ?? first;
		const ids = [first, ...others].map(({ id }) => id);
		return { ...main, id: [...ids, ...(last === undefined ? [] : [last])].join(' ') as OwnFont['id'] };
	}
}

/** The font of a family whose weight and slant are nearest to those of a style (CSS Fonts 4, 5.2). */
function fontFor(family: readonly FamilyFont[], { fontWeight: wanted, fontStyle }: Style): FamilyFont {
	const slanted = family.filter(({ isItalic }) => isItalic === (fontStyle === 'italic'));
	const fonts = slanted.length > 0 ? slanted : family;
	const distance = (weight: number): number => {
		const isMedium = wanted >= 400 && wanted <= 500;
		const [isFirst, isLast] = isMedium
			? [weight >= wanted && weight <= 500, weight > 500]
			: [wanted < 400 ? weight <= wanted : weight >= wanted, false];
		return Math.abs(weight - wanted) + (isFirst ? 0 : isLast ? 2000 : 1000);
	};
	return [...fonts].sort((one, other) => distance(one.weight) - distance(other.weight))[0]!;
}
