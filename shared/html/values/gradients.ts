/** Gradients (CSS Images 3, 3). */
import { pixels, type Gradient, type Length, type Paint, type Stop } from '../../model/layout/boxes/style';
import { mixEvenly } from './color-functions';
import { degreesOf, lengthOf, type Units } from './lengths';
import { paintOf } from './paints';
import { argumentsOf, isComma, splitNodes, wordOf, type CssNode, type FunctionNode } from './tokens';

export const HALF: Length = { px: 0, percent: 0.5 };
/** Stops of one gradient: more look no different on paper. */
const MOST_STOPS = 256;

/** @param color of the text */
export function gradientOf(node: FunctionNode, units: Units, color: Paint): Gradient | undefined {
	const name = node.name.toLowerCase().replace(/^-webkit-|^-moz-|^-o-/, '');
	const isOld = name !== node.name.toLowerCase();
	const kind = /^(?:repeating-)?(linear|radial|conic)-gradient$/.exec(name)?.[1] as Gradient['kind'] | undefined;
	if (!kind) return undefined;
	const parts = splitNodes(argumentsOf(node), isComma);
	const { space, others } = takeSpace(parts[0]!);
	const isEven = space === undefined ? parts.some(([first]) => isNewColor(first)) : space === 'oklab';
	if (others.length === 0) parts.shift();
	else parts[0] = others;
	const base: Gradient = {
		kind,
		angle: kind === 'conic' ? 0 : 180,
		isCircle: false,
		extent: 'farthest-corner',
		center: [HALF, HALF],
		repeats: name.startsWith('repeating'),
		stops: [],
	};
	const [head = []] = parts;
	const shape = kind === 'linear' ? lineOf(head, isOld) : kind === 'radial' ? circleOf(head, units) : turnOf(head, units);
	const listed = (shape ? parts.slice(1) : parts).slice(0, MOST_STOPS);
	const stops: Stop[] = [];
	for (const part of listed) {
		const found = paintOf(part[0]);
		const paint = found === 'current' ? color : found;
		if (paint === undefined) {
			// A hint for the middle between two colors.
			if (part.length === 1 && lengthOf(part[0], units)) continue;
			return undefined;
		}
		const places = part.slice(1).map((one) => (kind === 'conic' ? partOfTurn(one, units) : lengthOf(one, units)));
		if (places.length === 0) stops.push({ paint, at: undefined });
		for (const at of places) stops.push({ paint, at });
	}
	return stops.length < 2 ? undefined : { ...base, ...shape, stops: isEven ? addBetween(stops) : stops };
}

/** Whether gradients of such a color are mixed in OKLab (CSS Color 4, 12.1). */
const isNewColor = (node: CssNode | undefined): boolean =>
	node?.type === 'Function' && /^(?:ok)?(?:lab|lch)$|^color(?:-mix)?$/i.test(node.name);

/** Colors between two stops: shadings mix in sRGB, so that others take more of them. */
const BETWEEN = 5;

function addBetween(stops: readonly Stop[]): Stop[] {
	const most = Math.floor(MOST_STOPS / (BETWEEN + 1));
	const added = stops.slice(0, most).flatMap((stop, index): Stop[] => {
		const next = stops[index + 1];
		const isEdge = stop.at !== undefined && stop.at.px === next?.at?.px && stop.at.percent === next.at.percent;
		if (!next || isEdge || index === most - 1) return [stop];
		const between = Array.from({ length: BETWEEN }, (_, at) => mixEvenly(stop.paint, next.paint, (at + 1) / (BETWEEN + 1)));
		return [stop, ...between.map((paint) => ({ paint, at: undefined }))];
	});
	return [...added, ...stops.slice(most)];
}

/** The angle, or the side or corner, of a linear gradient. */
function lineOf(nodes: readonly CssNode[], isOld: boolean): Pick<Gradient, 'angle'> | undefined {
	const degrees = nodes.length === 1 ? degreesOf(nodes[0]) : undefined;
	if (degrees !== undefined) return { angle: isOld ? 90 - degrees : degrees };
	const words = nodes.map(wordOf);
	const leads = words[0] === 'to';
	if (!leads && !isOld) return undefined;
	let [x, y] = [0, 0];
	for (const word of leads ? words.slice(1) : words)
		if (word === 'left') x = -1;
		else if (word === 'right') x = 1;
		else if (word === 'top') y = -1;
		else if (word === 'bottom') y = 1;
		else return undefined;
	const side = (value: number) => (leads || value === 0 ? value : -value) as -1 | 0 | 1;
	return { angle: { x: side(x), y: side(y) } };
}

/** The space in which colors are mixed, and the words around it. */
function takeSpace(nodes: readonly CssNode[]): { readonly space: string | undefined; readonly others: CssNode[] } {
	const at = nodes.findIndex((node) => wordOf(node) === 'in');
	if (at < 0) return { space: undefined, others: [...nodes] };
	const isHue = wordOf(nodes.at(at + 3)) === 'hue';
	return { space: wordOf(nodes[at + 1]), others: [...nodes.slice(0, at), ...nodes.slice(at + (isHue ? 4 : 2))] };
}

/** `from 90deg at left`. */
function turnOf(nodes: readonly CssNode[], units: Units): Partial<Gradient> | undefined {
	const at = nodes.findIndex((node) => wordOf(node) === 'at');
	const isFrom = wordOf(nodes[0]) === 'from';
	if (!isFrom && at !== 0) return undefined;
	const angle = isFrom ? degreesOf(nodes[1]) : 0;
	const center = at < 0 ? undefined : readPosition(nodes.slice(at + 1), units);
	return { angle: angle ?? 0, ...(center && { center }) };
}

function partOfTurn(node: CssNode, units: Units): Length | undefined {
	const degrees = degreesOf(node);
	return degrees === undefined ? lengthOf(node, units) : { px: 0, percent: degrees / 360 };
}

const EXTENTS = ['closest-side', 'closest-corner', 'farthest-side', 'farthest-corner'] as const;

function circleOf(nodes: readonly CssNode[], units: Units): Partial<Gradient> | undefined {
	if (paintOf(nodes[0]) !== undefined) return undefined;
	const at = nodes.findIndex((node) => wordOf(node) === 'at');
	const words = (at < 0 ? nodes : nodes.slice(0, at)).map(wordOf);
	const extent = EXTENTS.find((one) => words.includes(one));
	const center = at < 0 ? undefined : readPosition(nodes.slice(at + 1), units);
	return { isCircle: words.includes('circle'), ...(extent && { extent }), ...(center && { center }) };
}

const SIDES: Readonly<Record<string, readonly ['x' | 'y' | 'both', number]>> = {
	left: ['x', 0],
	right: ['x', 1],
	top: ['y', 0],
	bottom: ['y', 1],
	center: ['both', 0.5],
};

/** A position such as `right 10px` (CSS Values and Units 4, 8.3); those with distances from two sides, too. */
export function readPosition(nodes: readonly CssNode[], units: Units): readonly [Length, Length] | undefined {
	let x: Length | undefined;
	let y: Length | undefined;
	let last: 'x' | 'y' | undefined;
	for (const node of nodes) {
		const word = wordOf(node);
		const side = word !== undefined && Object.hasOwn(SIDES, word) ? SIDES[word] : undefined;
		if (side) {
			const value: Length = { px: 0, percent: side[1] };
			const axis = side[0] === 'both' ? (x === undefined && last !== 'x' ? 'x' : 'y') : side[0];
			if (axis === 'x') x = value;
			else y = value;
			last = side[0] === 'both' ? undefined : axis;
			continue;
		}
		const length = lengthOf(node, units);
		if (!length) return undefined;
		// A distance after a side is from that side.
		const base = last === 'x' ? x : last === 'y' ? y : undefined;
		if (base && nodes.length > 2) {
			const moved: Length = base.percent === 1 ? { px: -length.px, percent: 1 - length.percent } : length;
			if (last === 'x') x = moved;
			else y = moved;
			last = undefined;
		} else if (x === undefined) {
			x = length;
			last = undefined;
		} else y ??= length;
	}
	if (!x && !y) return undefined;
	return [x ?? HALF, y ?? HALF];
}

export const AT_START: readonly [Length, Length] = [pixels(0), pixels(0)];
