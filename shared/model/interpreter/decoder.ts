/** The decoded data of content streams. Forms that many pages draw are decoded once. */
import type { PdfDocument } from '../../pdf/document';
import { asBuffer } from '../../pdf/syntax/characters';
import { isRef, Stream } from '../../pdf/syntax/values';
import { readData } from '../content/whole-data';

/** How much of forms is kept. */
const KEPT = 8 * 1024 * 1024;
const LINE_FEED = Uint8Array.of(10);

/** Zeros of which content has never as many in a row, except in an inline image: a disk or a transfer has lost that part. */
const ZEROS = Buffer.alloc(16);
const hasBlankedPart = (data: Uint8Array): boolean => {
	const content = asBuffer(data);
	return content.includes(ZEROS) && !content.includes('EI');
};

export class Decoder {
	private readonly forms = new Map<number, Uint8Array>();
	private readonly damagedForms = new Set<number>();
	private kept = 0;
	private isDamaged = false;

	constructor(private readonly document: PdfDocument) {}

	/** The content of a page: its streams, as far as they can be decoded, with white space in between (ISO 32000-2, 7.8.2). */
	async page(index: number): Promise<Uint8Array> {
		const { document } = this;
		this.isDamaged = false;
		const contents = document.entry(document.pages.number(index), 'Contents');
		const one = document.resolve(contents);
		if (one instanceof Stream) return this.decode(one);
		const parts: Uint8Array[] = [];
		for (const item of document.array(contents) ?? []) {
			const stream = isRef(item) ? document.get(item) : null;
			if (stream instanceof Stream) parts.push(await this.decode(stream), LINE_FEED);
		}
		return parts.length === 2 ? parts[0]! : Buffer.concat(parts);
	}

	/** Whether the page that was asked for last, or a form since then, could be decoded in part only. */
	get hasLosses(): boolean {
		return this.isDamaged;
	}

	/** The content of a form. */
	async form(number: number, stream: Stream): Promise<Uint8Array> {
		const known = this.forms.get(number);
		if (this.damagedForms.has(number)) this.isDamaged = true;
		if (known) return known;
		const content = await this.decode(stream, number);
		this.kept += content.length;
		if (this.kept > KEPT) {
			this.forms.clear();
			this.kept = content.length;
		}
		this.forms.set(number, content);
		return content;
	}

	private async decode(stream: Stream, form?: number): Promise<Uint8Array> {
		const { data, whole } = await readData(this.document, stream);
		if (!whole || hasBlankedPart(data)) {
			this.isDamaged = true;
			if (form !== undefined) this.damagedForms.add(form);
		}
		return data;
	}
}
