/** SVG in HTML as drawings (SVG 2): shapes, text, groups, gradients and copies. */
import { decimal } from '../../model/content/painting';
import { multiply, type Matrix } from '../../model/geometry/geometry';
import { fitView, type Drawing, type DrawnGroup, type DrawnNode, type Fit } from '../../model/layout/boxes/drawing';
import type { Steps } from '../../model/layout/boxes/setting';
import { INITIAL, type Style } from '../../model/layout/boxes/style';
import { MOST_DRAWN, MOST_LEVELS, tooDeep, tooMuchDrawn } from '../limits';
import { elementsOf, everyElement, type HtmlElement } from '../nodes';
import type { Styled, Styler } from '../styler';
import { measureOf, numbersIn, readTransform } from './numbers';
import { Outline } from './outline';
import { ShapeMaker } from './shape-maker';
import { addShape, SHAPES, type Measures } from './shapes';
import { readRuns } from './text-runs';

/** Elements that show nothing where they are, or nothing on paper. */
const UNSEEN: ReadonlySet<string> = new Set(
	'defs symbol clipPath linearGradient radialGradient mask pattern marker filter title desc metadata style script animate animateTransform animateMotion set view cursor'.split(
		' ',
	),
);
/** How deep parts may use others. */
const MOST_USED = 20;
/** The characters that an element counts for, beside its own. */
const ELEMENT = 100;
/** The same for a stop of a gradient. */
const STOP = 500;
const ELEMENT_COST = 30_000;

interface Size {
	readonly width: number;
	readonly height: number;
}

/** The size of a drawing that says nothing about it (CSS 2.1, 10.3.2). */
const USUAL: Size = { width: 300, height: 150 };

interface Around {
	readonly styled: Styled;
	readonly measures: Measures;
	readonly used: number;
	/** Elements around it, those that use others too. */
	readonly depth: number;
}

export class DrawingReader {
	private drawn = 0;
	private readonly named = new Map<string, HtmlElement>();
	private readonly outlines = new Map<HtmlElement, Outline>();
	private readonly shapes: ShapeMaker;

	/** @param leaveOut is told the names of elements that are not drawn */
	constructor(
		private readonly styler: Styler,
		root: HtmlElement,
		private readonly leaveOut: (name: string) => void,
	) {
		for (const element of everyElement(root)) {
			const id = element.attributes.get('id');
			if (id !== undefined && !element.isHtml && !this.named.has(id)) this.named.set(id, element);
		}
		this.shapes = new ShapeMaker(styler, (id) => this.named.get(id), leaveOut);
	}

	/**
	 * A drawing, and the size that it has if styles do not say it; without one, it is as wide as it may be.
	 *
	 * @throws OctavoError `invalid_parameters` for more than a document may draw
	 */
	*read(svg: HtmlElement, styled: Styled): Steps<{ readonly drawing: Drawing; readonly size: Size | undefined }> {
		const view = viewBoxOf(svg);
		const { style } = styled;
		const side = (length: Style['width'], usual: number): number =>
			typeof length === 'object' && length.percent === 0 ? length.px : usual;
		const size = { width: side(style.width, USUAL.width), height: side(style.height, USUAL.height) };
		const [, , width, height] = view ?? [0, 0, size.width, size.height];
		const nodes = yield* this.children(svg, {
			styled,
			measures: { width, height, em: styled.style.fontSize },
			used: 0,
			depth: 0,
		});
		return { drawing: { view, fit: fitOf(svg), nodes }, size: view ? undefined : size };
	}

	private *children(element: HtmlElement, around: Around): Steps<DrawnNode[]> {
		const nodes: DrawnNode[] = [];
		for (const child of elementsOf(element)) {
			const node = yield* this.element(child, around);
			if (node) nodes.push(node);
			// Only the first one that can be shown.
			if (node && element.name === 'switch') break;
		}
		return nodes;
	}

	private spend(count: number): void {
		this.drawn += count + ELEMENT;
		if (this.drawn > MOST_DRAWN) throw tooMuchDrawn();
	}

	private *element(element: HtmlElement, { styled: parent, measures, used, depth }: Around): Steps<DrawnNode | undefined> {
		const { name, attributes } = element;
		if (UNSEEN.has(name) || element.isHtml) return undefined;
		this.spend(0);
		const { matcher } = this.styler;
		const before = matcher.work;
		const styled = this.styler.styleOf(element, parent, undefined);
		yield ELEMENT_COST + (matcher.work - before) * 30;
		const { style } = styled;
		if (style.display === 'none') return undefined;
		for (const lost of ['mask', 'marker-start', 'marker-mid', 'marker-end'])
			if (attributes.has(lost) && attributes.get(lost) !== 'none') this.leaveOut(lost.replace(/-.*/, ''));
		const own: Around = { styled, measures: { ...measures, em: style.fontSize }, used, depth: depth + 1 };
		if (depth > MOST_LEVELS) throw tooDeep();
		if (SHAPES.has(name)) return yield* this.shape(element, own);
		if (name === 'text') {
			const runs = yield* readRuns(element, own, this.shapes, this.styler);
			return runs.length === 0 ? undefined : yield* this.wrap(element, own, [{ kind: 'text', runs }]);
		}
		if (name === 'g' || name === 'a' || name === 'switch')
			return yield* this.wrap(element, own, yield* this.children(element, own));
		if (name === 'svg') return yield* this.view(element, element, own);
		if (name === 'use') return yield* this.use(element, own);
		this.leaveOut(name);
		return undefined;
	}

	private *shape(element: HtmlElement, own: Around): Steps<DrawnNode | undefined> {
		const { style } = own.styled;
		if (style.visibility !== 'visible') return undefined;
		const outline = yield* this.outlineOf(element, own.measures);
		if (outline.isEmpty) return undefined;
		this.spend(outline.path.length);
		const shape = this.shapes.make(outline, own.styled, own.measures);
		if (!shape) return undefined;
		this.spend(shape.fill && 'stops' in shape.fill.paint ? shape.fill.paint.stops.length * STOP : 0);
		return yield* this.wrap(element, own, [shape]);
	}

	/** Those of points are the same wherever they are used. */
	private *outlineOf(element: HtmlElement, measures: Measures): Steps<Outline> {
		const known = this.outlines.get(element);
		if (known) return known;
		const outline = new Outline();
		const { attributes } = element;
		const data = attributes.get('d') ?? attributes.get('points');
		this.spend(data?.length ?? 0);
		yield* addShape(outline, element, measures);
		if (data !== undefined) this.outlines.set(element, outline);
		return outline;
	}

	/** With what holds for all of an element. */
	private *wrap(element: HtmlElement, { styled: { style } }: Around, nodes: readonly DrawnNode[], inner?: Matrix) {
		if (nodes.length === 0 || style.opacity === 0) return undefined;
		const turn = transformOf(element, style);
		const matrix = turn && inner ? multiply(inner, turn) : (inner ?? turn);
		const clip = style.clipPath === undefined ? undefined : yield* this.clip(style.clipPath);
		const [only] = nodes;
		if (!matrix && !clip && style.opacity === 1 && nodes.length === 1) return only;
		const faded = nodes.length === 1 && style.opacity < 1 ? fadeShape(only!, style.opacity) : undefined;
		const group: DrawnGroup = {
			kind: 'group',
			matrix,
			clip: clip?.path,
			clipHasHoles: clip?.hasHoles ?? false,
			opacity: faded ? 1 : style.opacity,
			nodes: faded ? [faded] : nodes,
		};
		return group;
	}

	/** The shapes of a clip as one outline. */
	private *clip(id: string): Steps<{ readonly path: string; readonly hasHoles: boolean } | undefined> {
		const clip = this.named.get(id);
		if (clip?.name !== 'clipPath') return undefined;
		if (clip.attributes.get('clipPathUnits') === 'objectBoundingBox') {
			this.leaveOut('clipPath');
			return undefined;
		}
		const around = readTransform(clip.attributes.get('transform'));
		const paths: string[] = [];
		let hasHoles = false;
		for (const child of elementsOf(clip)) {
			if (!SHAPES.has(child.name)) continue;
			this.spend((child.attributes.get('d') ?? child.attributes.get('points') ?? '').length);
			const own = readTransform(child.attributes.get('transform'));
			const outline = new Outline(own && around ? multiply(own, around) : (own ?? around));
			yield* addShape(outline, child, { width: 0, height: 0, em: 16 });
			if (!outline.isEmpty) paths.push(outline.path);
			hasHoles ||= child.attributes.get('clip-rule') === 'evenodd';
		}
		// Without a shape, nothing is seen.
		return { path: paths.length === 0 ? '0 0 0 0 re' : paths.join(' '), hasHoles };
	}

	/** A part with a view of its own (8.2), whose size another element may give. */
	private *view(element: HtmlElement, source: HtmlElement, own: Around): Steps<DrawnNode | undefined> {
		const { measures, styled } = own;
		const length = (key: string, whole: number): number | undefined =>
			measureOf(element.attributes.get(key) ?? source.attributes.get(key), whole, measures.em);
		const [width, height] = [
			length('width', measures.width) ?? measures.width,
			length('height', measures.height) ?? measures.height,
		];
		if (width <= 0 || height <= 0) return undefined;
		const box = viewBoxOf(source);
		const inside = { ...measures, width: box?.[2] ?? width, height: box?.[3] ?? height };
		const nodes = yield* this.children(source, { ...own, measures: inside });
		if (nodes.length === 0) return undefined;
		const matrix = box && fitView(box, fitOf(source), { width, height });
		const fitted: DrawnGroup = { kind: 'group', matrix, clip: undefined, clipHasHoles: false, opacity: 1, nodes };
		const clip =
			styled.style.overflow === 'hidden' || source.name === 'symbol' ? `0 0 ${decimal(width)} ${decimal(height)} re` : undefined;
		const cut: DrawnGroup = { kind: 'group', matrix: undefined, clip, clipHasHoles: false, opacity: 1, nodes: [fitted] };
		return yield* this.wrap(element, own, [cut], viewportOf(element, measures));
	}

	/** A copy of another element (5.6). */
	private *use(element: HtmlElement, own: Around): Steps<DrawnNode | undefined> {
		const target = this.named.get(element.attributes.get('href')?.trim().replace(/^#/, '') ?? '');
		if (!target || own.used >= MOST_USED) return undefined;
		const around = { ...own, used: own.used + 1 };
		if (target.name === 'symbol' || target.name === 'svg') return yield* this.view(element, target, around);
		const node = yield* this.element(target, around);
		return node && (yield* this.wrap(element, own, [node], viewportOf(element, own.measures)));
	}
}

const viewportOf = ({ attributes }: HtmlElement, { width, height, em }: Measures): Matrix => [
	1,
	0,
	0,
	1,
	measureOf(attributes.get('x'), width, em) ?? 0,
	measureOf(attributes.get('y'), height, em) ?? 0,
];

/** The matrix of a style wins over that of the attribute. */
function transformOf({ attributes }: HtmlElement, { transform, transformOrigin }: Style): Matrix | undefined {
	if (transform.length === 0) return readTransform(attributes.get('transform'));
	let matrix: Matrix = IDENTITY;
	for (const one of transform) matrix = multiply(one.kind === 'matrix' ? one.values : [1, 0, 0, 1, one.x.px, one.y.px], matrix);
	if (transformOrigin === INITIAL.transformOrigin) return matrix;
	const [x, y] = [transformOrigin[0].px, transformOrigin[1].px];
	return multiply(multiply([1, 0, 0, 1, -x, -y], matrix), [1, 0, 0, 1, x, y]);
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** A shape of one color alone is made clear by its color. */
function fadeShape(node: DrawnNode, opacity: number): DrawnNode | undefined {
	if (node.kind !== 'shape') return undefined;
	const { fill, stroke } = node;
	if (fill && !stroke && !('stops' in fill.paint)) return { ...node, fill: { ...fill, alpha: fill.alpha * opacity } };
	if (stroke && !fill) return { ...node, stroke: { ...stroke, alpha: stroke.alpha * opacity } };
	return undefined;
}

/** The part that is shown; `undefined` without one. */
export function viewBoxOf({ attributes }: HtmlElement): readonly [number, number, number, number] | undefined {
	const [left, top, width, height] = numbersIn(attributes.get('viewBox') ?? '', 4);
	return height === undefined || width! <= 0 || height <= 0 ? undefined : [left!, top!, width!, height];
}

const PARTS: Readonly<Record<string, number>> = { min: 0, mid: 0.5, max: 1 };

function fitOf({ attributes }: HtmlElement): Fit {
	const text = attributes.get('preserveAspectRatio')?.trim().toLowerCase() ?? '';
	if (text.startsWith('none')) return { scaling: 'none', x: 0, y: 0 };
	const [, x = 'mid', y = 'mid'] = /^x(min|mid|max)y(min|mid|max)/.exec(text) ?? [];
	return { scaling: text.endsWith('slice') ? 'slice' : 'meet', x: PARTS[x]!, y: PARTS[y]! };
}
