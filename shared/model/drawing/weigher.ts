/**
 * How long a program takes to draw pages, estimated from their content before it sees them (docs/semantics.md, D66). Each form and
 * pattern is read once, however often it is drawn, so this takes a moment where drawing would take hours.
 */
import type { PdfDocument } from '../../pdf/document';
import { limitExceeded } from '../../pdf/limits';
import { type Dict, isName, isRef, Stream, type Value } from '../../pdf/syntax/values';
import { countNoun } from '../../sentences';
import { PATH_BUILDING, PATH_PAINTING, type PathPainting } from '../content/operator-table';
import { eachOperator, type ContentOperators } from '../content/operators';
import { readNameText } from '../font/font-dictionary';
import { joinBoxes, multiply, NO_BOX, sharedArea, type Box, type Matrix } from '../geometry/geometry';
import { boxOf, geometryOf, matrixOf } from '../geometry/page-geometry';
import { inlineImage } from '../image/inline-image';
import { Decoder } from '../interpreter/decoder';
import { GraphicsStates } from '../interpreter/graphics-state';
import { outlineOf } from '../interpreter/path-outline';
import { Scope } from '../interpreter/scope';
import { ImageWeights, type ImageWeight } from './image-weights';
import { addFont, addParsed, addSpace, namedTime, StreamWeights, type ParsedStreams } from './parsed-streams';
import { tilesOn } from './tiles';
import { meshOf, type Mesh } from './meshes';
import {
	addShadings,
	areaOf,
	moveShadings,
	NO_SHADINGS,
	oneShading,
	shadingsWithin,
	shadingTime,
	type Shadings,
} from './shadings';
import { BYTE, GLYPH, GLYPH_SHADING, OPERATOR, PAINTED, TILE } from './weights';

/** In microseconds. */
export interface PageWeight {
	/** Reading all content, which cannot pause, or drawing the heaviest object of the page. */
	readonly step: number;
	readonly whole: number;
	/** Pixels of images, as often as they are drawn. */
	readonly pixels: number;
	/** The fonts that its content uses. */
	readonly fonts: ReadonlySet<Value>;
}

interface Weight {
	reading: number;
	drawing: number;
	/** The heaviest object. */
	heaviest: number;
	pixels: number;
	/** Which are not in `drawing`, because their time depends on the matrix by which the content is drawn. */
	shadings: Shadings;
	readonly fonts: Set<Value>;
	/** Read once, however often they are used. */
	readonly parsed: ParsedStreams;
}

/** The costs that come with each painting. */
interface Ink {
	pattern: number;
	mask: number;
	/** Shadings of the cell of the pattern, and of the mask. */
	cell: Shadings;
	masked: Shadings;
	/** The shading that is the pattern. */
	shading: Shadings | undefined;
	/** Of one byte of a string. */
	glyph: number;
	/** Of images in the cell of the pattern. */
	pixels: number;
}

/** In the space of the content. */
interface State extends Ink {
	matrix: Matrix;
	/** A box around all that can be painted. */
	clip: Box;
}

const PLAIN: Ink = { pattern: 0, mask: 0, cell: NO_SHADINGS, masked: NO_SHADINGS, shading: undefined, glyph: GLYPH, pixels: 0 };
/** Of the program of a glyph, see `Pace`. */
const PROGRAM_COST = 500;
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const SAVE_AGAIN = 'Open it in another PDF program and save it again';

export class PageWeigher {
	private readonly decoder: Decoder;
	private readonly images: ImageWeights;
	private readonly streams: StreamWeights;
	/** Of forms, patterns and glyphs, by their object numbers. */
	private readonly known = new Map<number, Weight>();
	private readonly open = new Set<number>();
	/** How many of those that are open are patterns and soft masks. */
	private repeating = 0;
	/** The weight of a byte of a string, by the programs of fonts whose glyphs are content (ISO 32000-2, 9.6.4): fonts may share them. */
	private readonly glyphs = new Map<Dict, number>();

	private readonly meshes = new WeakMap<Dict, Promise<Mesh>>();

	constructor(private readonly document: PdfDocument) {
		this.decoder = new Decoder(document);
		this.images = new ImageWeights(document);
		this.streams = new StreamWeights(document);
	}

	/** Square units of the largest page so far, or more. */
	area = 0;
	/** Square units of the page at hand. */
	pageArea = 1;

	/** The page at `index`, counted from 0. */
	async page(index: number): Promise<PageWeight> {
		const { document } = this;
		const box = this.measure(index);
		const resources = document.dict(document.pages.attribute(index, 'Resources'));
		const scope = new Scope(document, resources);
		const weight = await this.content(await this.decoder.page(index), scope, box);
		const { drawing, heaviest, shadings, fonts } = weight;
		const reading = weight.reading + (await this.streams.of(weight.parsed)) + namedTime(document, resources);
		const whole = reading + drawing + shadingTime(shadings, this.pageArea);
		return { step: Math.max(reading, heaviest), whole, pixels: weight.pixels, fonts };
	}

	private async content(content: Uint8Array, scope: Scope, box: Box): Promise<Weight> {
		const { job } = this.document;
		const reading = new ContentWeigher(this, this.document, scope, box, content.length);
		await eachOperator(content, job.pace, (operators) => {
			job.memory.budget.spend('operators', 1);
			return reading.take(operators);
		});
		return reading.weight;
	}

	/** Microseconds that decoding the slowest image of all pages so far takes. */
	get slowestImage(): number {
		return this.images.slowest;
	}

	/** The objects that are images which take too long at once, of all pages so far. */
	get heavyImages(): ReadonlySet<number> {
		return this.images.heavy;
	}

	/** The images of all pages so far, and their masks. */
	get drawnImages(): readonly Stream[] {
		return this.images.met;
	}

	image(stream: Stream, number?: number): ImageWeight {
		return this.images.of(stream, number);
	}

	/** The triangles or patches of a shading; undefined for one that has none. */
	mesh(value: Value | undefined): Promise<Mesh> | undefined {
		const stream = this.document.resolve(value);
		if (!(stream instanceof Stream)) return undefined;
		const known = this.meshes.get(stream.dict) ?? meshOf(this.document, stream);
		this.meshes.set(stream.dict, known);
		return known;
	}

	/** The heaviest glyph of a Type 3 font. */
	async glyph(font: Dict, outer: Scope): Promise<number> {
		const { document, glyphs } = this;
		const programs = document.dict(font.get('CharProcs'));
		const before = programs ? glyphs.get(programs) : 0;
		if (programs === undefined || before !== undefined) return before ?? 0;
		const own = document.dict(font.get('Resources'));
		const scope = own ? new Scope(document, own, outer) : outer;
		let heaviest = 0;
		for (const program of programs.values()) {
			const due = document.job.pace.step(PROGRAM_COST);
			if (due) await due;
			const { reading, drawing, shadings } = await this.form(program, scope);
			heaviest = Math.max(heaviest, reading + drawing + shadings.count * GLYPH_SHADING);
		}
		glyphs.set(programs, heaviest);
		return heaviest;
	}

	/** Patterns are repeated more often on a larger page. Twice its area is kept, so that few pages make the known weights useless. */
	private measure(index: number): Box {
		const { box } = geometryOf(this.document, index);
		this.pageArea = areaOf(box);
		if (this.pageArea <= this.area) return box;
		this.area = 2 * this.pageArea;
		this.known.clear();
		this.glyphs.clear();
		return box;
	}

	/** The cell of a pattern, or the group of a soft mask. */
	async repeated(value: Value | undefined, scope: Scope): Promise<Weight> {
		this.repeating++;
		const weight = await this.form(value, scope);
		this.repeating--;
		return weight;
	}

	/** A form, a pattern or the program of a glyph; it weighs nothing where it is drawn within itself. */
	async form(value: Value | undefined, scope: Scope): Promise<Weight> {
		const { document, known, open } = this;
		const stream = document.resolve(value);
		if (!(stream instanceof Stream) || !isRef(value)) return NOTHING;
		if (open.has(value.number)) {
			// The program that draws ends circles of forms, and draws those of patterns and soft masks over and over.
			if (this.repeating === 0) return NOTHING;
			throw limitExceeded('formDepth', 'A page of the document has a pattern or a soft mask within itself', SAVE_AGAIN);
		}
		const before = known.get(value.number);
		if (before) return before;
		const most = document.job.limits.formDepth;
		if (open.size >= most)
			throw limitExceeded(
				'formDepth',
				`A page of the document has more than ${countNoun(most, 'form')} within another`,
				SAVE_AGAIN,
			);
		open.add(value.number);
		const own = document.dict(stream.dict.get('Resources'));
		const content = await this.decoder.form(value.number, stream);
		const box = boxOf(document, stream.dict.get('BBox')) ?? EVERYWHERE;
		const weight = await this.content(content, own ? new Scope(document, own, scope) : scope, box);
		open.delete(value.number);
		known.set(value.number, weight);
		return weight;
	}
}

const NOTHING: Weight = {
	reading: 0,
	drawing: 0,
	heaviest: 0,
	pixels: 0,
	shadings: NO_SHADINGS,
	fonts: new Set(),
	parsed: new Map(),
};
const EVERYWHERE: Box = [-Infinity, -Infinity, Infinity, Infinity];

/** Adds up the operators of one content. */
class ContentWeigher {
	readonly weight: Weight;
	private readonly states: GraphicsStates<State>;
	/** Operators since something was painted. */
	private path = 0;
	/** The box around the path that is being built, and whether it becomes a clip. */
	private outline = NO_BOX;
	private clips = false;
	/** Where the operator before ended. */
	private end = 0;

	constructor(
		private readonly weigher: PageWeigher,
		private readonly document: PdfDocument,
		private readonly scope: Scope,
		private readonly box: Box,
		bytes: number,
	) {
		this.states = new GraphicsStates<State>({ ...PLAIN, matrix: IDENTITY, clip: box });
		this.weight = { ...NOTHING, reading: bytes * BYTE, fonts: new Set(), parsed: new Map() };
	}

	private get ink(): State {
		return this.states.current;
	}

	take(operators: ContentOperators): Promise<void> | void {
		this.weight.reading += OPERATOR;
		const { operator } = operators;
		const length = operators.end - this.end;
		this.end = operators.end;
		if (this.states.follow(operators)) return;
		if (PATH_BUILDING.has(operator)) {
			this.path++;
			this.outline = joinBoxes(this.outline, outlineOf(operators, this.ink.matrix));
			return;
		}
		const painting = PATH_PAINTING.get(operator);
		if (painting) return this.paintPath(painting);
		switch (operator) {
			case 'W':
			case 'W*':
				this.clips = true;
				return;
			case 'Tj':
			case 'TJ':
			case "'":
			case '"':
				return this.paint(length * this.ink.glyph);
			case 'Tf':
				return this.font(this.scope.find('Font', operators.name(0) ?? ''));
			case 'gs':
				return this.state(this.document.dict(this.scope.find('ExtGState', operators.name(0) ?? '')));
			case 'Do':
				return this.draw(this.scope.find('XObject', operators.name(0) ?? ''));
			case 'BI': {
				const image = inlineImage(operators);
				return this.paint(image ? this.image(image) : 0);
			}
			case 'sh':
				return this.shade(this.scope.find('Shading', operators.name(0) ?? ''), this.ink.matrix, this.ink.clip, (time, shadings) =>
					this.paint(time, this.ink.clip, shadings),
				);
			case 'cs':
			case 'CS':
				return this.space(this.scope.find('ColorSpace', operators.name(0) ?? ''));
			case 'scn':
			case 'SCN':
				return this.pattern(operators.name(operators.count - 1));
			default:
				this.path++;
		}
	}

	private paintPath(painting: PathPainting): void {
		const { ink, outline } = this;
		const filled = sharedArea(ink.clip, outline) ?? NO_BOX;
		this.paint(PAINTED + this.path * OPERATOR, painting.strokes ? ink.clip : filled);
		if (this.clips && outline !== NO_BOX) ink.clip = filled;
		this.outline = NO_BOX;
		this.clips = false;
	}

	/** Something is painted within a box, with the pattern and through the mask that are set, besides its `own` shadings. */
	private paint(weight: number, within: Box = this.ink.clip, own: Shadings = NO_SHADINGS): void {
		const { pattern, mask, cell, masked, shading } = this.ink;
		this.path = 0;
		const area = areaOf(within);
		const all = weight + pattern + mask;
		const filling = shading ? addShadings(own, shadingsWithin(shading, area)) : own;
		const shadings = addShadings(addShadings(filling, shadingsWithin(cell, area)), shadingsWithin(masked, area));
		this.weight.drawing += all;
		this.weight.pixels += this.ink.pixels;
		this.weight.shadings = addShadings(this.weight.shadings, shadings);
		this.weight.heaviest = Math.max(this.weight.heaviest, all + shadingTime(shadings, this.weigher.pageArea));
	}

	private add(found: Weight): void {
		this.weight.reading += found.reading;
		for (const font of found.fonts) this.weight.fonts.add(font);
		for (const [stream, parsed] of found.parsed) addParsed(this.weight.parsed, stream, parsed);
	}

	private space(value: Value | undefined): void {
		addSpace(this.document, value, this.weight.parsed);
	}

	private image(stream: Stream, number?: number): number {
		const { step, pixels } = this.weigher.image(stream, number);
		this.weight.pixels += pixels;
		return step;
	}

	private draw(value: Value | undefined): Promise<void> | void {
		const stream = this.document.resolve(value);
		if (!(stream instanceof Stream)) return;
		if (!isName(this.document.resolve(stream.dict.get('Subtype')), 'Form')) {
			this.space(stream.dict.get('ColorSpace'));
			return this.paint(this.image(stream, isRef(value) ? value.number : undefined));
		}
		return this.weigher.form(value, this.scope).then((form) => {
			this.add(form);
			const { ink } = this;
			this.weight.pixels += form.pixels;
			const matrix = multiply(matrixOf(this.document, stream.dict.get('Matrix')), ink.matrix);
			this.paint(form.drawing + PAINTED, ink.clip, moveShadings(form.shadings, matrix, areaOf(ink.clip)));
		});
	}

	/** A shading that is drawn by `matrix` within a box: its time besides that of its area, and the shadings that it counts as. */
	private shade(
		value: Value | undefined,
		matrix: Matrix,
		within: Box,
		take: (time: number, shadings: Shadings) => void,
	): Promise<void> | void {
		this.space(this.shading(value));
		const area = areaOf(within);
		const mesh = this.weigher.mesh(value);
		if (!mesh) return take(0, oneShading(area));
		return mesh.then(({ time, parts, area: own }) => {
			const painted = moveShadings({ count: 1, times: parts, area: own }, matrix, area);
			take(time, painted);
		});
	}

	/** The color space of a shading. */
	private shading(value: Value | undefined): Value | undefined {
		const shading = this.document.resolve(value);
		return (shading instanceof Stream ? shading.dict : this.document.dict(value))?.get('ColorSpace');
	}

	private pattern(name: string | undefined): Promise<void> | void {
		const { ink, document } = this;
		Object.assign(ink, { pattern: 0, cell: NO_SHADINGS, shading: undefined, pixels: 0 });
		const value = name === undefined ? undefined : this.scope.find('Pattern', name);
		if (value === undefined) return;
		const stream = document.resolve(value);
		if (!(stream instanceof Stream)) {
			const shading = document.dict(stream)?.get('Shading');
			const matrix = matrixOf(document, document.dict(stream)?.get('Matrix'));
			return this.shade(shading, matrix, this.box, (time, shadings) => Object.assign(ink, { pattern: time, shading: shadings }));
		}
		return this.weigher.repeated(value, this.scope).then((cell) => {
			this.add(cell);
			const tiles = tilesOn(document, stream.dict, this.weigher.area);
			ink.pattern = cell.reading + cell.drawing + tiles * TILE;
			ink.pixels = cell.pixels;
			ink.cell = moveShadings(cell.shadings, matrixOf(document, stream.dict.get('Matrix')), areaOf(this.box));
		});
	}

	private async state(state: Dict | undefined): Promise<void> {
		const font = this.document.array(state?.get('Font'))?.[0];
		if (font !== undefined) await this.font(font);
		if (!state?.has('SMask')) return;
		const group = this.document.dict(state.get('SMask'))?.get('G');
		const stream = this.document.resolve(group);
		const mask = await this.weigher.repeated(group, this.scope);
		this.add(mask);
		const matrix = matrixOf(this.document, stream instanceof Stream ? stream.dict.get('Matrix') : undefined);
		this.ink.mask = mask.reading + mask.drawing;
		this.ink.masked = moveShadings(mask.shadings, multiply(matrix, this.ink.matrix), areaOf(this.box));
	}

	private async font(value: Value | undefined): Promise<void> {
		const { document } = this;
		const font = document.dict(value);
		if (value === undefined || !font) return;
		this.weight.fonts.add(value);
		addFont(document, font, this.weight.parsed);
		const isContent = readNameText(document, font.get('Subtype')) === 'Type3';
		this.ink.glyph = GLYPH + (isContent ? await this.weigher.glyph(font, this.scope) : 0);
	}
}
