/** The text of pages, and of content that no page shows, with the glyph that each of its characters is of. */
import type { PdfDocument } from '../../pdf/document';
import type { Pace } from '../../pace/pace';
import type { Value } from '../../pdf/syntax/values';
import { multiply, viewerSize } from '../geometry/geometry';
import { geometryOf } from '../geometry/page-geometry';
import { appearancesOf, defaultResources } from '../interpreter/appearances';
import { Decoder } from '../interpreter/decoder';
import { displayMatrix } from '../interpreter/display';
import { PageCharacters } from '../interpreter/page-characters';
import { Scope } from '../interpreter/scope';
import { Layers } from '../layers/layers';
import type { TextBox } from '../interpreter/frame';
import type { Flow } from '../text/fragments/flow';
import { FragmentBuilder } from '../text/fragments/fragment-builder';
import { expectedAfter, PageReader } from '../text/page-reader';
import type { PageText } from '../text/page-text';
import { asGroup, Trace, type Shown } from './trace';
import { EveryLayer, tracedState, TracingReader } from './tracing-reader';

/** Wider than any page, on all sides. */
const ENDLESS = 1e9;

export interface TracedText {
	readonly page: PageText;
	readonly trace: Trace;
}

export class TracedPages {
	private readonly texts: PageReader;
	/** About how many characters a page has: as many as the one before. */
	private expected = 0;

	constructor(private readonly document: PdfDocument) {
		this.texts = new PageReader(document);
	}

	/** The text that the page at `index` shows, as every operation reads it, but for the text that tags give. */
	async shown(index: number, areas: readonly TextBox[]): Promise<TracedText> {
		return this.read(index, new Layers(this.document), true, areas);
	}

	/** All glyphs of the page: also those outside its box, on layers that are off, and those that a text replaces. */
	async all(index: number, areas: readonly TextBox[]): Promise<TracedText> {
		return this.read(index, new EveryLayer(this.document), false, areas);
	}

	/** The same, with everything that is painted outside of the visible part of the page. */
	async cropped(index: number): Promise<TracedText & { readonly visible: TextBox }> {
		const geometry = geometryOf(this.document, index);
		const { width, height } = viewerSize(geometry);
		const visible = { x: 0, y: 0, width: width * geometry.userUnit, height: height * geometry.userUnit };
		return { ...(await this.read(index, new EveryLayer(this.document), false, [], visible)), visible };
	}

	private async read(
		index: number,
		layers: Layers,
		isShown: boolean,
		areas: readonly TextBox[],
		visible?: TextBox,
	): Promise<TracedText> {
		const { document } = this;
		const geometry = geometryOf(document, index);
		const matrix = displayMatrix(geometry);
		const { width, height } = viewerSize(geometry);
		const size = { width: width * geometry.userUnit, height: height * geometry.userUnit };
		const { builder, trace, reader } = this.reading(layers, size, isShown, areas, visible);
		const decoder = new Decoder(document);
		const scope = new Scope(document, document.dict(document.pages.attribute(index, 'Resources')));
		const content = await decoder.page(index);
		trace.contents.set(0, content);
		await reader.page(content, scope, tracedState(matrix));
		for (const placement of await appearancesOf(document, index, geometry.rotation, layers))
			await reader.form(placement.form, defaultResources(document), tracedState(multiply(placement.matrix, matrix)));
		return this.finish(index, builder, trace, size);
	}

	/** Content that begins with the initial state: of a form, a pattern or a glyph. `resources` are those in which it looks. */
	async stream(content: Uint8Array, resources: Value | undefined): Promise<TracedText> {
		const { document } = this;
		const size = { width: ENDLESS, height: ENDLESS };
		const { builder, trace, reader } = this.reading(new EveryLayer(document), size, false, []);
		trace.contents.set(0, content);
		await reader.page(
			content,
			new Scope(document, document.dict(resources), defaultResources(document)),
			tracedState([1, 0, 0, -1, 0, 0]),
		);
		return this.finish(-1, builder, trace, size);
	}

	private reading(
		layers: Layers,
		{ width, height }: { readonly width: number; readonly height: number },
		isShown: boolean,
		areas: readonly TextBox[],
		visible?: TextBox,
	) {
		const { document } = this;
		const builder = new FragmentBuilder(isShown ? width : ENDLESS, isShown ? height : ENDLESS, this.expected, true);
		builder.isEndless = !isShown;
		const trace = new Trace();
		const characters = new PageCharacters(document.job);
		const reader = new TracingReader(
			document,
			new Decoder(document),
			layers,
			characters,
			builder,
			trace,
			isShown,
			areas,
			visible,
		);
		return { builder, trace, reader };
	}

	private async finish(
		index: number,
		builder: FragmentBuilder,
		trace: Trace,
		size: { readonly width: number; readonly height: number },
	): Promise<TracedText> {
		this.expected = expectedAfter(builder);
		const page = await this.texts.assemble(index, builder, size, { usesElementTexts: false });
		if (builder.leavesOut) trace.leaveOut();
		return { page, trace };
	}
}

/** Adds the glyphs of the characters from `start` to before `end` of a text to `found`. */
export function addGlyphs(text: TracedText, flow: Flow, start: number, end: number, found: Set<number>): void {
	for (const { first, count } of flow.letters(start, end)) addLetters(text, first, count, found);
}

/** Adds the glyphs of characters by their numbers among those of the page. */
export function addLetters({ page, trace }: TracedText, first: number, count: number, found: Set<number>): void {
	const { glyphs } = page.found.edges;
	for (let letter = first; letter < first + count; letter++) addGlyph(trace, glyphs![letter]!, found);
}

/** Adds the glyphs that touch areas. */
export function addTouched({ trace }: TracedText, found: Set<number>): void {
	for (const glyph of trace.touched) addGlyph(trace, glyph, found);
}

function addGlyph(trace: Trace, glyph: number, found: Set<number>): void {
	if (glyph >= 0) found.add(glyph);
	else for (const [from, to] of trace.groups[asGroup(glyph)]!) for (let at = from; at < to; at++) found.add(at);
}

/** The cost of a glyph, see `Pace`. */
const GLYPH_COST = 100;

/** Adds the glyphs that belong to others of `found`: accents, letters that are drawn twice, and blanks between them. */
export async function completeGlyphs({ page, trace }: TracedText, found: Set<number>, pace: Pace): Promise<void> {
	for (const [one, other] of page.found.edges.joined) {
		const due = pace.step(GLYPH_COST);
		if (due) await due;
		if (found.has(one)) addGlyph(trace, other, found);
		if (found.has(other)) addGlyph(trace, one, found);
	}
	if (found.size === 0) return;
	const shown = new Set<Shown>();
	for (const glyph of found) {
		shown.add(trace.shownAt(glyph));
		const due = pace.step(GLYPH_COST);
		if (due) await due;
	}
	for (const { first, elements, font } of shown) {
		let last = -1;
		let isBlank = true;
		let glyph = first;
		for (const element of elements) {
			if (typeof element === 'number') continue;
			for (const { text } of font.glyphs(element)) {
				if (found.has(glyph)) {
					if (isBlank && last >= 0) for (let at = last + 1; at < glyph; at++) found.add(at);
					last = glyph;
					isBlank = true;
				} else if (text.trim() !== '') isBlank = false;
				glyph++;
			}
			const due = pace.step(element.length * GLYPH_COST);
			if (due) await due;
		}
	}
}
