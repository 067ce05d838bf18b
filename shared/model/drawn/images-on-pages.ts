/** The images that pages draw (ISO 32000-2, 8.9), each once, in the order in which they are drawn first. */
import { normalAppearance } from '../annotation/appearance';
import { eachOperator, type ContentOperators } from '../content/operators';
import type { FindSpace } from '../image/export/color-space';
import { inlineImage } from '../image/inline-image';
import { Decoder } from '../interpreter/decoder';
import { Scope } from '../interpreter/scope';
import type { PdfDocument } from '../../pdf/document';
import { limitExceeded } from '../../pdf/limits';
import { Dict, isName, isRef, Name, Stream, type Value } from '../../pdf/syntax/values';

/** Of a form in a dictionary, see `Pace`. */
const COST = 500;

export interface FoundImage {
	readonly stream: Stream;
	/** Counted from 1: the first page that draws it. */
	readonly page: number;
	readonly find: FindSpace;
}

export class ImagesOnPages {
	readonly found: FoundImage[] = [];
	private readonly decoder: Decoder;
	/** Numbers of images, forms and patterns that were seen. */
	private readonly seen = new Set<number>();
	private readonly fonts = new Set<Dict>();

	/** @param wholly also images in soft masks, in glyphs, and in further states of annotations */
	constructor(
		private readonly document: PdfDocument,
		private readonly wholly = false,
	) {
		this.decoder = new Decoder(document);
	}

	/** Whether the image, an object of this number, was found. */
	has(number: number): boolean {
		return this.seen.has(number);
	}

	/** Looks at the page at `index`, counted from 0, and at the appearances of its annotations. */
	async page(index: number): Promise<void> {
		const { document } = this;
		const scope = new Scope(document, document.dict(document.pages.attribute(index, 'Resources')));
		await this.content(await this.decoder.page(index), scope, index + 1, 0);
		for (const item of document.array(document.entry(document.pages.number(index), 'Annots')) ?? []) {
			const annotation = document.dict(item);
			const form = annotation && normalAppearance(document, annotation);
			if (form) await this.form(form, scope, index + 1, 0);
			if (this.wholly) await this.all(document.dict(annotation?.get('AP')), scope, index + 1, 0);
		}
	}

	/** All forms in a dictionary, and in those within it. */
	private async all(dict: Dict | undefined, scope: Scope, page: number, depth: number): Promise<void> {
		for (const value of dict?.values() ?? []) {
			const due = this.document.job.pace.step(COST);
			if (due) await due;
			await this.form(value, scope, page, depth);
			const inner = this.document.resolve(value);
			if (!(inner instanceof Dict)) continue;
			for (const state of inner.values()) await this.form(state, scope, page, depth);
		}
	}

	/** The glyphs of a Type 3 font are drawn by content (9.6.4). */
	private async glyphs(value: Value | undefined, scope: Scope, page: number, depth: number): Promise<void> {
		const font = this.document.dict(value);
		const programs = this.document.dict(font?.get('CharProcs'));
		if (!font || !programs || this.fonts.has(font)) return;
		this.fonts.add(font);
		const own = this.document.dict(font.get('Resources'));
		await this.all(programs, own ? new Scope(this.document, own, scope) : scope, page, depth);
	}

	/** The group of a soft mask (11.6.5.2). */
	private async mask(value: Value | undefined, scope: Scope, page: number, depth: number): Promise<void> {
		const mask = this.document.dict(this.document.dict(value)?.get('SMask'));
		if (mask) await this.form(mask.get('G') ?? null, scope, page, depth);
	}

	private async content(content: Uint8Array, scope: Scope, page: number, depth: number): Promise<void> {
		const { job } = this.document;
		await eachOperator(content, job.pace, (operators) => {
			job.memory.budget.spend('operators', 1);
			switch (operators.operator) {
				case 'BI':
					this.inline(operators, scope, page);
					return;
				case 'Do':
					return this.draws(scope.find('XObject', operators.name(0) ?? ''), scope, page, depth);
				case 'scn':
				case 'SCN':
					return this.pattern(operators.name(operators.count - 1), scope, page, depth);
				case 'gs':
					return this.wholly ? this.mask(scope.find('ExtGState', operators.name(0) ?? ''), scope, page, depth) : undefined;
				case 'Tf':
					return this.wholly ? this.glyphs(scope.find('Font', operators.name(0) ?? ''), scope, page, depth) : undefined;
				default:
					return;
			}
		});
	}

	private draws(value: Value | undefined, scope: Scope, page: number, depth: number): Promise<void> | void {
		const stream = this.document.resolve(value);
		if (!(stream instanceof Stream) || !isRef(value) || this.seen.has(value.number)) return;
		const subtype = this.document.resolve(stream.dict.get('Subtype'));
		if (isName(subtype, 'Form')) return this.form(value, scope, page, depth);
		if (!isName(subtype, 'Image')) return;
		this.seen.add(value.number);
		this.found.push({ stream, page, find: (name) => scope.find('ColorSpace', name) });
	}

	/** A tiling pattern is drawn by content (8.7.3). */
	private pattern(name: string | undefined, scope: Scope, page: number, depth: number): Promise<void> | void {
		const value = name === undefined ? undefined : scope.find('Pattern', name);
		if (value !== undefined && this.document.resolve(value) instanceof Stream) return this.form(value, scope, page, depth);
	}

	/** Each form once: what it draws again are the same images. */
	private async form(value: Value, scope: Scope, page: number, depth: number): Promise<void> {
		const { document, seen } = this;
		const stream = document.resolve(value);
		if (!isRef(value) || seen.has(value.number) || !(stream instanceof Stream)) return;
		seen.add(value.number);
		const most = document.job.limits.formDepth;
		if (depth >= most)
			throw limitExceeded(
				'formDepth',
				`A page of the document has more than ${most} forms within another`,
				'Open it in another PDF program and save it again',
			);
		const own = document.dict(stream.dict.get('Resources'));
		const inner = own ? new Scope(document, own, scope) : scope;
		await this.content(await this.decoder.form(value.number, stream), inner, page, depth + 1);
	}

	private inline(operators: ContentOperators, scope: Scope, page: number): void {
		const stream = inlineImage(operators);
		if (stream) this.found.push({ stream, page, find: (name) => spaceOf(scope, name) });
	}
}

/** The color space of an inline image can be a name among the resources. */
const spaceOf = (scope: Scope, name: string): Value | undefined => {
	const found = scope.find('ColorSpace', name);
	return found instanceof Name && found.text === name ? undefined : found;
};
