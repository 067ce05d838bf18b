/** Reads content, and notes the operator of each glyph. */
import type { PdfDocument } from '../../pdf/document';
import type { Pace } from '../../pace/pace';
import { isDict, isName, isRef, Name, Stream } from '../../pdf/syntax/values';
import type { ContentOperators } from '../content/operators';
import { DICTIONARY_START } from '../content/tokens';
import type { ReadingFont } from '../font/reading/reading-font';
import { ContentReader, type Reading } from '../interpreter/content-reader';
import type { Decoder } from '../interpreter/decoder';
import { GlyphWriter } from '../interpreter/glyph-writer';
import type { PageCharacters } from '../interpreter/page-characters';
import type { Replacement } from '../interpreter/replacement';
import type { GlyphSink, Marks, Style } from '../interpreter/style';
import { boxIn, type TextBox } from '../interpreter/frame';
import { movedBox, type Box, type Matrix } from '../geometry/geometry';
import { boxOf } from '../geometry/page-geometry';
import { initialState, type TextState } from '../interpreter/text-state';
import type { TextWriter } from '../interpreter/text-writer';
import { inlineImage } from '../image/inline-image';
import { PATH_PAINTING } from '../content/operator-table';
import { AreaPath, grow, overlap } from './area-path';
import { Layers } from '../layers/layers';
import type { FragmentBuilder } from '../text/fragments/fragment-builder';
import { atEase } from '../text/fragments/steps';
import { asGroup, type InlineList, type Shown, SPACE, type Trace } from './trace';

/** All layers as if they were on: what they hide is in the file. */
export class EveryLayer extends Layers {
	override isOff(): boolean {
		return false;
	}
}

/** Tells the builder of fragments the number of each glyph. */
class NumberingSink implements GlyphSink {
	next = 0;
	group = -1;
	/** The glyphs that the next characters are of, one by one. */
	listed: readonly number[] | undefined;

	constructor(
		protected readonly builder: FragmentBuilder,
		private readonly trace: Trace,
		private readonly areas: readonly TextBox[],
		private readonly pace: Pace,
	) {}

	/** Where glyphs can be seen; undefined if that does not matter. */
	seen: TextBox | undefined;

	glyph(style: Style, text: string, start: number, end: number, baseline: number): void {
		const glyph = this.group < 0 ? this.next++ : (this.listed?.[this.next++] ?? asGroup(this.group));
		this.builder.edges.glyph = glyph;
		if (this.seen && !overlap(grow(boxOfGlyph(style, start, end, baseline), BEYOND * style.size), this.seen))
			this.trace.cropped.add(glyph);
		if (this.areas.length > 0) this.touch(glyph, style, start, end, baseline);
		this.builder.glyph(style, text, start, end, baseline);
	}

	private touch(glyph: number, style: Style, start: number, end: number, baseline: number): void {
		const box = boxOfGlyph(style, start, end, baseline);
		this.pace.add(this.areas.length * AREA_COST);
		if (this.areas.some((area) => overlap(box, area))) this.trace.touched.add(glyph);
	}
}

/** How far the drawing of a glyph may reach beyond its box, in parts of its size. */
const BEYOND = 1;

/** The box around a glyph. */
function boxOfGlyph({ font, frame, size }: Style, start: number, end: number, baseline: number): TextBox {
	const [above, below] = frame.vertical ? [0.5, 0.5] : [font.ascent, -font.descent];
	return boxIn(frame, Math.min(start, end), Math.max(start, end), baseline - above * size, baseline + below * size);
}

/** The same with the text that replaces glyphs. */
class ReplacingSink extends NumberingSink {
	space(): void {
		this.builder.space();
	}
}

/** Modes from which on text clips (ISO 32000-2, Table 104). */
const FIRST_CLIPPING = 4;

/** Operators after which text is at another place. */
const MOVING = new Set(['BT', 'Td', 'TD', 'Tm', 'T*', "'", '"', 'Do']);
const MARKED = new Set(['BMC', 'BDC', 'EMC', 'DP']);

/** Modes in which glyphs paint nothing (ISO 32000-2, Table 104). */
const UNSEEN = new Set([3, 7]);

/** The state, with what painting needs. */
export interface TracedState extends TextState {
	lineWidth: number;
	isTransparent: boolean;
	/** The box around the clip on the page as displayed. */
	clip: TextBox;
}

export const tracedState = (matrix: Matrix): TracedState => ({
	...initialState(matrix),
	lineWidth: 1,
	isTransparent: false,
	clip: { x: -1e9, y: -1e9, width: 2e9, height: 2e9 },
});

class TracingWriter extends GlyphWriter implements TextWriter<TracedState> {
	/** Of the operator at hand. */
	from = 0;
	to = 0;
	operator = '';
	stream = 0;
	/** Whether another place was chosen since the last text. */
	hasMoved = true;
	private open: Shown | undefined;
	private replacing: (readonly [number, number])[] = [];
	private replacedTexts: string[] = [];

	constructor(
		private readonly numbering: NumberingSink,
		characters: PageCharacters,
		private readonly trace: Trace,
		private readonly visible: TextBox | undefined,
	) {
		super(numbering, characters);
	}

	override begin(state: TracedState, font: ReadingFont, marks: Marks): void {
		super.begin(state, font, marks);
		const { stream, operator, from, to, trace } = this;
		const { size, charSpace, wordSpace, stretch } = state;
		const first = trace.glyphs;
		this.open = {
			stream,
			operator,
			from,
			to,
			elements: [],
			font,
			size,
			charSpace,
			wordSpace,
			stretch,
			first,
			count: 0,
			text: '',
			follows: !this.hasMoved && trace.shown.at(-1)?.stream === stream,
			hasNoSize: false,
		};
		this.hasMoved = false;
		trace.shown.push(this.open);
	}

	override show(shown: Uint8Array, state: TracedState, isHidden: boolean, replacement: Replacement | undefined): void {
		const { trace, numbering } = this;
		const open = this.open!;
		const glyphs = state.font!.glyphs(shown);
		const count = glyphs.length;
		if (UNSEEN.has(state.mode) || state.isTransparent) trace.unseen.push([trace.glyphs, trace.glyphs + count]);
		open.elements.push(shown);
		open.count += count;
		for (let at = 0; at < count; at++) open.text += glyphs[at]!.text;
		const first = trace.glyphs;
		trace.glyphs += count;
		if (replacement) {
			this.replacing.push([first, trace.glyphs]);
			trace.replaced += count;
			for (const { text } of glyphs) this.replacedTexts.push(text);
		}
		if (isHidden) trace.leaveOut();
		numbering.next = first;
		// Text may clip other content.
		numbering.seen = this.visible && state.mode < FIRST_CLIPPING ? sharedBox(state.clip, this.visible) : undefined;
		this.showGlyphs(glyphs, state, isHidden, replacement);
		// Glyphs that are too small to be seen are not told.
		if (!replacement && numbering.next !== trace.glyphs) trace.leaveOut();
		if (!replacement && !isHidden && count > 0) open.hasNoSize = numbering.next !== trace.glyphs;
	}

	override adjust(thousandths: number): void {
		super.adjust(thousandths);
		const open = this.open!;
		open.elements.push(thousandths);
		if (thousandths < SPACE) open.text += ' ';
	}

	override replaced(replacement: Replacement, text: string): void {
		const { numbering, replacing, replacedTexts } = this;
		if (replacement.isSame(text, replacedTexts.length)) this.trace.replaced -= replacedTexts.length;
		const isExact = [...text].length === replacedTexts.length || replacedTexts.join('') === text;
		if (isExact) numbering.listed = replacing.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at));
		numbering.group = this.trace.groups.push(replacing) - 1;
		numbering.next = 0;
		this.replacing = [];
		this.replacedTexts = [];
		super.replaced(replacement, text);
		numbering.group = -1;
		numbering.listed = undefined;
	}
}

/** How far corners of lines reach, in widths of the line: half of the initial limit of miters, and more. */
const MITER = 10;

/** The cost of an area that a glyph or a path is compared with, see `Pace`. */
const AREA_COST = 4;
/** The cost of an operator of a path that goes. */
const PIECE_COST = 50;

export class TracingReader extends ContentReader<TracedState> {
	private readonly tracing: TracingWriter;
	private readonly path: AreaPath;
	/** The lists of marked content that is open. */
	private readonly openLists: (InlineList | undefined)[] = [];

	/** `replaces`: text that replaces glyphs counts, and not the glyphs. */
	constructor(
		document: PdfDocument,
		decoder: Decoder,
		layers: Layers,
		characters: PageCharacters,
		builder: FragmentBuilder,
		private readonly trace: Trace,
		replaces: boolean,
		/** On the page as displayed: all that is painted in them is told. */
		private readonly areas: readonly TextBox[] = [],
		/** The visible part of the page as displayed, if all that is painted outside of it is told. */
		private readonly visible?: TextBox,
	) {
		const Sink = replaces ? ReplacingSink : NumberingSink;
		const sink = new Sink(builder, trace, areas, document.job.pace);
		const writer = new TracingWriter(sink, characters, trace, visible);
		super(document, decoder, writer, layers);
		this.tracing = writer;
		this.path = new AreaPath(areas.length === 0);
	}

	protected override take(operators: ContentOperators, reading: Reading<TracedState>): Promise<void> | void {
		const { tracing } = this;
		tracing.stream = reading.stream;
		tracing.operator = operators.operator;
		tracing.from = operators.start;
		tracing.to = operators.end;
		if (MOVING.has(operators.operator)) tracing.hasMoved = true;
		if (MARKED.has(operators.operator)) this.followLists(operators, reading.stream);
		if (PATH_PAINTING.has(operators.operator)) this.trace.hasPaths = true;
		if (this.areas.length > 0 || this.visible) {
			if (this.path.build(operators, reading.states.current.matrix, operators.start)) return undefined;
			if (PATH_PAINTING.has(operators.operator)) return this.paints(operators, reading);
			this.shades(operators, reading);
		}
		if (operators.operator === 'BI') this.noteInline(operators, reading);
		else if (operators.operator === 'gs') this.follow(operators.name(0), reading);
		return super.take(operators, reading);
	}

	/** Transparent text is not seen. */
	private follow(name: string | undefined, { scope, states }: Reading<TracedState>): void {
		const dict = name === undefined ? undefined : this.document.dict(scope.find('ExtGState', name));
		const [alpha, width] = ['ca', 'LW'].map((key) => this.document.resolve(dict?.get(key)));
		if (typeof alpha === 'number') states.current.isTransparent = alpha === 0;
		if (typeof width === 'number') states.current.lineWidth = width;
	}

	/** Follows the width of lines, and shadings. */
	private shades(operators: ContentOperators, { states, stream }: Reading<TracedState>): void {
		const { operator } = operators;
		const { trace, areas, visible } = this;
		const state = states.current;
		const { from, to } = this.tracing;
		if (operator === 'w') state.lineWidth = operators.number(0) || 0;
		if (operator !== 'sh') return;
		if (areas.some((area) => overlap(state.clip, area))) trace.undivided.add('a shading');
		if (visible) trace.paint(stream, from, overlap(state.clip, visible), () => [{ from, to, text: '' }]);
	}

	/** Ends the path at hand. */
	private paints(operators: ContentOperators, { states, stream }: Reading<TracedState>): Promise<void> | void {
		const { path, areas } = this;
		const state = states.current;
		const { operator } = operators;
		if (operator !== 'n') {
			if (this.visible) this.crop(operators, state, stream, operators.start);
			this.document.job.pace.add(areas.length * AREA_COST);
			const touched = path.touched(areas, operator, state.matrix, state.lineWidth);
			if (touched.length > 0) return this.cutPath(operator, touched, state, stream).then(() => this.endPath(state));
		}
		this.endPath(state);
	}

	private endPath(state: TracedState): void {
		const { box, clips } = this.path;
		if (clips && box) state.clip = sharedBox(state.clip, box);
		this.path.forget();
	}

	/** Notes the path as it is without the areas, letting others run. */
	private async cutPath(operator: string, areas: readonly TextBox[], state: TracedState, stream: number): Promise<void> {
		const { path, trace } = this;
		const { pace } = this.document.job;
		const { from, to } = this.tracing;
		const text = await atEase(path.without(areas, operator, state.matrix, state.lineWidth), pace);
		if (await atEase(path.reaches(areas, operator), pace)) trace.isPaintedIn = true;
		for (const [at, end] of path.pieces) trace.cut(stream, { from: at, to: end, text: '' });
		trace.cut(stream, { from, to, text });
		pace.add(path.pieces.length * PIECE_COST);
	}

	/** Notes a path that is not seen, which keeps what it clips. */
	private crop(operators: ContentOperators, state: TracedState, stream: number, start: number): void {
		const { path, trace, visible } = this;
		const [a, b, c, d] = state.matrix;
		const margin = MITER * state.lineWidth * Math.max(Math.hypot(a, b), Math.hypot(c, d)) + 1;
		if (!path.box) return;
		const isSeen = overlap(grow(path.box, margin), sharedBox(state.clip, visible!));
		trace.paint(stream, start, isSeen, () => [
			...(path.clips ? [] : path.pieces.map(([at, end]) => ({ from: at, to: end, text: '' }))),
			{ from: start, to: operators.end, text: path.clips ? 'n' : '' },
		]);
	}

	private noteInline(operators: ContentOperators, { states, stream, scope }: Reading<TracedState>): void {
		const image = inlineImage(operators);
		if (!image) return;
		// Names of color spaces are those of the resources (ISO 32000-2, Table 91).
		const space = image.dict.get('ColorSpace');
		const named = space instanceof Name ? scope.find('ColorSpace', space.text) : undefined;
		if (named !== undefined) image.dict.set('ColorSpace', named);
		const { to } = this.tracing;
		const { matrix, clip } = states.current;
		const from = startOfInline(operators);
		this.trace.images.push({ stream, from, to, image, number: 0, matrix, clip, after: this.trace.glyphs });
	}

	protected override draws(name: string | undefined, reading: Reading<TracedState>): Promise<void> | void {
		const found = name === undefined ? undefined : reading.scope.find('XObject', name);
		const image = this.document.resolve(found);
		if (image instanceof Stream && isName(this.document.resolve(image.dict.get('Subtype')), 'Image')) {
			const { from, to } = this.tracing;
			const { matrix, clip } = reading.states.current;
			const number = isRef(found) ? found.number : 0;
			this.trace.images.push({ stream: reading.stream, from, to, image, number, matrix, clip, after: this.trace.glyphs });
		}
		return super.draws(name, reading);
	}

	/** Follows marked content, which may be nested. */
	private followLists(operators: ContentOperators, stream: number): void {
		const { operator } = operators;
		const { lists, glyphs } = this.trace;
		const before = lists.length;
		if (operators.count > 1 && operators.kind(1) === DICTIONARY_START) this.noteList(operators, stream);
		if (operator === 'BMC' || operator === 'BDC') this.openLists.push(lists.length > before ? lists.at(-1) : undefined);
		const list = operator === 'EMC' ? this.openLists.pop() : undefined;
		if (list) list.end = glyphs;
	}

	private noteList(operators: ContentOperators, stream: number): void {
		const { operator, content } = operators;
		// Most lists are an identifier.
		if (
			!content.subarray(operators.startOf(1), operators.endOf(1)).some((byte, at) => at > 1 && (byte === 0x28 || byte === 0x3c))
		)
			return;
		const dict = operators.value(1);
		const tag = Buffer.from(content.subarray(operators.startOf(0), operators.endOf(0))).toString('latin1');
		const { from, to } = this.tracing;
		const { glyphs: first } = this.trace;
		if (isDict(dict)) this.trace.lists.push({ stream, tag, operator, from, to, dict, first, end: first });
	}

	protected override async readForm(content: Uint8Array, form: Stream, reading: Reading<TracedState>): Promise<void> {
		this.trace.contents.set(reading.stream, content);
		const { current } = reading.states;
		const box = this.visible && boxOf(this.document, form.dict.get('BBox'));
		if (box) current.clip = sharedBox(current.clip, displayedBox(current.matrix, box));
		await super.readForm(content, form, reading);
	}
}

/** Where an inline image begins: its operands are after `BI`. */
export function startOfInline(operators: ContentOperators): number {
	const { content } = operators;
	const before = operators.count > 0 ? operators.startOf(0) : operators.dataStart;
	return Buffer.from(content.buffer, content.byteOffset, content.length).lastIndexOf('BI', before);
}

function displayedBox(matrix: Matrix, box: Box): TextBox {
	const [left, top, right, bottom] = movedBox(matrix, box);
	return { x: left, y: top, width: right - left, height: bottom - top };
}

export function sharedBox(one: TextBox, other: TextBox): TextBox {
	const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
	const right = Math.min(one.x + one.width, other.x + other.width);
	const bottom = Math.min(one.y + one.height, other.y + other.height);
	return { x, y, width: Math.max(right - x, 0), height: Math.max(bottom - y, 0) };
}
