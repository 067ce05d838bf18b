/**
 * How long a program takes to draw pages, estimated from their content before it sees them (docs/semantics.md, D66). Each form and
 * pattern is read once, however often it is drawn, so this takes a moment where drawing would take hours.
 */
import type { PdfDocument } from '../../pdf/document';
import { limitExceeded } from '../../pdf/limits';
import { type Dict, isName, isRef, Stream, type Value } from '../../pdf/syntax/values';
import { countNoun } from '../../sentences';
import { PATH_PAINTING } from '../content/operator-table';
import { eachOperator, type ContentOperators } from '../content/operators';
import { readNameText } from '../font/font-dictionary';
import { geometryOf } from '../geometry/page-geometry';
import { inlineImage } from '../image/inline-image';
import { Decoder } from '../interpreter/decoder';
import { Scope } from '../interpreter/scope';
import { ImageWeights } from './image-weights';
import { tilesOn } from './tiles';
import { OPERATOR, PAINTED, GLYPH, BYTE, SHADING, TILE } from './weights';

/** In microseconds. */
export interface PageWeight {
	/** Reading all content, which cannot pause, or drawing the heaviest object of the page. */
	readonly step: number;
	readonly whole: number;
	/** The fonts that its content uses. */
	readonly fonts: ReadonlySet<Value>;
}

interface Weight {
	reading: number;
	drawing: number;
	/** The heaviest object. */
	heaviest: number;
	readonly fonts: Set<Value>;
}

/** The costs that come with each painting; `q` saves them. */
interface Ink {
	readonly pattern: number;
	readonly mask: number;
	/** Of one byte of a string. */
	readonly glyph: number;
}

const PLAIN: Ink = { pattern: 0, mask: 0, glyph: GLYPH };
const MOST_SAVED = 10_000;
const SAVE_AGAIN = 'Open it in another PDF program and save it again';

export class PageWeigher {
	private readonly decoder: Decoder;
	private readonly images: ImageWeights;
	/** Of forms, patterns and glyphs, by their object numbers. */
	private readonly known = new Map<number, Weight>();
	private readonly open = new Set<number>();
	/** How many of those that are open are patterns. */
	private patterns = 0;
	/** The weight of a byte of a string, in fonts whose glyphs are content (ISO 32000-2, 9.6.4). */
	private readonly glyphs = new Map<Dict, number>();

	constructor(private readonly document: PdfDocument) {
		this.decoder = new Decoder(document);
		this.images = new ImageWeights(document);
	}

	/** Square units of the largest page so far, or more. */
	area = 0;

	/** The page at `index`, counted from 0. */
	async page(index: number): Promise<PageWeight> {
		const { document } = this;
		this.measure(index);
		const scope = new Scope(document, document.dict(document.pages.attribute(index, 'Resources')));
		const { reading, drawing, heaviest, fonts } = await this.content(await this.decoder.page(index), scope);
		return { step: Math.max(reading, heaviest), whole: reading + drawing, fonts };
	}

	private async content(content: Uint8Array, scope: Scope): Promise<Weight> {
		const { job } = this.document;
		const reading = new ContentWeigher(this, this.document, scope, content.length);
		await eachOperator(content, job.pace, (operators) => {
			job.memory.budget.spend('operators', 1);
			return reading.take(operators);
		});
		return reading.weight;
	}

	image(stream: Stream): number {
		return this.images.of(stream);
	}

	/** The heaviest glyph of a Type 3 font. */
	async glyph(font: Dict, outer: Scope): Promise<number> {
		const { document, glyphs } = this;
		const before = glyphs.get(font);
		if (before !== undefined) return before;
		const own = document.dict(font.get('Resources'));
		const scope = own ? new Scope(document, own, outer) : outer;
		let heaviest = 0;
		for (const program of document.dict(font.get('CharProcs'))?.values() ?? []) {
			const { reading, drawing } = await this.form(program, scope);
			heaviest = Math.max(heaviest, reading + drawing);
		}
		glyphs.set(font, heaviest);
		return heaviest;
	}

	/** Patterns are repeated more often on a larger page. Twice its area is kept, so that few pages make the known weights useless. */
	private measure(index: number): void {
		const [left, bottom, right, top] = geometryOf(this.document, index).box;
		const area = (right - left) * (top - bottom);
		if (area <= this.area) return;
		this.area = 2 * area;
		this.known.clear();
		this.glyphs.clear();
	}

	/** The cell of a pattern. */
	async cell(value: Value, scope: Scope): Promise<Weight> {
		this.patterns++;
		const weight = await this.form(value, scope);
		this.patterns--;
		return weight;
	}

	/** A form, a pattern or the program of a glyph; it weighs nothing where it is drawn within itself. */
	async form(value: Value | undefined, scope: Scope): Promise<Weight> {
		const { document, known, open } = this;
		const stream = document.resolve(value);
		if (!(stream instanceof Stream) || !isRef(value)) return NOTHING;
		if (open.has(value.number)) {
			// The program that draws ends circles of forms, and draws those of patterns without an end.
			if (this.patterns === 0) return NOTHING;
			throw limitExceeded('formDepth', 'A page of the document has a pattern within itself', SAVE_AGAIN);
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
		const weight = await this.content(content, own ? new Scope(document, own, scope) : scope);
		open.delete(value.number);
		known.set(value.number, weight);
		return weight;
	}
}

const NOTHING: Weight = { reading: 0, drawing: 0, heaviest: 0, fonts: new Set() };

/** Adds up the operators of one content. */
class ContentWeigher {
	readonly weight: Weight;
	private readonly saved: Ink[] = [];
	private ink = PLAIN;
	/** Operators of the path that is being built. */
	private path = 0;
	/** Where the operator before ended. */
	private end = 0;

	constructor(
		private readonly weigher: PageWeigher,
		private readonly document: PdfDocument,
		private readonly scope: Scope,
		bytes: number,
	) {
		this.weight = { reading: bytes * BYTE, drawing: 0, heaviest: 0, fonts: new Set() };
	}

	take(operators: ContentOperators): Promise<void> | void {
		this.weight.reading += OPERATOR;
		const { operator } = operators;
		const length = operators.end - this.end;
		this.end = operators.end;
		if (PATH_PAINTING.has(operator)) return this.paint(PAINTED + this.path * OPERATOR);
		switch (operator) {
			case 'q':
				if (this.saved.length < MOST_SAVED) this.saved.push(this.ink);
				return;
			case 'Q':
				this.ink = this.saved.pop() ?? this.ink;
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
				return this.paint(image ? this.weigher.image(image) : 0);
			}
			case 'sh':
				return this.paint(SHADING);
			case 'scn':
			case 'SCN':
				return this.pattern(operators.name(operators.count - 1));
			default:
				this.path++;
		}
	}

	/** Something is painted, with the pattern and through the mask that are set. */
	private paint(weight: number): void {
		this.path = 0;
		const all = weight + this.ink.pattern + this.ink.mask;
		this.weight.drawing += all;
		this.weight.heaviest = Math.max(this.weight.heaviest, all);
	}

	private add(found: Weight): void {
		this.weight.reading += found.reading;
		for (const font of found.fonts) this.weight.fonts.add(font);
	}

	private draw(value: Value | undefined): Promise<void> | void {
		const stream = this.document.resolve(value);
		if (!(stream instanceof Stream)) return;
		if (!isName(this.document.resolve(stream.dict.get('Subtype')), 'Form')) return this.paint(this.weigher.image(stream));
		return this.weigher.form(value, this.scope).then((form) => {
			this.add(form);
			this.paint(form.drawing + PAINTED);
		});
	}

	private pattern(name: string | undefined): Promise<void> | void {
		this.ink = { ...this.ink, pattern: 0 };
		const value = name === undefined ? undefined : this.scope.find('Pattern', name);
		if (value === undefined) return;
		const stream = this.document.resolve(value);
		if (!(stream instanceof Stream)) {
			this.ink = { ...this.ink, pattern: SHADING };
			return;
		}
		return this.weigher.cell(value, this.scope).then((cell) => {
			this.add(cell);
			const tiles = tilesOn(this.document, stream.dict, this.weigher.area);
			this.ink = { ...this.ink, pattern: cell.reading + cell.drawing + tiles * TILE };
		});
	}

	private async state(state: Dict | undefined): Promise<void> {
		const font = this.document.array(state?.get('Font'))?.[0];
		if (font !== undefined) await this.font(font);
		if (!state?.has('SMask')) return;
		const group = this.document.dict(state.get('SMask'))?.get('G');
		const mask = await this.weigher.form(group, this.scope);
		this.add(mask);
		this.ink = { ...this.ink, mask: mask.reading + mask.drawing };
	}

	private async font(value: Value | undefined): Promise<void> {
		const { document } = this;
		const font = document.dict(value);
		if (value === undefined || !font) return;
		this.weight.fonts.add(value);
		const isContent = readNameText(document, font.get('Subtype')) === 'Type3';
		this.ink = { ...this.ink, glyph: GLYPH + (isContent ? await this.weigher.glyph(font, this.scope) : 0) };
	}
}
