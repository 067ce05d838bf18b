/** Properties of text, lists and tables. */
import type { Decoration, InheritedStyle } from '../../model/layout/boxes/style';
import { sizeNamed, usualSize } from './font-sizes';
import { lengthOf, numberOf, pixelsIn } from './lengths';
import { paintOf } from './paints';
import {
	numbers,
	paint,
	positivePixels,
	single,
	words,
	type Changes,
	type Properties,
	type Property,
	type Reading,
} from './property';
import { isComma, isSlash, splitNodes, wordOf, type CssNode } from './tokens';

type Sized = Pick<InheritedStyle, 'fontSize' | 'fontSizedBy'>;

/** Percentages and `em` are of the size of the parent. */
function fontSizeOf(node: CssNode, reading: Reading): Sized | undefined {
	const word = wordOf(node);
	const { fontSize, fontSizedBy } = reading.parent;
	const relative = (size: number): Sized => ({ fontSize: size, fontSizedBy: fontSizedBy === 'length' ? 'length' : 'ratio' });
	if (word === 'larger') return relative(fontSize * 1.2);
	if (word === 'smaller') return relative(fontSize / 1.2);
	const named = word === undefined ? undefined : sizeNamed(word);
	if (word !== undefined) return named && { fontSize: usualSize(named, reading.zoom), fontSizedBy: named };
	const length = lengthOf(node, { ...reading, em: fontSize });
	const size = length && length.px + length.percent * fontSize;
	if (size === undefined || size < 0) return undefined;
	const isRelative = node.type === 'Percentage' || (node.type === 'Dimension' && /^(?:em|ex|ch)$/i.test(node.unit));
	return isRelative ? relative(size) : { fontSize: size, fontSizedBy: 'length' };
}

function weightOf(node: CssNode, { parent }: Reading): number | undefined {
	const word = wordOf(node);
	if (word === 'normal') return 400;
	if (word === 'bold') return 700;
	if (word === 'bolder') return parent.fontWeight < 350 ? 400 : parent.fontWeight < 550 ? 700 : 900;
	if (word === 'lighter') return parent.fontWeight < 550 ? 100 : parent.fontWeight < 750 ? 400 : 700;
	const value = numberOf(node);
	return value !== undefined && value >= 1 && value <= 1000 ? value : undefined;
}

const FONT_STYLES = { normal: 'normal', italic: 'italic', oblique: 'italic' } as const;
const styleOf = (node: CssNode): InheritedStyle['fontStyle'] | undefined => {
	const word = wordOf(node);
	return word !== undefined && Object.hasOwn(FONT_STYLES, word) ? FONT_STYLES[word as keyof typeof FONT_STYLES] : undefined;
};

/** Families of one style: each text looks for the first that is known. */
const MOST_FAMILIES = 100;

/** In lower case. */
export const familiesOf = (nodes: readonly CssNode[]): readonly string[] =>
	splitNodes(nodes, isComma)
		.slice(0, MOST_FAMILIES)
		.flatMap((part) => {
			const name = part.map((node) => (node.type === 'String' ? node.value : (wordOf(node) ?? ''))).join(' ');
			return name === '' ? [] : [name.toLowerCase()];
		});

function lineHeightOf(node: CssNode, reading: Reading): InheritedStyle['lineHeight'] | undefined {
	if (wordOf(node) === 'normal') return 'normal';
	const factor = numberOf(node);
	if (factor !== undefined) return factor >= 0 ? { factor } : undefined;
	const length = lengthOf(node, reading);
	return length && { px: length.px + length.percent * reading.em };
}

/** `font`: style, weight and width, size, line height, families (CSS Fonts 4, 2.7). */
const font: Property = {
	keys: ['fontStyle', 'fontVariant', 'fontWeight', 'fontSize', 'fontSizedBy', 'lineHeight', 'fontFamily'],
	read: (nodes, reading) => {
		const changes: Changes = { fontStyle: 'normal', fontVariant: 'normal', fontWeight: 400, lineHeight: 'normal' };
		let at = 0;
		for (; at < nodes.length; at++) {
			const node = nodes[at]!;
			const [style, weight] = [styleOf(node), weightOf(node, reading)];
			if (wordOf(node) === 'normal') continue;
			if (style) changes.fontStyle = style;
			else if (weight !== undefined && !(node.type === 'Number' && Number(node.value) === 0)) changes.fontWeight = weight;
			else if (wordOf(node) === 'small-caps') changes.fontVariant = 'small-caps';
			else break;
		}
		const written = nodes[at];
		const size = written && fontSizeOf(written, reading);
		if (size === undefined) return undefined;
		Object.assign(changes, size);
		at++;
		if (nodes[at] && isSlash(nodes[at]!)) {
			const height = nodes[at + 1] && lineHeightOf(nodes[at + 1]!, { ...reading, em: size.fontSize });
			if (height === undefined) return undefined;
			changes.lineHeight = height;
			at += 2;
		}
		const families = familiesOf(nodes.slice(at));
		return families.length === 0 ? undefined : { ...changes, fontFamily: families };
	},
};

const spacing = (key: 'letterSpacing' | 'wordSpacing'): Property =>
	single(key, (node, reading) => (wordOf(node) === 'normal' ? 0 : pixelsIn(node, reading)));

const VERTICAL = ['baseline', 'sub', 'super', 'middle', 'top', 'bottom', 'text-top', 'text-bottom'] as const;

const DECORATIONS: readonly Decoration['line'][] = ['underline', 'line-through', 'overline'];
const DECORATION_STYLES: readonly Decoration['style'][] = ['solid', 'double', 'dotted', 'dashed', 'wavy'];

/** In pixels; `undefined` in the style is that of the browser. */
function decorationThickness(node: CssNode, reading: Reading): Pick<Changes, 'textDecorationThickness'> | undefined {
	const word = wordOf(node);
	if (word === 'auto') return { textDecorationThickness: undefined };
	if (word === 'from-font') return { textDecorationThickness: FONT_THICKNESS * reading.em };
	const length = lengthOf(node, reading);
	return length && { textDecorationThickness: Math.max(length.px + length.percent * reading.em, 0) };
}

/** Of our fonts, in parts of the type size. */
const FONT_THICKNESS = 0.05;

function decorationOf(nodes: readonly CssNode[], reading: Reading): Changes | undefined {
	const lines = new Set<Decoration['line']>();
	const changes: Changes = {
		textDecorationLine: lines,
		textDecorationColor: undefined,
		textDecorationStyle: 'solid',
		textDecorationThickness: undefined,
	};
	for (const node of nodes) {
		const word = wordOf(node);
		const line = DECORATIONS.find((one) => one === word);
		const style = DECORATION_STYLES.find((one) => one === word);
		const color = paintOf(node);
		if (line) lines.add(line);
		else if (style) changes.textDecorationStyle = style;
		else if (color !== undefined) changes.textDecorationColor = color === 'current' ? undefined : color;
		else if (word !== 'none' && word !== 'blink') {
			const thickness = decorationThickness(node, reading);
			if (!thickness) return undefined;
			Object.assign(changes, thickness);
		}
	}
	return changes;
}

/** How far underlines are below the baseline; percentages are of the type size. */
function underlineOffsetOf([node]: readonly CssNode[], reading: Reading): Changes | undefined {
	if (wordOf(node) === 'auto') return { underlineOffset: undefined };
	const length = lengthOf(node, reading);
	return length && { underlineOffset: length.px + length.percent * reading.em };
}

/** A number written in a part of the value of a list style, such as a type, a place or an image. */
function listStyleOf(nodes: readonly CssNode[]): Changes | undefined {
	const changes: Changes = { listStyleType: 'disc', listStylePosition: 'outside', listStyleImage: undefined };
	for (const node of nodes) {
		const word = wordOf(node);
		if (word === 'inside' || word === 'outside') changes.listStylePosition = word;
		else if (word !== undefined) changes.listStyleType = word;
		else if (node.type === 'String') changes.listStyleType = `"${node.value}`;
		else if (node.type === 'Url') changes.listStyleImage = node.value;
		else return undefined;
	}
	return changes;
}

const ALIGNS: readonly InheritedStyle['textAlign'][] = ['start', 'left', 'right', 'center', 'justify', 'end'];

type Aligned = Pick<InheritedStyle, 'textAlign' | 'blockAlign'>;

/** Old elements and attributes move the blocks inside too (HTML Standard, 15.2). */
const BLOCK_ALIGNS: ReadonlyMap<string, 'left' | 'right' | 'center'> = new Map([
	['-webkit-left', 'left'],
	['-webkit-right', 'right'],
	['-webkit-center', 'center'],
]);

function alignOf([node, ...rest]: readonly CssNode[], { parent }: Reading): Aligned | undefined {
	const word = rest.length === 0 ? wordOf(node) : undefined;
	if (word === undefined) return undefined;
	const { textAlign, blockAlign } = parent;
	if (word === 'match-parent') return { textAlign, blockAlign };
	// Tables are not aligned by blocks around them, and their text is not either.
	if (word === '-octavo-table')
		return blockAlign === 'start' ? { textAlign, blockAlign } : { textAlign: 'start', blockAlign: 'start' };
	// Headers of tables are centered, unless the table says something (HTML Standard, 15.3.8).
	if (word === '-octavo-center') return { textAlign: textAlign === 'start' ? 'center' : textAlign, blockAlign };
	const side = BLOCK_ALIGNS.get(word);
	if (side) return { textAlign: side, blockAlign: side };
	const own = ALIGNS.find((one) => one === word);
	return own && { textAlign: own, blockAlign: 'start' };
}

/** Whether lines break, and how (CSS Text 4, 6.4). */
function readWrap(nodes: readonly CssNode[]): Changes | undefined {
	const given = nodes.map(wordOf);
	const isKnown = given.every((word) => word !== undefined && /^(?:wrap|nowrap|auto|balance|stable|pretty)$/.test(word));
	return isKnown
		? { whiteSpace: given.includes('nowrap') ? 'nowrap' : 'normal', isBalanced: given.includes('balance') }
		: undefined;
}

/** Browsers have the lines of `vertical-lr` from left to right; here they are from right to left. */
const WRITING_MODES: Readonly<Record<string, InheritedStyle['writingMode']>> = {
	'horizontal-tb': 'across',
	lr: 'across',
	'lr-tb': 'across',
	'vertical-rl': 'down',
	'vertical-lr': 'down',
	'sideways-rl': 'down',
	tb: 'down',
	'tb-rl': 'down',
	'sideways-lr': 'up',
};

const LINE_WIDTHS: Readonly<Record<string, number>> = { thin: 1, medium: 3, thick: 5 };

function strokeWidthOf(node: CssNode, reading: Reading): number | undefined {
	const word = wordOf(node);
	if (word !== undefined && Object.hasOwn(LINE_WIDTHS, word)) return LINE_WIDTHS[word]! * reading.zoom;
	return positivePixels(node, reading);
}

/** The line around letters: its width, and its color (Compatibility Standard, 4.3). */
const textStroke: Property = {
	keys: ['textStrokeWidth', 'textStrokeColor'],
	read: (nodes, reading) => {
		const changes: Changes = { textStrokeWidth: 0, textStrokeColor: undefined };
		for (const node of nodes) {
			const [width, color] = [strokeWidthOf(node, reading), paintOf(node)];
			if (width !== undefined) changes.textStrokeWidth = width;
			else if (color !== undefined) changes.textStrokeColor = color === 'current' ? undefined : color;
			else return undefined;
		}
		return changes;
	},
};

export const TEXT_PROPERTIES: Properties = {
	color: single('color', (node, { parent }) => {
		const color = paintOf(node);
		return color === 'current' ? parent.color : color;
	}),
	'accent-color': paint('accentColor'),
	'-webkit-text-fill-color': paint('textFillColor'),
	'-webkit-text-stroke': textStroke,
	'-webkit-text-stroke-color': paint('textStrokeColor'),
	'-webkit-text-stroke-width': single('textStrokeWidth', strokeWidthOf),
	font,
	'font-size': {
		keys: ['fontSize', 'fontSizedBy'],
		read: ([node, ...more], reading) => (node && more.length === 0 ? fontSizeOf(node, reading) : undefined),
	},
	'font-weight': single('fontWeight', weightOf),
	'font-style': single('fontStyle', styleOf),
	'font-variant': words('fontVariant', ['normal', 'small-caps', 'all-small-caps'], { 'tabular-nums': 'normal' }),
	'font-variant-caps': words('fontVariant', ['normal', 'small-caps', 'all-small-caps']),
	'font-family': { keys: ['fontFamily'], read: (nodes) => ({ fontFamily: familiesOf(nodes) }) },
	'line-height': single('lineHeight', lineHeightOf),
	'text-align': { keys: ['textAlign', 'blockAlign'], read: alignOf },
	'text-align-last': words('textAlignLast', ['auto', ...ALIGNS]),
	'text-indent': single('textIndent', lengthOf),
	'text-transform': words('textTransform', ['none', 'uppercase', 'lowercase', 'capitalize']),
	'letter-spacing': spacing('letterSpacing'),
	'word-spacing': spacing('wordSpacing'),
	'white-space': words('whiteSpace', ['normal', 'nowrap', 'pre', 'pre-wrap', 'pre-line'], { 'break-spaces': 'pre-wrap' }),
	'text-wrap': { keys: ['whiteSpace', 'isBalanced'], read: readWrap },
	'text-wrap-style': words('isBalanced', [], { auto: false, stable: false, pretty: false, balance: true }),
	'text-wrap-mode': words('whiteSpace', ['nowrap'], { wrap: 'normal' }),
	'overflow-wrap': words('overflowWrap', ['normal', 'break-word', 'anywhere']),
	'word-wrap': words('overflowWrap', ['normal', 'break-word', 'anywhere']),
	'word-break': words('wordBreak', ['normal', 'break-all', 'keep-all', 'break-word']),
	'tab-size': numbers('tabSize', 0),
	'writing-mode': words('writingMode', [], WRITING_MODES),
	direction: words('direction', ['ltr', 'rtl']),
	'unicode-bidi': words('unicodeBidi', ['normal', 'embed', 'isolate', 'bidi-override', 'plaintext'], {
		'isolate-override': 'bidi-override',
	}),
	visibility: words('visibility', ['visible', 'hidden', 'collapse']),
	'vertical-align': single('verticalAlign', (node, reading) => {
		const word = wordOf(node);
		const known = VERTICAL.find((one) => one === word);
		return known ?? lengthOf(node, reading);
	}),
	'text-decoration': {
		keys: ['textDecorationLine', 'textDecorationColor', 'textDecorationStyle', 'textDecorationThickness'],
		read: decorationOf,
	},
	'text-decoration-thickness': {
		keys: ['textDecorationThickness'],
		read: ([node], reading) => node && decorationThickness(node, reading),
	},
	'text-underline-offset': { keys: ['underlineOffset'], read: underlineOffsetOf },
	'text-decoration-skip-ink': words('skipsInk', [], { auto: true, all: true, none: false }),
	'text-underline-position': {
		keys: ['isUnderlinedBelow'],
		read: (nodes) => ({ isUnderlinedBelow: nodes.some((node) => wordOf(node) === 'under') }),
	},
	'text-decoration-line': {
		keys: ['textDecorationLine'],
		read: (nodes, reading) => {
			const lines = decorationOf(nodes, reading)?.textDecorationLine;
			return lines && { textDecorationLine: lines };
		},
	},
	'text-decoration-color': paint('textDecorationColor'),
	'text-decoration-style': words('textDecorationStyle', DECORATION_STYLES),
	'list-style': { keys: ['listStyleType', 'listStylePosition', 'listStyleImage'], read: listStyleOf },
	'list-style-image': {
		keys: ['listStyleImage'],
		read: ([node, ...others]) => {
			if (others.length > 0) return undefined;
			if (node?.type === 'Url') return { listStyleImage: node.value };
			return wordOf(node) === 'none' ? { listStyleImage: undefined } : undefined;
		},
	},
	'list-style-type': single('listStyleType', (node) => (node.type === 'String' ? `"${node.value}` : wordOf(node))),
	'list-style-position': words('listStylePosition', ['inside', 'outside']),
	'border-collapse': words('borderCollapse', ['separate', 'collapse']),
	'border-spacing': {
		keys: ['borderSpacingX', 'borderSpacingY'],
		read: (nodes, reading) => {
			const [x, y = x] = nodes.map((node) => positivePixels(node, reading));
			return x === undefined || y === undefined ? undefined : { borderSpacingX: x, borderSpacingY: y };
		},
	},
	'caption-side': words('captionSide', ['top', 'bottom']),
	'empty-cells': words('emptyCells', ['show', 'hide']),
	'table-layout': words('tableLayout', ['auto', 'fixed']),
};
