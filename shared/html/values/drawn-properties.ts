/** Properties of the shapes of drawings (SVG 2, 13). */
import type { DrawnPaint, DrawnStyle } from '../../model/layout/boxes/drawn-style';
import type { Length } from '../../model/layout/boxes/style';
import { lengthOf, numberOf, ratioOf } from './lengths';
import { clipShapeOf } from './clip-shapes';
import { paintOf } from './paints';
import { single, type Properties, type Property, type Reading } from './property';
import { wordOf, type CssNode } from './tokens';

/** A property of the style that children have from their parents as one. */
const declareDrawn = <K extends keyof DrawnStyle>(
	key: K,
	read: (nodes: readonly CssNode[], reading: Reading) => DrawnStyle[K] | undefined,
): Property => ({
	keys: ['drawn'],
	read: (nodes, reading) => {
		const value = read(nodes, reading);
		return value === undefined ? undefined : { drawn: { ...reading.own.drawn, [key]: value } };
	},
});

const declarePaint = (key: 'fill' | 'stroke'): Property => declareDrawn(key, ([node, otherwise]) => readPaint(node, otherwise));

function readPaint(node: CssNode | undefined, otherwise: CssNode | undefined): DrawnPaint | undefined {
	if (wordOf(node) === 'none') return 'none';
	if (node?.type !== 'Url') return paintOf(node);
	const second = wordOf(otherwise) === 'none' ? 'none' : (paintOf(otherwise) ?? 'none');
	return { id: node.value.trim().replace(/^#/, ''), otherwise: second };
}

const part = (node: CssNode | undefined): number | undefined => {
	const value = ratioOf(node);
	return value === undefined ? undefined : Math.min(Math.max(value, 0), 1);
};

/** A length, or a number of units of the drawing. */
function lengthIn(node: CssNode | undefined, reading: Reading): Length | undefined {
	const units = numberOf(node);
	return units === undefined ? lengthOf(node, reading) : { px: units, percent: 0 };
}

/** Dashes in a list. */
const MOST_DASHES = 100;

const wordIn =
	<T>(known: Readonly<Record<string, T>>) =>
	([node]: readonly CssNode[]): T | undefined => {
		const word = wordOf(node);
		return word !== undefined && Object.hasOwn(known, word) ? known[word] : undefined;
	};

/** The name of another element; `none` without one. */
function readName(node: CssNode | undefined): string | undefined {
	if (node?.type === 'Url') return node.value.trim().replace(/^#/, '');
	return wordOf(node) === 'none' ? 'none' : undefined;
}

/** One value for all marks. */
const allMarks: Property = {
	keys: ['drawn'],
	read: ([node], { own }) => {
		const name = readName(node);
		return name === undefined ? undefined : { drawn: { ...own.drawn, markerStart: name, markerMid: name, markerEnd: name } };
	},
};

const RULES = { nonzero: false, evenodd: true };

export const DRAWN_PROPERTIES: Properties = {
	fill: declarePaint('fill'),
	'fill-opacity': declareDrawn('fillOpacity', ([node]) => part(node)),
	'fill-rule': declareDrawn('hasHoles', wordIn(RULES)),
	'clip-rule': declareDrawn('clipHasHoles', wordIn(RULES)),
	stroke: declarePaint('stroke'),
	'stroke-opacity': declareDrawn('strokeOpacity', ([node]) => part(node)),
	'stroke-width': declareDrawn('strokeWidth', ([node], reading) => lengthIn(node, reading)),
	'stroke-linecap': declareDrawn('cap', wordIn({ butt: 0, round: 1, square: 2 } as const)),
	'stroke-linejoin': declareDrawn('join', wordIn({ miter: 0, 'miter-clip': 0, arcs: 0, round: 1, bevel: 2 } as const)),
	'stroke-miterlimit': declareDrawn('miter', ([node]) => {
		const value = numberOf(node);
		return value === undefined || value < 1 ? undefined : value;
	}),
	'stroke-dasharray': declareDrawn('dashes', (nodes, reading) => {
		if (wordOf(nodes[0]) === 'none') return [];
		const list = nodes.filter(({ type }) => type !== 'Operator').map((node) => lengthIn(node, reading));
		if (list.length > MOST_DASHES || list.some((one) => one === undefined || one.px < 0)) return undefined;
		return list as Length[];
	}),
	'stroke-dashoffset': declareDrawn('dashOffset', ([node], reading) => lengthIn(node, reading)),
	'vector-effect': declareDrawn('isUnscaled', ([node]) => wordOf(node) === 'non-scaling-stroke'),
	'paint-order': declareDrawn('isStrokeUnder', (nodes) => {
		const words = nodes.map(wordOf);
		const [fill, stroke] = [words.indexOf('fill'), words.indexOf('stroke')];
		// A part that is not named comes after those that are (13.8).
		return stroke >= 0 && (fill < 0 || stroke < fill);
	}),
	marker: allMarks,
	'marker-start': declareDrawn('markerStart', ([node]) => readName(node)),
	'marker-mid': declareDrawn('markerMid', ([node]) => readName(node)),
	'marker-end': declareDrawn('markerEnd', ([node]) => readName(node)),
	'text-anchor': declareDrawn('anchor', wordIn({ start: 'start', middle: 'middle', end: 'end' } as const)),
	'dominant-baseline': declareDrawn(
		'drop',
		wordIn({
			auto: 0,
			alphabetic: 0,
			middle: 0.27,
			central: 0.36,
			mathematical: 0.36,
			hanging: 0.8,
			'text-before-edge': 1.07,
			'text-top': 1.07,
			'text-after-edge': -0.29,
			'text-bottom': -0.29,
			ideographic: -0.29,
		}),
	),
	// About as far as browsers move text of a smaller size.
	'baseline-shift': declareDrawn('drop', wordIn({ baseline: 0, super: -0.55, sub: 0.3 })),
	'stop-color': single('stopColor', (node, reading) => {
		const color = paintOf(node);
		return color === 'current' ? reading.own.color : color;
	}),
	'stop-opacity': single('stopOpacity', part),
	'clip-path': {
		keys: ['clipPath'],
		read: ([node, ...more], reading) => {
			if (!node || more.length > 0) return undefined;
			if (wordOf(node) === 'none') return { clipPath: undefined };
			const clipPath = node.type === 'Url' ? node.value.trim().replace(/^#/, '') : clipShapeOf(node, reading);
			return clipPath === undefined ? undefined : { clipPath };
		},
	},
};

/** Attributes of SVG that are properties, too (SVG 2, 6.6). */
export const DRAWN_ATTRIBUTES: ReadonlySet<string> = new Set([
	...Object.keys(DRAWN_PROPERTIES),
	'color',
	'direction',
	'display',
	'font-family',
	'font-size',
	'font-style',
	'font-weight',
	'letter-spacing',
	'opacity',
	'overflow',
	'text-decoration',
	'visibility',
	'word-spacing',
]);
