/** Other elements that show themselves on a shape: marks on its points (SVG 2, 13.7), tiles that fill it (14.3). */
import { decimal } from '../../model/content/painting';
import { inverse, movedBox, movedPoint, multiply, type Box, type Matrix } from '../../model/geometry/geometry';
import { fitView, type DrawnGroup, type DrawnNode } from '../../model/layout/boxes/drawing';
import type { HtmlElement } from '../nodes';
import { measureOf, readTransform } from './numbers';
import type { Measures } from './shapes';
import { angleAt, type Vertex } from './vertices';
import { fitOf, viewBoxOf } from './views';

export interface GroupFacts {
	readonly matrix?: Matrix | undefined;
	readonly clip?: string | undefined;
	readonly clipHasHoles?: boolean;
	readonly opacity?: number;
}

export const groupOf = (
	nodes: readonly DrawnNode[],
	{ matrix, clip, clipHasHoles = false, opacity = 1 }: GroupFacts = {},
): DrawnGroup => ({ kind: 'group', matrix, clip, clipHasHoles, opacity, nodes });

export const rectangleOf = (left: number, top: number, width: number, height: number): string =>
	`${[left, top, width, height].map(decimal).join(' ')} re`;

export type MarkPlace = 'markerStart' | 'markerMid' | 'markerEnd';

/** A mark on a point of a line of this width. */
export function markAt(
	marker: HtmlElement,
	nodes: readonly DrawnNode[],
	vertex: Vertex,
	place: MarkPlace,
	{ lineWidth, em }: { readonly lineWidth: number; readonly em: number },
): DrawnNode | undefined {
	const { attributes } = marker;
	const of = (key: string, whole: number): number | undefined => measureOf(attributes.get(key), whole, em);
	const size = { width: of('markerWidth', 100) ?? 3, height: of('markerHeight', 100) ?? 3 };
	if (size.width <= 0 || size.height <= 0) return undefined;
	const view = viewBoxOf(marker);
	const fitted: Matrix = view ? fitView(view, fitOf(marker), size) : IDENTITY;
	const [x, y] = movedPoint(fitted, of('refX', view?.[2] ?? 0) ?? 0, of('refY', view?.[3] ?? 0) ?? 0);
	const orient = attributes.get('orient')?.trim() ?? '0';
	const isBack = orient === 'auto-start-reverse' && place === 'markerStart';
	const angle = orient.startsWith('auto')
		? angleAt(vertex) + (isBack ? 180 : 0)
		: (measureOf(orient.replace(/deg$/, ''), 360, 1) ?? 0);
	const turn = (angle * Math.PI) / 180;
	const scale = attributes.get('markerUnits') === 'userSpaceOnUse' ? 1 : lineWidth;
	const [cosine, sine] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
	const matrix = multiply([1, 0, 0, 1, -x, -y], [cosine, sine, -sine, cosine, vertex.x, vertex.y]);
	const isOpen =
		/^(?:visible|auto)$/.test(attributes.get('overflow') ?? '') || /overflow\s*:\s*visible/.test(attributes.get('style') ?? '');
	return groupOf([groupOf(nodes, { matrix: fitted })], {
		matrix,
		clip: isOpen ? undefined : rectangleOf(0, 0, size.width, size.height),
	});
}

/** Tiles of one shape. */
const MOST_TILES = 10_000;

/** Where tiles are: the first, in the space of the pattern, and how many there are across and down. */
export interface Tiling {
	readonly matrix: Matrix;
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
	readonly across: number;
	readonly down: number;
	/** From the units of the content to those of a tile. */
	readonly content: Matrix;
}

/** `undefined` if the pattern paints nothing; `false` if it has too many tiles. */
export function tilingOf(chain: readonly HtmlElement[], box: Box, measures: Measures): Tiling | false | undefined {
	const attribute = (key: string): string | undefined => {
		for (const { attributes } of chain) if (attributes.has(key)) return attributes.get(key);
		return undefined;
	};
	const [boxLeft, boxTop, boxRight, boxBottom] = box;
	const [wide, tall] = [boxRight - boxLeft, boxBottom - boxTop];
	const isOfBox = attribute('patternUnits') !== 'userSpaceOnUse';
	const of = (key: string, whole: number, boxed: number): number =>
		(measureOf(attribute(key), isOfBox ? 1 : whole, measures.em) ?? 0) * (isOfBox ? boxed : 1);
	const [width, height] = [of('width', measures.width, wide), of('height', measures.height, tall)];
	if (!(width > 0) || !(height > 0)) return undefined;
	const x = of('x', measures.width, wide) + (isOfBox ? boxLeft : 0);
	const y = of('y', measures.height, tall) + (isOfBox ? boxTop : 0);
	const matrix = readTransform(attribute('patternTransform')) ?? IDENTITY;
	const [a, b, c, d] = matrix;
	if (!(Math.abs(a * d - b * c) > 1e-12)) return undefined;
	const [left, top, right, bottom] = movedBox(inverse(matrix), box);
	const [fromX, fromY] = [Math.floor((left - x) / width), Math.floor((top - y) / height)];
	const [across, down] = [Math.ceil((right - x) / width) - fromX, Math.ceil((bottom - y) / height) - fromY];
	if (!(across * down <= MOST_TILES)) return false;
	const viewed = chain.find((element) => viewBoxOf(element));
	const view = viewed && viewBoxOf(viewed);
	const isContentOfBox = attribute('patternContentUnits') === 'objectBoundingBox';
	const content: Matrix = view
		? fitView(view, fitOf(viewed), { width, height })
		: isContentOfBox
			? [wide, 0, 0, tall, 0, 0]
			: IDENTITY;
	return { matrix, left: x + fromX * width, top: y + fromY * height, width, height, across, down, content };
}

/** All tiles, cut to the shape. */
export function tilesOf(tiling: Tiling, nodes: readonly DrawnNode[], shape: GroupFacts): DrawnNode {
	const { matrix, left, top, width, height, across, down, content } = tiling;
	const own = [groupOf(nodes, { matrix: content })];
	const clip = rectangleOf(0, 0, width, height);
	const tiles: DrawnNode[] = [];
	for (let row = 0; row < down; row++)
		for (let column = 0; column < across; column++)
			tiles.push(groupOf(own, { matrix: [1, 0, 0, 1, left + column * width, top + row * height], clip }));
	return groupOf([groupOf(tiles, { matrix })], shape);
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
