/**
 * Takes what never shows out of all content: pages, forms, appearances, tiling patterns and glyphs. Resources that nothing else names go
 * with it, and so does what tags say of it.
 */
import type { PdfDocument } from '../../pdf/document';
import type { CompressionLevel } from '../../pdf/codec';
import { withData } from '../../pdf/filters/stream-data';
import { asBuffer } from '../../pdf/syntax/characters';
import { codecOf } from '../../pdf/syntax/portable-codec';
import { Dict, isDict, isName, isRef, name, Ref, Stream, type Value } from '../../pdf/syntax/values';
import type { Structure } from '../structure/structure';
import { ContentCleaner, VISIBLE, type Cleaned, type DrawnForm, type Hidden, type Use } from './content/content-cleaner';
import { Surroundings } from './content/surroundings';
import { ownResources } from './own-resources';

const LINE_FEED = Uint8Array.of(10);
const NOTHING = new Uint8Array(0);
const LEVEL = 6;

export interface HiddenFacts {
	/** Pieces of text of mode 3, and comments. */
	readonly texts: number;
	/** Inline images that lost their metadata. */
	readonly images: number;
	/** Content streams that cannot be read: their compression is not known. */
	readonly unread: number;
}

/** A stream with other data, compressed while others run. */
export async function packStream(
	document: PdfDocument,
	stream: Stream,
	content: Uint8Array,
	level: CompressionLevel = LEVEL,
): Promise<Stream> {
	const { dict } = withData(stream, content, { compress: false });
	dict.set('Filter', name('FlateDecode'));
	const packed = new Stream(dict, await codecOf(document.job).deflate(content, level));
	document.noteDecoded(packed, content);
	return packed;
}

const NOTHING_GOES: Hidden = { layers: undefined, text: false, images: false };

export class HiddenContent {
	/** The render modes with which forms begin where they show. */
	private readonly modes = new Map<number, Set<number>>();
	/** Where forms without resources are drawn: they use those that are there. */
	private readonly borrowed = new Map<number, Surroundings>();
	private readonly pages = new Map<string, Ref>();
	private readonly forms = new Set<number>();
	private readonly used = new Map<Dict, Set<string>>();
	private readonly unused: Use[] = [];
	private readonly unread = new Set<Stream>();
	private texts = 0;
	private images = 0;
	/** Whether something goes out of the content at hand; otherwise only its uses of resources are noted. */
	private takes = true;

	/** `only`: the indexes of the pages, with the forms that they draw; without it, all content. */
	constructor(
		private readonly document: PdfDocument,
		private readonly hidden: Hidden,
		private readonly structure: Structure,
		private readonly only?: ReadonlySet<number>,
	) {}

	/** `live` tells which objects are in use. */
	async run(live: Uint8Array): Promise<HiddenFacts> {
		if (this.hidden.layers || this.hidden.text) await ownResources(this.document);
		if (this.hidden.text) await this.readModes(live);
		const { pages } = this.document;
		for (const index of this.only ?? []) await this.page(index);
		this.takes = this.only === undefined;
		for (let index = 0; index < pages.count; index++) if (this.only?.has(index) !== true) await this.page(index);
		for (const at of [...this.borrowed.keys()]) await this.form(at);
		for (let number = 1; number < live.length; number++) if (live[number] === 1) await this.object(number);
		this.dropUnused();
		return { texts: this.texts, images: this.images, unread: this.unread.size };
	}

	/** Follows forms from where drawing begins: text may begin in a mode that was set outside. */
	private async readModes(live: Uint8Array): Promise<void> {
		const { document } = this;
		const open: DrawnForm[] = [];
		const follow = async (content: Uint8Array, around: Surroundings, mode: number): Promise<void> => {
			const { forms } = await new ContentCleaner(document, around, { ...this.hidden, text: false, images: false }, mode).clean(
				content,
			);
			for (const form of forms) {
				const at = isRef(form.value) ? form.value.number : -1;
				const known = this.modes.get(at) ?? new Set<number>();
				if (at < 0 || known.has(form.mode)) continue;
				this.modes.set(at, known.add(form.mode));
				if (!this.hasResources(at)) this.borrowed.set(at, around);
				open.push(form);
			}
		};
		for (const page of document.pages.numbers) await follow(this.joined(this.streamsOf(page)), this.aroundPage(page), VISIBLE);
		for await (const { stream, around } of this.beginnings(live)) {
			const content = this.decoded(stream);
			if (content) await follow(content, around, VISIBLE);
		}
		for (let form = open.pop(); form; form = open.pop()) {
			const stream = document.resolve(form.value);
			const content = stream instanceof Stream ? this.decoded(stream) : undefined;
			const at = (form.value as Ref).number;
			if (content && stream instanceof Stream) await follow(content, this.aroundStream(at, stream), form.mode);
		}
	}

	/** Content that begins with the initial state, apart from pages: tiling patterns, glyphs, and the appearances of annotations. */
	private async *beginnings(live: Uint8Array): AsyncGenerator<{ readonly stream: Stream; readonly around: Surroundings }> {
		const { document } = this;
		const seen = new Set<number>();
		for (let number = 1; number < live.length; number++) {
			const due = document.job.pace.step(200);
			if (due) await due;
			const value = live[number] === 1 ? document.get(number) : null;
			const dict = value instanceof Stream ? value.dict : value;
			if (!isDict(dict)) continue;
			const isFont = isName(document.resolve(dict.get('Subtype')), 'Type3');
			for (const start of this.startsIn(number, dict, isFont)) {
				const stream = isRef(start) && !seen.has(start.number) ? document.resolve(start) : undefined;
				if (!isRef(start) || !(stream instanceof Stream)) continue;
				seen.add(start.number);
				const around = isFont
					? new Surroundings(document, dict.get('Resources'), number)
					: this.aroundStream(start.number, stream);
				yield { stream, around };
			}
		}
	}

	private startsIn(number: number, dict: Dict, isFont: boolean): Value[] {
		const { document } = this;
		if (isFont) return [...(document.dict(dict.get('CharProcs'))?.values() ?? [])];
		if (document.resolve(dict.get('PatternType')) === 1) return [new Ref(number)];
		const looks = [...(document.dict(dict.get('AP'))?.values() ?? [])];
		return looks.flatMap((look) => {
			const states = document.resolve(look);
			return isDict(states) ? [...states.values()] : [look];
		});
	}

	private async page(index: number): Promise<void> {
		const { document } = this;
		const number = document.pages.number(index);
		const streams = this.streamsOf(number);
		const resources = document.entry(number, 'Resources');
		const key = `${streams.map((ref) => ref.number).join(' ')}|${isRef(resources) ? resources.number : `page ${number}`}`;
		const known = this.pages.get(key);
		if (known && this.takes) {
			document.pages.patch(index, { Contents: known });
			return;
		}
		const content = this.joined(streams);
		if (this.isKept(content)) return;
		const around = this.aroundPage(number);
		const cleaned = await new ContentCleaner(document, around, this.taking, VISIBLE).clean(content);
		await this.took(cleaned, around, number, 0, document.entry(number, 'StructParents'));
		if (cleaned.content === content) return;
		const made = document.add(await packStream(document, new Stream(new Dict(), NOTHING), cleaned.content));
		this.pages.set(key, made);
		// As a value: direct resources may lose entries later.
		document.edit(number);
		document.pages.patch(index, { Contents: made });
	}

	/** Whether content surely stays as it is, and its resources do not matter: only metadata of images in JPEG goes, and it has none. */
	private isKept(content: Uint8Array): boolean {
		const { layers, text, images, forms } = this.hidden;
		return images && !text && !layers && forms === undefined && !this.only && !mayHaveJpeg(content);
	}

	private get taking(): Hidden {
		return this.takes ? this.hidden : NOTHING_GOES;
	}

	private streamsOf(page: number): Ref[] {
		const { document } = this;
		const contents = document.entry(page, 'Contents');
		const listed = isRef(contents) && document.isStream(contents.number) ? [contents] : (document.array(contents) ?? []);
		return listed.filter((item): item is Ref => isRef(item) && document.resolve(item) instanceof Stream);
	}

	private joined(streams: readonly Ref[]): Uint8Array {
		const parts = streams.map((ref) => this.decoded(this.document.resolve(ref) as Stream) ?? new Uint8Array(0));
		return Buffer.concat(parts.flatMap((part) => [part, LINE_FEED]));
	}

	private aroundPage(page: number): Surroundings {
		const { document } = this;
		return new Surroundings(document, document.dict(new Ref(page))?.get('Resources'), page);
	}

	/** Content streams among all objects: forms, tiling patterns, and the glyphs of Type 3 fonts. */
	private async object(number: number): Promise<void> {
		const { document } = this;
		const value = document.get(number);
		const due = document.job.pace.step(200);
		if (due) await due;
		if (value instanceof Stream) {
			const { dict } = value;
			const isForm = isName(document.resolve(dict.get('Subtype')), 'Form') || document.resolve(dict.get('PatternType')) === 1;
			// An appearance need not say that it is a form.
			if (isForm || (dict.has('BBox') && !dict.has('ShadingType'))) await this.form(number);
		} else if (isDict(value) && isName(document.resolve(value.get('Subtype')), 'Type3')) await this.glyphs(number, value);
	}

	private async form(number: number): Promise<void> {
		const stream = this.document.get(number);
		if (this.forms.has(number) || !(stream instanceof Stream)) return;
		this.forms.add(number);
		const { layers } = this.hidden;
		if (layers?.isNeverShown(stream.dict.get('OC')) === true) return;
		const modes = this.modes.get(number);
		const mode = modes?.size === 1 ? [...modes][0]! : VISIBLE;
		await this.stream(number, this.aroundStream(number, stream), mode);
	}

	private async glyphs(number: number, font: Dict): Promise<void> {
		const { document } = this;
		const around = new Surroundings(document, font.get('Resources'), number);
		for (const glyph of document.dict(font.get('CharProcs'))?.values() ?? []) {
			if (!isRef(glyph) || this.forms.has(glyph.number)) continue;
			this.forms.add(glyph.number);
			await this.stream(glyph.number, around, VISIBLE);
		}
	}

	private async stream(number: number, around: Surroundings, mode: number): Promise<void> {
		const { document } = this;
		const stream = document.get(number);
		const content = stream instanceof Stream ? this.decoded(stream) : undefined;
		if (!content || !(stream instanceof Stream) || this.isKept(content)) return;
		const cleaned = await new ContentCleaner(document, around, this.taking, mode).clean(content);
		await this.took(cleaned, around, -1, number, stream.dict.get('StructParents'));
		if (cleaned.content !== content) document.put(number, await packStream(document, stream, cleaned.content));
	}

	/** Remembers the findings in the content of a page, or in `stream`. */
	private async took(
		cleaned: Cleaned,
		around: Surroundings,
		page: number,
		stream: number,
		key: Value | undefined,
	): Promise<void> {
		this.texts += cleaned.texts;
		this.images += cleaned.images;
		for (const { shelf, name: used } of cleaned.used) {
			const names = this.used.get(shelf.dict) ?? new Set();
			this.used.set(shelf.dict, names.add(used));
		}
		for (const use of cleaned.unused) this.unused.push(use);
		for (const { value } of cleaned.forms)
			if (isRef(value) && !this.hasResources(value.number) && !this.borrowed.has(value.number)) {
				this.borrowed.set(value.number, around);
				await this.form(value.number);
			} else if (this.only && this.takes && isRef(value)) await this.form(value.number);
		const parents = this.document.resolve(key);
		if (cleaned.ids.length > 0 && typeof parents === 'number')
			await this.structure.dropMarked(parents, page, stream, cleaned.ids);
	}

	private hasResources(form: number): boolean {
		const stream = this.document.get(form);
		return stream instanceof Stream && this.document.dict(stream.dict.get('Resources')) !== undefined;
	}

	private aroundStream(number: number, stream: Stream): Surroundings {
		return new Surroundings(this.document, stream.dict.get('Resources'), number, this.borrowed.get(number));
	}

	private decoded(stream: Stream): Uint8Array | undefined {
		const part = this.document.decodedPart(stream);
		if (!part) this.unread.add(stream);
		return part?.data;
	}

	/** Takes resources that only hidden content named out of their lists. */
	private dropUnused(): void {
		for (const { shelf, name: unused } of this.unused) {
			if (this.used.get(shelf.dict)?.has(unused) === true || !shelf.dict.has(unused)) continue;
			this.document.edit(shelf.holder);
			shelf.dict.delete(unused);
		}
	}
}

/** Whether content may have an inline image whose filter is DCTDecode, by this name, its short form, or with escapes in it (7.3.5). */
function mayHaveJpeg(content: Uint8Array): boolean {
	const bytes = asBuffer(content);
	return bytes.includes('BI') && (bytes.includes('DCT') || bytes.includes('#'));
}
