/** How the value of a property is read into a style. */
import type { Length, MutableStyle, Style } from '../../model/layout/boxes/style';
import { lengthOf, numberOf, pixelsIn, type Units } from './lengths';
import { paintOf } from './paints';
import { isSlash, splitNodes, wordOf, type CssNode } from './tokens';

export interface Reading extends Units {
	readonly parent: Style;
	/** The style that is being made. */
	readonly own: Style;
}

export type Changes = Partial<MutableStyle>;
export type Key = keyof MutableStyle;

export interface Property {
	/** The values that it sets. */
	readonly keys: readonly Key[];
	/** `undefined` if the value is not one of this property. */
	readonly read: (nodes: readonly CssNode[], reading: Reading) => Changes | undefined;
}

export type Properties = Readonly<Record<string, Property>>;

type Read<T> = (node: CssNode, reading: Reading) => T | undefined;

/** A property of one node. */
export const single = <K extends Key>(key: K, read: Read<MutableStyle[K]>): Property => ({
	keys: [key],
	read: (nodes, reading) => {
		if (nodes.length !== 1) return undefined;
		const value = read(nodes[0]!, reading);
		return value === undefined ? undefined : { [key]: value };
	},
});

/** A property whose value is one of some words. */
export const words = <K extends Key>(
	key: K,
	known: readonly MutableStyle[K][],
	others: Readonly<Record<string, MutableStyle[K]>> = {},
): Property =>
	single(key, (node) => {
		const word = wordOf(node);
		if (word === undefined) return undefined;
		if (Object.hasOwn(others, word)) return others[word];
		return known.find((one) => one === word);
	});

type NumberKey = 'tabSize' | 'flexGrow' | 'flexShrink' | 'order' | 'orphans' | 'widows';

export const numbers = (key: NumberKey, least = -Infinity): Property =>
	single(key, (node) => {
		const value = numberOf(node);
		return value === undefined || value < least ? undefined : value;
	});

export const lengthOrAuto: Read<Length | 'auto'> = (node, reading) =>
	wordOf(node) === 'auto' ? 'auto' : lengthOf(node, reading);

/** A length that is not negative. */
export const positiveLength: Read<Length> = (node, reading) => {
	const length = lengthOf(node, reading);
	return length && (length.percent !== 0 || length.px >= 0) ? length : undefined;
};

export const positivePixels: Read<number> = (node, reading) => {
	const px = pixelsIn(node, reading);
	return px !== undefined && px >= 0 ? px : undefined;
};

/** A color; that of the text as `undefined` in the style, so it comes wrapped. */
export function paintIn(node: CssNode): { readonly paint: Exclude<ReturnType<typeof paintOf>, 'current'> } | undefined {
	const paint = paintOf(node);
	if (paint === undefined) return undefined;
	return { paint: paint === 'current' ? undefined : paint };
}

/** A color that may be that of the text. */
export const paint = (key: Key): Property => ({
	keys: [key],
	read: (nodes) => {
		const read = nodes.length === 1 ? paintIn(nodes[0]!) : undefined;
		return read && { [key]: read.paint };
	},
});

export const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** Values for four sides of one to four parts: top, right, bottom, left. */
export function readFourSides<T>(values: readonly T[]): readonly [T, T, T, T] | undefined {
	const [top, right = top, bottom = top, left = right] = values;
	return values.length === 0 || values.length > 4 ? undefined : [top!, right!, bottom!, left!];
}

/** A shorthand of four sides, each of which also has a property. */
export function sides(keys: readonly [Key, Key, Key, Key], read: Read<unknown>): Property {
	return {
		keys,
		read: (nodes, reading) => {
			const four = readFourSides(nodes.map((node) => read(node, reading)));
			if (!four || four.includes(undefined)) return undefined;
			return Object.fromEntries(keys.map((key, index) => [key, four[index]]));
		},
	};
}

/** Nodes before and after the slash. */
export const aroundSlash = (nodes: readonly CssNode[]): CssNode[][] => splitNodes(nodes, isSlash);
