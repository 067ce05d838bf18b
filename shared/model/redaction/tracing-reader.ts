/** Reads content, and notes the operator of each glyph. */
import type { PdfDocument } from '../../pdf/document';
import { isDict, type Stream } from '../../pdf/syntax/values';
import type { ContentOperators } from '../content/operators';
import { DICTIONARY_START } from '../content/tokens';
import type { ReadingFont } from '../font/reading/reading-font';
import { ContentReader, type Reading } from '../interpreter/content-reader';
import type { Decoder } from '../interpreter/decoder';
import { GlyphWriter } from '../interpreter/glyph-writer';
import type { PageCharacters } from '../interpreter/page-characters';
import type { Replacement } from '../interpreter/replacement';
import type { GlyphSink, Marks, Style } from '../interpreter/style';
import type { TextState } from '../interpreter/text-state';
import { Layers } from '../layers/layers';
import type { FragmentBuilder } from '../text/fragments/fragment-builder';
import { asGroup, type Shown, type Trace } from './trace';

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

	constructor(protected readonly builder: FragmentBuilder) {}

	glyph(style: Style, text: string, start: number, end: number, baseline: number): void {
		this.builder.edges.glyph = this.group < 0 ? this.next++ : asGroup(this.group);
		this.builder.glyph(style, text, start, end, baseline);
	}
}

/** The same with the text that replaces glyphs. */
class ReplacingSink extends NumberingSink {
	space(): void {
		this.builder.space();
	}
}

class TracingWriter extends GlyphWriter {
	/** Of the operator at hand. */
	from = 0;
	to = 0;
	operator = '';
	stream = 0;
	private open: Shown | undefined;
	private replacing: (readonly [number, number])[] = [];

	constructor(
		private readonly numbering: NumberingSink,
		characters: PageCharacters,
		private readonly trace: Trace,
	) {
		super(numbering, characters);
	}

	override begin(state: TextState, font: ReadingFont, marks: Marks): void {
		super.begin(state, font, marks);
		const { stream, operator, from, to, trace } = this;
		const { size, charSpace, wordSpace, stretch } = state;
		const first = trace.glyphs;
		this.open = { stream, operator, from, to, elements: [], font, size, charSpace, wordSpace, stretch, first, count: 0 };
		trace.shown.push(this.open);
	}

	override show(shown: Uint8Array, state: TextState, isHidden: boolean, replacement: Replacement | undefined): void {
		const { trace, numbering } = this;
		const open = this.open!;
		const count = state.font!.glyphs(shown).length;
		open.elements.push(shown);
		open.count += count;
		const first = trace.glyphs;
		trace.glyphs += count;
		if (replacement) this.replacing.push([first, trace.glyphs]);
		if (replacement !== undefined || isHidden) trace.isPartial = true;
		numbering.next = first;
		super.show(shown, state, isHidden, replacement);
		// Glyphs that are too small to be seen are not told.
		if (!replacement && numbering.next !== trace.glyphs) trace.isPartial = true;
	}

	override adjust(thousandths: number): void {
		super.adjust(thousandths);
		this.open!.elements.push(thousandths);
	}

	override replaced(replacement: Replacement, text: string): void {
		this.numbering.group = this.trace.groups.push(this.replacing) - 1;
		this.replacing = [];
		super.replaced(replacement, text);
		this.numbering.group = -1;
	}
}

export class TracingReader extends ContentReader {
	private readonly tracing: TracingWriter;

	/** `replaces`: text that replaces glyphs counts, and not the glyphs. */
	constructor(
		document: PdfDocument,
		decoder: Decoder,
		layers: Layers,
		characters: PageCharacters,
		builder: FragmentBuilder,
		private readonly trace: Trace,
		replaces: boolean,
	) {
		const writer = new TracingWriter(replaces ? new ReplacingSink(builder) : new NumberingSink(builder), characters, trace);
		super(document, decoder, writer, layers);
		this.tracing = writer;
	}

	protected override take(operators: ContentOperators, reading: Reading): Promise<void> | void {
		const { tracing } = this;
		tracing.stream = reading.stream;
		tracing.operator = operators.operator;
		tracing.from = operators.count > 0 ? operators.startOf(0) : operators.end;
		tracing.to = operators.end;
		if (operators.count > 1 && operators.kind(1) === DICTIONARY_START) this.noteList(operators, reading.stream);
		return super.take(operators, reading);
	}

	private noteList(operators: ContentOperators, stream: number): void {
		const { operator, content } = operators;
		if (operator !== 'BDC' && operator !== 'DP') return;
		// Most lists are an identifier.
		if (
			!content.subarray(operators.startOf(1), operators.endOf(1)).some((byte, at) => at > 1 && (byte === 0x28 || byte === 0x3c))
		)
			return;
		const dict = operators.value(1);
		const tag = Buffer.from(content.subarray(operators.startOf(0), operators.endOf(0))).toString('latin1');
		const { from, to } = this.tracing;
		if (isDict(dict)) this.trace.lists.push({ stream, tag, operator, from, to, dict });
	}

	protected override async readForm(content: Uint8Array, form: Stream, reading: Reading): Promise<void> {
		this.trace.contents.set(reading.stream, content);
		await super.readForm(content, form, reading);
	}
}
