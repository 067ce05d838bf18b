/** Properties of boxes: sizes, margins, borders, positions, breaks. */
import type { BorderLine, Breaks, Length, Most, Paint, Size } from '../../model/layout/boxes/style';
import { DISPLAY_PROPERTIES } from './display-properties';
import { readPosition } from './gradients';
import { lengthOf, numberOf, ratioOf } from './lengths';
import {
	aroundSlash,
	readFourSides,
	lengthOrAuto,
	numbers,
	paint,
	paintIn,
	positiveLength,
	positivePixels,
	sides,
	SIDES,
	single,
	words,
	type Changes,
	type Key,
	type Properties,
	type Property,
	type Reading,
} from './property';
import { wordOf, type CssNode } from './tokens';

const SIZES = ['auto', 'min-content', 'max-content', 'fit-content'] as const;

const readSize =
	(fills: 'across' | 'down') =>
	(node: CssNode, reading: Reading): Size | undefined => {
		const word = wordOf(node)?.replace(/^-webkit-|^-moz-/, '');
		if (word === 'fill-available' || word === 'available' || word === 'stretch') return { px: 0, percent: 1, fills };
		return SIZES.find((one) => one === word) ?? positiveLength(node, reading);
	};
const [widthOf, heightOf] = [readSize('across'), readSize('down')];

const mostOf =
	(read: typeof widthOf) =>
	(node: CssNode, reading: Reading): Most | undefined => {
		if (wordOf(node) === 'none') return 'none';
		const size = read(node, reading);
		return size === 'auto' ? undefined : size;
	};

const LINES: readonly BorderLine[] = [
	'none',
	'hidden',
	'solid',
	'dashed',
	'dotted',
	'double',
	'groove',
	'ridge',
	'inset',
	'outset',
];
const WIDTHS: Readonly<Record<string, number>> = { thin: 1, medium: 3, thick: 5 };

export function borderWidthOf(node: CssNode, reading: Reading): number | undefined {
	const word = wordOf(node);
	return word !== undefined && Object.hasOwn(WIDTHS, word) ? WIDTHS[word] : positivePixels(node, reading);
}

export const lineOf = (node: CssNode): BorderLine | undefined => {
	const word = wordOf(node);
	return word === 'auto' ? 'solid' : LINES.find((one) => one === word);
};

interface BorderParts {
	readonly width: number;
	readonly line: BorderLine;
	readonly paint: Paint | undefined;
}

/** Width, style and color in any order. */
export function borderOf(nodes: readonly CssNode[], reading: Reading): BorderParts | undefined {
	let width: number | undefined;
	let line: BorderLine | undefined;
	let paint: ReturnType<typeof paintIn>;
	for (const node of nodes) {
		const asWidth = borderWidthOf(node, reading);
		const asLine = lineOf(node);
		const asPaint = paintIn(node);
		if (asWidth !== undefined && width === undefined) width = asWidth;
		else if (asLine !== undefined && line === undefined) line = asLine;
		else if (asPaint && !paint) paint = asPaint;
		else return undefined;
	}
	return nodes.length === 0 ? undefined : { width: width ?? 3, line: line ?? 'none', paint: paint?.paint };
}

const borderKeys = (side: (typeof SIDES)[number]): [Key, Key, Key] => [
	`border${side}Width`,
	`border${side}Style`,
	`border${side}Color`,
];

/** Modes whose names are those of PDF without hyphens (CSS Compositing 1, 10; ISO 32000-2, 11.3.5). */
const BLEND_MODES: readonly string[] = [
	'multiply',
	'screen',
	'overlay',
	'darken',
	'lighten',
	'color-dodge',
	'color-burn',
	'hard-light',
	'soft-light',
	'difference',
	'exclusion',
	'hue',
	'saturation',
	'color',
	'luminosity',
];

const mixBlendMode: Property = {
	keys: ['mixBlendMode'],
	read: ([node]) => {
		const word = wordOf(node);
		if (word === 'normal') return { mixBlendMode: undefined };
		if (word === undefined || !BLEND_MODES.includes(word)) return undefined;
		return { mixBlendMode: word.replaceAll(/(?:^|-)[a-z]/g, (letter) => letter.replace('-', '').toUpperCase()) };
	},
};

/** `border`, or the border of some sides. */
function border(...which: (typeof SIDES)[number][]): Property {
	// That of all sides takes away an image, too.
	const isWhole = which.length === SIDES.length;
	return {
		keys: [...which.flatMap(borderKeys), ...(isWhole ? ['borderImage' as const] : [])],
		read: (nodes, reading) => {
			const parts = borderOf(nodes, reading);
			if (!parts) return undefined;
			const { width, line, paint } = parts;
			const changes = which.flatMap((side) => {
				const [widthKey, lineKey, paintKey] = borderKeys(side);
				return [
					[widthKey, width],
					[lineKey, line],
					[paintKey, paint],
				];
			});
			return { ...(Object.fromEntries(changes) as Changes), ...(isWhole && { borderImage: undefined }) };
		},
	};
}

const fourKeys = (before: string, after = ''): [Key, Key, Key, Key] =>
	SIDES.map((side) => `${before}${side}${after}`) as unknown as [Key, Key, Key, Key];

function eachSide(before: string, after: string, read: (key: Key) => Property): Properties {
	return Object.fromEntries(
		SIDES.map((side) => [
			`${before}-${side.toLowerCase()}${after === '' ? '' : `-${after.toLowerCase()}`}`,
			read(`${before}${side}${after}` as Key),
		]),
	);
}

const borderColors: Property = {
	keys: fourKeys('border', 'Color'),
	read: (nodes) => {
		const four = readFourSides(nodes.map(paintIn));
		if (!four || four.includes(undefined)) return undefined;
		return Object.fromEntries(fourKeys('border', 'Color').map((key, index) => [key, four[index]!.paint]));
	},
};

const CORNERS: readonly Key[] = [
	'borderTopLeftRadius',
	'borderTopRightRadius',
	'borderBottomRightRadius',
	'borderBottomLeftRadius',
];

const radius: Property = {
	keys: CORNERS,
	read: (nodes, reading) => {
		const [across = [], down = across] = aroundSlash(nodes).map((part) => part.map((node) => positiveLength(node, reading)));
		const [wide, tall] = [readFourSides(across), readFourSides(down)];
		if (!wide || !tall || wide.includes(undefined) || tall.includes(undefined)) return undefined;
		return Object.fromEntries(CORNERS.map((key, index) => [key, [wide[index], tall[index]]]));
	},
};

const corner = (key: Key): Property => ({
	keys: [key],
	read: (nodes, reading) => {
		const [wide, tall = wide] = nodes.map((node) => positiveLength(node, reading));
		return wide && tall && nodes.length < 3 ? { [key]: [wide, tall] } : undefined;
	},
});

const BREAKS: Readonly<Record<string, Breaks>> = {
	auto: 'auto',
	avoid: 'avoid',
	'avoid-page': 'avoid',
	page: 'page',
	always: 'page',
	all: 'page',
	left: 'left',
	verso: 'left',
	right: 'right',
	recto: 'right',
	column: 'column',
	'avoid-column': 'avoid-column',
};
const breaks = (key: 'breakBefore' | 'breakAfter'): Property => words(key, [], BREAKS);
const breakInside = words('breakInside', ['auto', 'avoid', 'avoid-column'], {
	'avoid-page': 'avoid',
});

function aspectOf(nodes: readonly CssNode[]): Changes | undefined {
	const kept = nodes.filter((node) => wordOf(node) !== 'auto');
	if (kept.length === 0) return { aspectRatio: undefined };
	const [wide, tall] = aroundSlash(kept).map((part) => numberOf(part[0]));
	if (wide === undefined || wide <= 0 || tall === 0) return undefined;
	return { aspectRatio: wide / (tall ?? 1) };
}

const OVERFLOWS = {
	visible: 'visible',
	hidden: 'hidden',
	clip: 'hidden',
	auto: 'scroll',
	scroll: 'scroll',
	overlay: 'scroll',
} as const;

/** A box that scrolls in one direction is whole on paper in both. */
const overflowBy = (isAlone: boolean): Property => ({
	keys: ['overflow'],
	read: (nodes, { own }) => {
		const found = nodes.map((node) => {
			const word = wordOf(node) ?? '';
			return Object.hasOwn(OVERFLOWS, word) ? OVERFLOWS[word as keyof typeof OVERFLOWS] : undefined;
		});
		if (found.length === 0 || found.includes(undefined)) return undefined;
		if (found.includes('scroll') || (isAlone && own.overflow === 'scroll')) return { overflow: 'scroll' };
		return { overflow: found.includes('hidden') ? 'hidden' : 'visible' };
	},
});

/** `layout` and `paint`, and the words for both; drawings outside of the box are not cut off. */
const contain: Property = {
	keys: ['isContained'],
	read: (nodes) => {
		const found = nodes.map((node) => wordOf(node) ?? '');
		if (!found.every((word) => CONTAINED.has(word))) return undefined;
		return { isContained: found.some((word) => CONTAINED.get(word)) };
	},
};
const isolation = single('isIsolated', (node) => {
	const word = wordOf(node);
	return word === 'isolate' || (word === 'auto' ? false : undefined);
});
const CONTAINED: ReadonlyMap<string, boolean> = new Map([
	['none', false],
	['size', false],
	['inline-size', false],
	['style', false],
	['layout', true],
	['paint', true],
	['content', true],
	['strict', true],
]);

const outline: Property = {
	keys: ['outlineWidth', 'outlineStyle', 'outlineColor'],
	read: (nodes, reading) => {
		const parts = borderOf(nodes, reading);
		return parts && { outlineWidth: parts.width, outlineStyle: parts.line, outlineColor: parts.paint };
	},
};

const zIndex = single('zIndex', (node) => (wordOf(node) === 'auto' ? 'auto' : numberOf(node)));
const margin = (node: CssNode, reading: Reading): Length | 'auto' | undefined => lengthOrAuto(node, reading);

const lineClamp = {
	keys: ['lineClamp'],
	read: ([node]) => {
		const lines = node && numberOf(node);
		if (node && wordOf(node) === 'none') return { lineClamp: undefined };
		return lines !== undefined && lines >= 1 ? { lineClamp: Math.floor(lines) } : undefined;
	},
} satisfies Property;

/** Other words than `none` are old names of fields. */
const appearance = single('appearance', (node) => (wordOf(node) === 'none' ? 'none' : 'auto'));

export const BOX_PROPERTIES: Properties = {
	...DISPLAY_PROPERTIES,
	position: words('position', ['static', 'relative', 'sticky', 'absolute', 'fixed'], { '-webkit-sticky': 'sticky' }),
	appearance,
	'-webkit-appearance': appearance,
	'-moz-appearance': appearance,
	'box-sizing': words('boxSizing', ['content-box', 'border-box']),
	width: single('width', widthOf),
	height: single('height', heightOf),
	'min-width': single('minWidth', widthOf),
	'min-height': single('minHeight', heightOf),
	'max-width': single('maxWidth', mostOf(widthOf)),
	'max-height': single('maxHeight', mostOf(heightOf)),
	'aspect-ratio': { keys: ['aspectRatio'], read: aspectOf },
	top: single('top', lengthOrAuto),
	right: single('right', lengthOrAuto),
	bottom: single('bottom', lengthOrAuto),
	left: single('left', lengthOrAuto),
	inset: sides(['top', 'right', 'bottom', 'left'], lengthOrAuto),
	margin: sides(fourKeys('margin'), margin),
	...eachSide('margin', '', (key) => single(key as 'marginTop', margin)),
	'margin-inline': pair('marginLeft', 'marginRight', margin),
	'margin-block': pair('marginTop', 'marginBottom', margin),
	padding: sides(fourKeys('padding'), positiveLength),
	...eachSide('padding', '', (key) => single(key as 'paddingTop', positiveLength)),
	'padding-inline': pair('paddingLeft', 'paddingRight', positiveLength),
	'padding-block': pair('paddingTop', 'paddingBottom', positiveLength),
	border: border(...SIDES),
	...Object.fromEntries(SIDES.map((side) => [`border-${side.toLowerCase()}`, border(side)])),
	'border-inline': border('Left', 'Right'),
	'border-block': border('Top', 'Bottom'),
	'border-width': sides(fourKeys('border', 'Width'), borderWidthOf),
	'border-style': sides(fourKeys('border', 'Style'), lineOf),
	'border-color': borderColors,
	...eachSide('border', 'Width', (key) => single(key as 'borderTopWidth', borderWidthOf)),
	...eachSide('border', 'Style', (key) => single(key as 'borderTopStyle', lineOf)),
	...eachSide('border', 'Color', paint),
	'border-inline-width': pair('borderLeftWidth', 'borderRightWidth', borderWidthOf),
	'border-block-width': pair('borderTopWidth', 'borderBottomWidth', borderWidthOf),
	'border-inline-style': pair('borderLeftStyle', 'borderRightStyle', lineOf),
	'border-block-style': pair('borderTopStyle', 'borderBottomStyle', lineOf),
	'inset-inline': pair('left', 'right', lengthOrAuto),
	'inset-block': pair('top', 'bottom', lengthOrAuto),
	'border-radius': radius,
	'border-top-left-radius': corner('borderTopLeftRadius'),
	'border-top-right-radius': corner('borderTopRightRadius'),
	'border-bottom-right-radius': corner('borderBottomRightRadius'),
	'border-bottom-left-radius': corner('borderBottomLeftRadius'),
	outline,
	'outline-width': single('outlineWidth', borderWidthOf),
	'outline-style': single('outlineStyle', lineOf),
	'outline-color': paint('outlineColor'),
	'outline-offset': single('outlineOffset', (node, reading) => lengthOf(node, reading)?.px),
	opacity: single('opacity', (node) => {
		const ratio = ratioOf(node);
		return ratio === undefined ? undefined : Math.min(Math.max(ratio, 0), 1);
	}),
	'mix-blend-mode': mixBlendMode,
	isolation,
	overflow: overflowBy(false),
	'line-clamp': lineClamp,
	'-webkit-line-clamp': lineClamp,
	'text-overflow': words('textOverflow', ['clip', 'ellipsis']),
	'overflow-x': overflowBy(true),
	'overflow-y': overflowBy(true),
	contain,
	'z-index': zIndex,
	// Without an effect on paper: filters are only noted.
	filter: { keys: [], read: ([node]) => (wordOf(node) === 'none' ? {} : undefined) },
	'object-fit': words('objectFit', ['fill', 'contain', 'cover', 'none', 'scale-down']),
	'object-position': {
		keys: ['objectPosition'],
		read: (nodes, reading) => {
			const objectPosition = readPosition(nodes, reading);
			return objectPosition && { objectPosition };
		},
	},
	'break-before': breaks('breakBefore'),
	'break-after': breaks('breakAfter'),
	'break-inside': breakInside,
	'page-break-before': breaks('breakBefore'),
	'page-break-after': breaks('breakAfter'),
	'page-break-inside': breakInside,
	'-webkit-column-break-inside': breakInside,
	page: single('pageName', (node, { parent }) => {
		if (node.type !== 'Identifier') return undefined;
		return wordOf(node) === 'auto' ? parent.pageName : node.name;
	}),
	orphans: numbers('orphans', 1),
	widows: numbers('widows', 1),
};

/** A shorthand of two sides. */
function pair(first: Key, second: Key, read: (node: CssNode, reading: Reading) => unknown): Property {
	return {
		keys: [first, second],
		read: (nodes, reading) => {
			const [one, other = one] = nodes.map((node) => read(node, reading));
			return one === undefined || other === undefined ? undefined : { [first]: one, [second]: other };
		},
	};
}
