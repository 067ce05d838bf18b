/** Transforms of boxes (CSS Transforms 1 and 2): those in space are drawn as they look from the front, without perspective. */
import { ZERO, type Transform } from '../../model/layout/boxes/style';
import { readPosition } from './gradients';
import { degreesOf, lengthOf, numberOf, ratioOf } from './lengths';
import type { Properties, Property, Reading } from './property';
import { argumentsOf, isComma, splitNodes, wordOf, type CssNode } from './tokens';

type Six = readonly [number, number, number, number, number, number];
const matrix = (...values: Six): Transform => ({ kind: 'matrix', values });
function rotation(degrees: number): Transform {
	const turn = (degrees * Math.PI) / 180;
	const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
	return matrix(cosine, sine, -sine, cosine, 0, 0);
}
const cosineOf = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
/** Distances from the page do not show where nothing is turned out of it. */
const FLAT = matrix(1, 0, 0, 1, 0, 0);
const tangent = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

function transformOf(node: CssNode, reading: Reading): Transform | undefined {
	if (node.type !== 'Function') return undefined;
	const parts = splitNodes(argumentsOf(node), isComma).map(([first]) => first);
	const lengths = parts.map((part) => lengthOf(part, reading));
	const angles = parts.map(degreesOf);
	const ratios = parts.map(ratioOf);
	switch (node.name.toLowerCase()) {
		case 'translate':
		case 'translate3d':
			return lengths[0] && { kind: 'translate', x: lengths[0], y: lengths[1] ?? ZERO };
		case 'translatex':
			return lengths[0] && { kind: 'translate', x: lengths[0], y: ZERO };
		case 'translatey':
			return lengths[0] && { kind: 'translate', x: ZERO, y: lengths[0] };
		case 'scale':
			return ratios[0] === undefined ? undefined : matrix(ratios[0], 0, 0, ratios[1] ?? ratios[0], 0, 0);
		case 'scalex':
			return ratios[0] === undefined ? undefined : matrix(ratios[0], 0, 0, 1, 0, 0);
		case 'scaley':
			return ratios[0] === undefined ? undefined : matrix(1, 0, 0, ratios[0], 0, 0);
		case 'scale3d':
			return ratios[0] === undefined || ratios[1] === undefined ? undefined : matrix(ratios[0], 0, 0, ratios[1], 0, 0);
		case 'translatez':
		case 'scalez':
			return parts.length === 1 ? FLAT : undefined;
		case 'rotate':
		case 'rotatez':
			return angles[0] === undefined ? undefined : rotation(angles[0]);
		case 'rotatex':
			return angles[0] === undefined ? undefined : matrix(1, 0, 0, cosineOf(angles[0]), 0, 0);
		case 'rotatey':
			return angles[0] === undefined ? undefined : matrix(cosineOf(angles[0]), 0, 0, 1, 0, 0);
		case 'skew':
			return angles[0] === undefined ? undefined : matrix(1, tangent(angles[1] ?? 0), tangent(angles[0]), 1, 0, 0);
		case 'skewx':
			return angles[0] === undefined ? undefined : matrix(1, 0, tangent(angles[0]), 1, 0, 0);
		case 'skewy':
			return angles[0] === undefined ? undefined : matrix(1, tangent(angles[0]), 0, 1, 0, 0);
		case 'matrix': {
			const values = parts.map(numberOf);
			return values.length === 6 && !values.includes(undefined) ? matrix(...(values as unknown as Six)) : undefined;
		}
		case 'matrix3d': {
			const values = parts.map(numberOf);
			if (values.length !== 16 || values.includes(undefined)) return undefined;
			const flat = [0, 1, 4, 5, 12, 13].map((at) => values[at]);
			// The last row is that of perspective.
			const hasPerspective = [3, 7, 11].some((at) => values[at] !== 0) || values[15] !== 1;
			return hasPerspective ? undefined : matrix(...(flat as unknown as Six));
		}
		default:
			return undefined;
	}
}

/** After a turn out of the plane, another one, or a distance, is seen from the side: only a turn alone looks as it is drawn. */
const isTurnedInSpace = (node: CssNode): boolean => node.type === 'Function' && /^(?:rotate[xy]|matrix3d)$/i.test(node.name);
const isInSpace = (node: CssNode): boolean =>
	isTurnedInSpace(node) || (node.type === 'Function' && /^translate(?:z|3d)$/i.test(node.name));

/** Functions of a transform, which are multiplied for each element. */
export const MOST_TRANSFORMS = 100;

const transform: Property = {
	keys: ['transform'],
	read: (nodes, reading) => {
		if (wordOf(nodes[0]) === 'none') return { transform: [] };
		if (nodes.length > MOST_TRANSFORMS) return undefined;
		if (nodes.some(isTurnedInSpace) && nodes.filter(isInSpace).length > 1) return undefined;
		const list = nodes.map((node) => transformOf(node, reading));
		return list.every((one) => one !== undefined) ? { transform: list } : undefined;
	},
};

/** A property whose values are the arguments of one function of `transform`. */
const oneTransform = (key: 'translate' | 'rotate' | 'scale'): Property => ({
	keys: [key],
	read: (nodes, reading) => {
		if (wordOf(nodes[0]) === 'none') return { [key]: [] };
		const [x, y] = nodes;
		const lengths = [x, y].map((node) => lengthOf(node, reading));
		const ratios = [x, y].map(ratioOf);
		if (key === 'translate') return lengths[0] && { translate: [{ kind: 'translate', x: lengths[0], y: lengths[1] ?? ZERO }] };
		if (key === 'scale')
			return ratios[0] === undefined ? undefined : { scale: [matrix(ratios[0], 0, 0, ratios[1] ?? ratios[0], 0, 0)] };
		const degrees = nodes.length === 1 ? degreesOf(x) : undefined;
		return degrees === undefined ? undefined : { rotate: [rotation(degrees)] };
	},
});

export const TRANSFORM_PROPERTIES: Properties = {
	transform,
	translate: oneTransform('translate'),
	rotate: oneTransform('rotate'),
	scale: oneTransform('scale'),
	'-webkit-transform': transform,
	'transform-origin': {
		keys: ['transformOrigin'],
		read: (nodes, reading) => {
			const place = readPosition(nodes.slice(0, 2), reading);
			return place && { transformOrigin: place };
		},
	},
};
