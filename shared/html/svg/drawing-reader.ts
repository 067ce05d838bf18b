/** SVG in HTML as drawings (SVG 2): shapes, text, groups, gradients and copies. */
import { multiply, NO_BOX, type Box, type Matrix } from '../../model/geometry/geometry';
import { fitView, type Drawing, type DrawnImage, type DrawnMask, type DrawnNode } from '../../model/layout/boxes/drawing';
import type { Steps } from '../../model/layout/boxes/setting';
import { INITIAL } from '../../model/layout/boxes/initial-style';
import { usedLength, type Style } from '../../model/layout/boxes/style';
import { MOST_DRAWN, MOST_LEVELS, tooDeep, tooMuchDrawn } from '../limits';
import { elementsOf, everyElement, hrefOf, idReferredBy, type HtmlElement } from '../nodes';
import type { Styled, Styler } from '../styler';
import { ClipReader } from './clips';
import { readForeign } from './foreign-text';
import { referredBy } from './gradients';
import { measureOf, readTransform } from './numbers';
import { Outline } from './outline';
import { countStops, ShapeMaker } from './shape-maker';
import { addShape, SHAPES, type Measures } from './shapes';
import { readRuns, type TextTools } from './text-runs';
import { groupOf, markAt, rectangleOf, tilesOf, tilingOf, type MarkPlace } from './references';
import { VertexOutline } from './vertices';
import { zoomStyle } from '../values/zoom';
import { chosenOf, fitOf, viewBoxOf, viewportOf } from './views';

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
/** Shapes whose points may have marks. */
const MARKED: ReadonlySet<string> = new Set(['path', 'line', 'polyline', 'polygon']);

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

/** The content of an element that others refer to, and how much it counts each time. */
interface Content {
	readonly nodes: readonly DrawnNode[];
	readonly size: number;
}

/** The parts of a document that its drawings need. */
export interface DrawingTools {
	readonly styler: Styler;
	/** Is told the names of elements that are not drawn. */
	readonly leaveOut: (name: string) => void;
	/** The image at an address; `undefined` if it was not given. */
	readonly imageAt: (address: string) => DrawnImage['image'] | undefined;
	/** Of all drawings of a document: the characters that were drawn. */
	readonly tally: { drawn: number };
}

export class DrawingReader {
	/** The part of it that counts contents when they are read, which happens once; whatever refers to them counts them again. */
	private readOnce = 0;
	private readonly named = new Map<string, HtmlElement>();
	private readonly outlines = new Map<HtmlElement, Outline>();
	private readonly shapes: ShapeMaker;
	private readonly clips: ClipReader;
	private readonly texts: TextTools;

	private readonly styler: Styler;
	private readonly leaveOut: DrawingTools['leaveOut'];
	private readonly contents = new Map<HtmlElement, Content | undefined>();

	constructor(
		private readonly tools: DrawingTools,
		root: HtmlElement,
	) {
		const { styler, leaveOut } = tools;
		[this.styler, this.leaveOut] = [styler, leaveOut];
		for (const element of everyElement(root)) {
			const id = element.attributes.get('id');
			if (id !== undefined && !element.isHtml && !this.named.has(id)) this.named.set(id, element);
		}
		const find = (id: string): HtmlElement | undefined => this.named.get(id);
		this.shapes = new ShapeMaker(styler, find, leaveOut);
		const spend = (characters: number): void => this.spend(characters);
		this.clips = new ClipReader({ find, leaveOut, spend });
		this.texts = { maker: this.shapes, styler, spend };
	}

	/**
	 * A drawing, and the size that it has if styles do not say it; without one, it is as wide as it may be.
	 *
	 * @throws OctavoError `invalid_parameters` for more than a document may draw
	 */
	*read(svg: HtmlElement, styled: Styled): Steps<{ readonly drawing: Drawing; readonly size: Size | undefined }> {
		const { style } = styled;
		const side = (length: Style['width'], usual: number): number =>
			typeof length === 'object' && length.percent === 0 ? length.px / style.zoom : usual;
		const size = { width: side(style.width, USUAL.width), height: side(style.height, USUAL.height) };
		const whole = style.zoom === 1 ? undefined : ([0, 0, size.width, size.height] as const);
		const view = viewBoxOf(svg) ?? whole;
		// The drawing is shown larger as a whole.
		const unzoomed = zoomStyle(style, 1 / style.zoom);
		const [, , width, height] = view ?? [0, 0, size.width, size.height];
		const nodes = yield* this.children(svg, {
			styled: { ...styled, style: unzoomed },
			measures: { width, height, em: unzoomed.fontSize },
			used: 0,
			depth: 0,
		});
		return { drawing: { view, fit: fitOf(svg), nodes }, size: view && !whole ? undefined : size };
	}

	private *children(element: HtmlElement, around: Around): Steps<DrawnNode[]> {
		const nodes: DrawnNode[] = [];
		const children = element.name === 'switch' ? chosenOf(element) : elementsOf(element);
		for (const child of children) {
			const node = yield* this.element(child, around);
			if (node) nodes.push(node);
		}
		return nodes;
	}

	private spend(count: number): void {
		const { tally } = this.tools;
		tally.drawn += count + ELEMENT;
		if (tally.drawn > MOST_DRAWN) throw tooMuchDrawn();
	}

	private *element(element: HtmlElement, { styled: parent, measures, used, depth }: Around): Steps<DrawnNode | undefined> {
		const { name } = element;
		if (UNSEEN.has(name) || element.isHtml) return undefined;
		this.spend(0);
		const { matcher } = this.styler;
		const before = matcher.work;
		yield* this.styler.findRules(element);
		const styled = this.styler.styleOf(element, parent, undefined);
		yield ELEMENT_COST + (matcher.work - before) * 30;
		const { style } = styled;
		if (style.display === 'none') return undefined;
		const own: Around = { styled, measures: { ...measures, em: style.fontSize }, used, depth: depth + 1 };
		if (depth > MOST_LEVELS) throw tooDeep();
		if (SHAPES.has(name)) return yield* this.shape(element, own);
		if (name === 'text') {
			const runs = yield* readRuns(element, own, this.texts);
			return runs.length === 0 ? undefined : yield* this.wrap(element, own, [{ kind: 'text', runs }]);
		}
		if (name === 'g' || name === 'a' || name === 'switch')
			return yield* this.wrap(element, own, yield* this.children(element, own));
		if (name === 'svg') return yield* this.view(element, element, own);
		if (name === 'image') return yield* this.image(element, own);
		if (name === 'use') return yield* this.use(element, own);
		this.leaveOut(name);
		if (name !== 'foreignObject') return undefined;
		const runs = yield* readForeign(element, styled, own.measures, this.texts);
		return runs.length === 0 ? undefined : yield* this.wrap(element, own, [{ kind: 'text', runs }]);
	}

	private *shape(element: HtmlElement, own: Around): Steps<DrawnNode | undefined> {
		const { style } = own.styled;
		if (style.visibility !== 'visible') return undefined;
		const outline = yield* this.outlineOf(element, own.measures);
		if (outline.isEmpty) return undefined;
		this.spend(outline.path.length);
		const nodes: DrawnNode[] = [];
		const tiles = yield* this.tiles(outline, own);
		if (tiles) nodes.push(tiles);
		const { drawn } = style;
		const styled = tiles ? { ...own.styled, style: { ...style, drawn: { ...drawn, fill: 'none' as const } } } : own.styled;
		const shape = this.shapes.make(outline, styled, own.measures);
		this.spend(shape ? countStops(shape) * STOP : 0);
		if (shape) nodes.push(shape);
		yield* this.addMarks(nodes, element, own);
		return yield* this.wrap(element, own, nodes, { box: outline.box });
	}

	/** The tiles of a pattern that fills a shape. */
	private *tiles(outline: Outline, { styled, measures, used, depth }: Around): Steps<DrawnNode | undefined> {
		const { fill, fillOpacity, hasHoles } = styled.style.drawn;
		const first = typeof fill === 'object' && 'id' in fill ? this.named.get(fill.id) : undefined;
		if (first?.name !== 'pattern') return undefined;
		const chain = referredBy(
			first,
			(id) => this.named.get(id),
			({ name }) => name === 'pattern',
		);
		const tiling = tilingOf(chain, outline.box, measures);
		const source = chain.find((element) => elementsOf(element).length > 0);
		if (tiling === false) this.leaveOut('pattern');
		if (!tiling || !source) return undefined;
		const content = yield* this.contentOf(source, measures, used, depth);
		if (!content) return undefined;
		const { across, down } = tiling;
		this.spend((content.size + ELEMENT) * across * down);
		yield across * down * 500;
		return tilesOf(tiling, content.nodes, { clip: outline.path, clipHasHoles: hasHoles, opacity: fillOpacity });
	}

	/** The marks on the points of a line. */
	private *addMarks(nodes: DrawnNode[], element: HtmlElement, { styled, measures, used, depth }: Around): Steps<void> {
		const { drawn } = styled.style;
		const names = [drawn.markerStart, drawn.markerMid, drawn.markerEnd];
		if (!MARKED.has(element.name) || names.every((name) => name === 'none')) return;
		const outline = new VertexOutline();
		yield* addShape(outline, element, measures);
		const { vertices } = outline;
		const lineWidth = usedLength(drawn.strokeWidth, Math.hypot(measures.width, measures.height) / Math.SQRT2);
		for (const [index, vertex] of vertices.entries()) {
			const places: MarkPlace[] = index === 0 ? ['markerStart'] : index < vertices.length - 1 ? ['markerMid'] : ['markerEnd'];
			// A line of one point has both marks there.
			if (vertices.length === 1) places.push('markerEnd');
			for (const place of places) {
				const marker = this.named.get(drawn[place]);
				if (marker?.name !== 'marker') continue;
				const content = yield* this.contentOf(marker, measures, used, depth);
				if (!content) continue;
				this.spend(content.size);
				yield ELEMENT_COST / 10;
				const mark = markAt(marker, content.nodes, vertex, place, { lineWidth, em: measures.em });
				if (mark) nodes.push(mark);
			}
		}
	}

	/** The content of an element that others refer to; nothing, if it refers to itself. */
	private *contentOf(element: HtmlElement, measures: Measures, used: number, depth: number): Steps<Content | undefined> {
		if (this.contents.has(element)) return this.contents.get(element);
		if (used >= MOST_USED) return undefined;
		this.contents.set(element, undefined);
		const [before, readBefore] = [this.tools.tally.drawn, this.readOnce];
		const styled = this.styledOf(element);
		const view = viewBoxOf(element);
		const inside = view ? { ...measures, width: view[2], height: view[3] } : measures;
		const nodes = yield* this.children(element, {
			styled,
			measures: { ...inside, em: styled.style.fontSize },
			used: used + 1,
			depth: depth + 1,
		});
		// Contents that were read for it meanwhile count where it refers to them, and not twice.
		const size = this.tools.tally.drawn - before - (this.readOnce - readBefore);
		this.readOnce += size;
		const content = { nodes, size };
		this.contents.set(element, content);
		return content;
	}

	/** The style of an element by those of the elements around it. */
	private styledOf(element: HtmlElement): Styled {
		const around: HtmlElement[] = [];
		for (let at: HtmlElement | undefined = element; at && !at.isHtml; at = at.parent) around.push(at);
		return around.reduceRight<Styled>((styled, one) => this.styler.styleOf(one, styled, undefined), this.styler.start);
	}

	private *mask(id: string, box: Box | undefined, { measures, used, depth }: Around): Steps<DrawnMask | undefined> {
		const mask = this.named.get(id);
		if (mask?.name !== 'mask') return undefined;
		const { attributes } = mask;
		const isContentOfBox = attributes.get('maskContentUnits') === 'objectBoundingBox';
		const content = isContentOfBox && !box ? undefined : yield* this.contentOf(mask, measures, used, depth);
		if (!content) {
			this.leaveOut('mask');
			return undefined;
		}
		this.spend(content.size);
		const [left, top, right, bottom] = box ?? NO_BOX;
		const [wide, tall] = [right - left, bottom - top];
		const own = groupOf(content.nodes, { matrix: isContentOfBox ? [wide, 0, 0, tall, left, top] : undefined });
		const isOfBox = attributes.get('maskUnits') !== 'userSpaceOnUse';
		const of = (key: string, usual: string, whole: number): number =>
			measureOf(attributes.get(key) ?? usual, isOfBox ? 1 : whole, measures.em) ?? 0;
		const [x, y] = [of('x', '-10%', measures.width), of('y', '-10%', measures.height)];
		const [width, height] = [of('width', '120%', measures.width), of('height', '120%', measures.height)];
		const area = isOfBox
			? box && rectangleOf(left + x * wide, top + y * tall, width * wide, height * tall)
			: rectangleOf(x, y, width, height);
		return { isAlpha: attributes.get('mask-type') === 'alpha', nodes: [groupOf([own], { clip: area })] };
	}

	/** An image file in a drawing (10.7 of SVG 2, embedded content). */
	private *image(element: HtmlElement, own: Around): Steps<DrawnNode | undefined> {
		const { attributes } = element;
		const { measures, styled } = own;
		const address = hrefOf(element);
		const image = address === undefined || address === '' ? undefined : this.tools.imageAt(address);
		if (!image || styled.style.visibility !== 'visible') return undefined;
		const { width: across, height: down } = image.displayed;
		const given = [
			measureOf(attributes.get('width'), measures.width, measures.em),
			measureOf(attributes.get('height'), measures.height, measures.em),
		];
		const width = given[0] ?? (given[1] === undefined ? across : (given[1] * across) / down);
		const height = given[1] ?? (width * down) / across;
		if (!(width > 0) || !(height > 0)) return undefined;
		const fit = fitOf(element);
		const fitted = multiply([across, 0, 0, -down, 0, down], fitView([0, 0, across, down], fit, { width, height }));
		const clip = fit.scaling === 'slice' ? rectangleOf(0, 0, width, height) : undefined;
		const shown = groupOf([{ kind: 'image', image, matrix: fitted }], { matrix: viewportOf(element, measures), clip });
		return yield* this.wrap(element, own, [shown]);
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

	/** With what holds for all of an element; `box` is around its shape, if it has one. */
	private *wrap(
		element: HtmlElement,
		own: Around,
		nodes: readonly DrawnNode[],
		{ inner, box }: { readonly inner?: Matrix; readonly box?: Box } = {},
	): Steps<DrawnNode | undefined> {
		const { style } = own.styled;
		const opacity = style.opacity * (style.filter?.opacity ?? 1);
		if (nodes.length === 0 || opacity === 0) return undefined;
		const turn = transformOf(element, style, own.measures);
		const matrix = turn && inner ? multiply(inner, turn) : (inner ?? turn);
		const clip = typeof style.clipPath === 'string' ? yield* this.clips.read(style.clipPath, box) : undefined;
		const masked = /^url\(\s*["']?#([^"')]*)/.exec(attributeOf(element, 'mask'))?.[1];
		const mask = masked === undefined ? undefined : yield* this.mask(masked.trim(), box, own);
		const [only] = nodes;
		const { mixBlendMode: blend } = style;
		const overlays = style.filter?.overlays;
		const isMixed = blend !== undefined || overlays !== undefined;
		if (!matrix && !clip && !mask && !isMixed && opacity === 1 && nodes.length === 1) return only;
		const faded = nodes.length === 1 && opacity < 1 && !isMixed ? fadeShape(only!, opacity) : undefined;
		const group = groupOf(faded ? [faded] : nodes, {
			matrix,
			clip: clip?.path,
			clipHasHoles: clip?.hasHoles ?? false,
			opacity: faded ? 1 : opacity,
		});
		return { ...group, mask, blend, overlays };
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
		const isCut = styled.style.overflow === 'hidden' || source.name === 'symbol';
		const cut = groupOf([groupOf(nodes, { matrix })], { clip: isCut ? rectangleOf(0, 0, width, height) : undefined });
		return yield* this.wrap(element, own, [cut], { inner: viewportOf(element, measures) });
	}

	private targetOf(element: HtmlElement): HtmlElement | undefined {
		return this.named.get(idReferredBy(element));
	}

	/** A copy of another element (5.6). */
	private *use(element: HtmlElement, own: Around): Steps<DrawnNode | undefined> {
		const target = this.targetOf(element);
		if (!target || own.used >= MOST_USED) return undefined;
		const around = { ...own, used: own.used + 1 };
		if (target.name === 'symbol' || target.name === 'svg') return yield* this.view(element, target, around);
		const node = yield* this.element(target, around);
		return node && (yield* this.wrap(element, own, [node], { inner: viewportOf(element, own.measures) }));
	}
}

const attributeOf = ({ attributes }: HtmlElement, name: string): string => attributes.get(name)?.trim() ?? '';

/** The matrix of a style wins over that of the attribute; percentages of the origin are of the view (CSS Transforms 1, 8). */
function transformOf({ attributes }: HtmlElement, { transform, transformOrigin }: Style, view: Measures): Matrix | undefined {
	let matrix = transform.length === 0 ? readTransform(attributes.get('transform')) : IDENTITY;
	for (const one of transform) matrix = multiply(one.kind === 'matrix' ? one.values : [1, 0, 0, 1, one.x.px, one.y.px], matrix!);
	if (!matrix || transformOrigin === INITIAL.transformOrigin) return matrix;
	const [x, y] = [usedLength(transformOrigin[0], view.width), usedLength(transformOrigin[1], view.height)];
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
