/** Properties of the shapes of drawings (SVG 2, 13). */
import type { DrawnPaint, DrawnStyle } from '../../model/layout/boxes/drawn-style';
import type { Length } from '../../model/layout/boxes/style';
import { lengthOf, numberOf, ratioOf } from './lengths';
import { paintOf } from './paints';
import { single, type Properties, type Property, type Reading } from './property';
import { wordOf, type CssNode } from './tokens';

/** A property of the style that children have from their parents as one. */
const drawn = <K extends keyof DrawnStyle>(
	key: K,
	read: (nodes: readonly CssNode[], reading: Reading) => DrawnStyle[K] | undefined,
): Property => ({
	keys: ['drawn'],
	read: (nodes, reading) => {
		const value = read(nodes, reading);
		return value === undefined ? undefined : { drawn: { ...reading.own.drawn, [key]: value } };
	},
});

const paint = (key: 'fill' | 'stroke'): Property => drawn(key, ([node, otherwise]) => readPaint(node, otherwise));

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

const RULES = { nonzero: false, evenodd: true };

export const DRAWN_PROPERTIES: Properties = {
	fill: paint('fill'),
	'fill-opacity': drawn('fillOpacity', ([node]) => part(node)),
	'fill-rule': drawn('hasHoles', wordIn(RULES)),
	'clip-rule': drawn('clipHasHoles', wordIn(RULES)),
	stroke: paint('stroke'),
	'stroke-opacity': drawn('strokeOpacity', ([node]) => part(node)),
	'stroke-width': drawn('strokeWidth', ([node], reading) => lengthIn(node, reading)),
	'stroke-linecap': drawn('cap', wordIn({ butt: 0, round: 1, square: 2 } as const)),
	'stroke-linejoin': drawn('join', wordIn({ miter: 0, 'miter-clip': 0, arcs: 0, round: 1, bevel: 2 } as const)),
	'stroke-miterlimit': drawn('miter', ([node]) => {
		const value = numberOf(node);
		return value === undefined || value < 1 ? undefined : value;
	}),
	'stroke-dasharray': drawn('dashes', (nodes, reading) => {
		if (wordOf(nodes[0]) === 'none') return [];
		const list = nodes.filter(({ type }) => type !== 'Operator').map((node) => lengthIn(node, reading));
		if (list.length > MOST_DASHES || list.some((one) => one === undefined || one.px < 0)) return undefined;
		return list as Length[];
	}),
	'stroke-dashoffset': drawn('dashOffset', ([node], reading) => lengthIn(node, reading)),
	'text-anchor': drawn('anchor', wordIn({ start: 'start', middle: 'middle', end: 'end' } as const)),
	'dominant-baseline': drawn(
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
	'stop-color': single('stopColor', (node, reading) => {
		const color = paintOf(node);
		return color === 'current' ? reading.own.color : color;
	}),
	'stop-opacity': single('stopOpacity', part),
	'clip-path': single('clipPath', (node) => (node.type === 'Url' ? node.value.trim().replace(/^#/, '') : undefined)),
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
	'visibility',
	'word-spacing',
]);
