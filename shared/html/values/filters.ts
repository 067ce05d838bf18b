/** Filters (Filter Effects 1) as colors over a box, mixed with it by blend modes of PDF (ISO 32000-2, 11.3.5). */
import { addAll } from '../../lists';
import type { Filter, Shadow } from '../../model/layout/boxes/style';
import { shadowOf } from './background-properties';
import { ratioOf } from './lengths';
import type { Properties, Property, Reading } from './property';
import { argumentsOf, wordOf, type CssNode } from './tokens';

type Overlay = Filter['overlays'][number];
type Color = Overlay['color'];

const gray = (light: number): Color => [light, light, light];
const over = (blend: string, color: Color, alpha = 1): Overlay => ({ blend, color, alpha });

/** Colors are multiplied by a factor each, up to white. */
function multiplyBy(factors: Color): Overlay[] {
	const darker = factors.map((factor) => Math.min(factor, 1)) as unknown as Color;
	const lighter = factors.map((factor) => 1 - 1 / Math.max(factor, 1)) as unknown as Color;
	return [
		...(lighter.some((light) => light > 0) ? [over('ColorDodge', lighter)] : []),
		...(darker.some((light) => light < 1) ? [over('Multiply', darker)] : []),
	];
}

/** Lighter colors go up and darker ones down: from black by one factor, and then from white by another. */
function spread(amount: number): Overlay[] {
	if (amount <= 1) return [over('Normal', gray(0.5), 1 - amount)];
	const fromWhite = (1 + amount) / 2;
	return [...multiplyBy(gray(amount / fromWhite)), over('ColorBurn', gray(1 / fromWhite))];
}

/** How much red, green and blue of a gray become in sepia. */
const SEPIA = [1.351, 1.203, 0.937];

/** By name, for an amount; undefined where colors over a box cannot do it. */
const FILTERS: Readonly<Record<string, (amount: number) => readonly Overlay[] | undefined>> = {
	brightness: (amount) => multiplyBy(gray(amount)),
	contrast: spread,
	grayscale: (amount) => [over('Saturation', gray(0.5), Math.min(amount, 1))],
	invert: (amount) => [over('Difference', gray(1), Math.min(amount, 1))],
	saturate: (amount) => (amount <= 1 ? [over('Saturation', gray(0.5), 1 - amount)] : undefined),
	sepia: (amount) => {
		const part = Math.min(amount, 1);
		const factors = SEPIA.map((factor) => 1 + (factor - 1) * part) as unknown as Color;
		return [over('Saturation', gray(0.5), part), ...multiplyBy(factors)];
	},
};

/** More than any style has. */
const MOST_OVERLAYS = 20;
const MOST_SHADOWS = 4;

/** Of `drop-shadow()`, whose blur is half of that of `box-shadow` for the same shadow. */
function dropShadowOf(nodes: readonly CssNode[], reading: Reading): Shadow | undefined {
	const shadow = shadowOf(nodes, reading);
	const isAllowed = shadow !== undefined && !shadow.isInset && shadow.spread === 0 && shadow.blur >= 0;
	return isAllowed ? { ...shadow, blur: 2 * shadow.blur } : undefined;
}

function readFilter(nodes: readonly CssNode[], reading: Reading): Filter | undefined {
	const overlays: Overlay[] = [];
	const shadows: Shadow[] = [];
	let opacity = 1;
	for (const node of nodes) {
		if (node.type !== 'Function') return undefined;
		const name = node.name.toLowerCase();
		const given = argumentsOf(node);
		if (name === 'drop-shadow') {
			const shadow = dropShadowOf(given, reading);
			if (!shadow) return undefined;
			shadows.push(shadow);
			continue;
		}
		const amount = given.length === 0 ? 1 : ratioOf(given[0]);
		if (given.length > 1 || amount === undefined || amount < 0) return undefined;
		if (name === 'opacity') opacity *= Math.min(amount, 1);
		else {
			const found = Object.hasOwn(FILTERS, name) ? FILTERS[name]!(amount) : undefined;
			if (!found) return undefined;
			addAll(overlays, found);
		}
	}
	return {
		overlays: overlays.filter(({ alpha }) => alpha > 0).slice(0, MOST_OVERLAYS),
		opacity,
		shadows: shadows.slice(0, MOST_SHADOWS),
	};
}

const filter: Property = {
	keys: ['filter'],
	read: (nodes, reading) => {
		if (wordOf(nodes[0]) === 'none') return { filter: undefined };
		const read = nodes.length > 0 ? readFilter(nodes, reading) : undefined;
		return read && { filter: read };
	},
};

export const FILTER_PROPERTIES: Properties = { filter, '-webkit-filter': filter };
