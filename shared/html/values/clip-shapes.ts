/** Shapes that boxes are cut to (CSS Shapes 1, 3). */
import type { ClipShape } from '../../model/layout/boxes/style';
import { HALF, readPosition } from './gradients';
import { lengthOf, type Units } from './lengths';
import { argumentsOf, isComma, splitNodes, wordOf, type CssNode } from './tokens';

/** Corners of one polygon. */
const MOST_POINTS = 1_000;

export function clipShapeOf(node: CssNode, units: Units): ClipShape | undefined {
	if (node.type !== 'Function') return undefined;
	const nodes = argumentsOf(node);
	switch (node.name.toLowerCase()) {
		case 'polygon':
			return polygonOf(nodes, units);
		case 'circle':
			return ellipseOf(nodes, units, 1);
		case 'ellipse':
			return ellipseOf(nodes, units, 2);
		case 'inset':
			return insetOf(nodes, units);
		default:
			return undefined;
	}
}

function polygonOf(nodes: readonly CssNode[], units: Units): ClipShape | undefined {
	const parts = splitNodes(nodes, isComma);
	const rule = wordOf(parts[0]?.[0]);
	const hasRule = rule === 'evenodd' || rule === 'nonzero';
	const points = (hasRule ? parts.slice(1) : parts).map((part) => part.map((one) => lengthOf(one, units)));
	if (points.length < 3 || points.length > MOST_POINTS) return undefined;
	const corners = points.flatMap(([x, y, more]) => (x && y && !more ? [[x, y] as const] : []));
	return corners.length === points.length ? { kind: 'polygon', corners, hasHoles: rule === 'evenodd' } : undefined;
}

function ellipseOf(nodes: readonly CssNode[], units: Units, count: 1 | 2): ClipShape | undefined {
	const at = nodes.findIndex((node) => wordOf(node) === 'at');
	const center = at < 0 ? ([HALF, HALF] as const) : readPosition(nodes.slice(at + 1), units);
	const radii = (at < 0 ? nodes : nodes.slice(0, at)).map((node) => {
		const word = wordOf(node);
		return word === 'closest-side' || word === 'farthest-side' ? word : lengthOf(node, units);
	});
	const [across = 'closest-side', down = 'closest-side'] = radii;
	if (!center || radii.includes(undefined) || (radii.length !== 0 && radii.length !== count)) return undefined;
	return { kind: 'ellipse', center, radii: count === 1 ? [across] : [across, down] };
}

function insetOf(nodes: readonly CssNode[], units: Units): ClipShape | undefined {
	const at = nodes.findIndex((node) => wordOf(node) === 'round');
	const sides = (at < 0 ? nodes : nodes.slice(0, at)).map((node) => lengthOf(node, units));
	const radius = at < 0 ? { px: 0, percent: 0 } : nodes.length === at + 2 ? lengthOf(nodes[at + 1], units) : undefined;
	const [top, right = top, bottom = top, left = right] = sides;
	if (!top || !right || !bottom || !left || !radius || sides.length > 4) return undefined;
	return { kind: 'inset', sides: [top, right, bottom, left], radius };
}
