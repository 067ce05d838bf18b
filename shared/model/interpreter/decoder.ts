/** The decoded data of content streams. Forms that many pages draw are decoded once. */
import { OctavoError } from '../../contract/errors';
import type { PdfDocument } from '../../pdf/document';
import type { DecodedPart } from '../../pdf/read/decode-stream';
import { skipWhiteSpace } from '../../pdf/syntax/characters';
import { isRef, Stream } from '../../pdf/syntax/values';

/** Smaller data is decoded at once: to wait for it takes longer. */
const AT_EASE = 100_000;
/** How much of forms is kept. */
const KEPT = 8 * 1024 * 1024;
const LINE_FEED = Uint8Array.of(10);

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
		const { document } = this;
		const { data, whole } = await this.decodePart(stream);
		if (!whole && !isFlushed(document.encoded(stream))) {
			this.isDamaged = true;
			if (form !== undefined) this.damagedForms.add(form);
		}
		return data;
	}

	private async decodePart(stream: Stream): Promise<DecodedPart> {
		const { document } = this;
		if (stream.data.length > AT_EASE) {
			const damage = { found: false };
			try {
				const data = await document.decodedAtEase(stream, damage);
				return { data, whole: !damage.found };
			} catch (thrown) {
				if (!(thrown instanceof OctavoError) || thrown.code !== 'unreadable_document') throw thrown;
			}
		}
		const part = document.decodedPart(stream) ?? { data: new Uint8Array(0), whole: false };
		const due = document.job.pace.step(part.data.length);
		if (due) await due;
		return part;
	}
}

/** The end of deflated data that was flushed (RFC 1951, 3.2.4): an empty block without compression. */
const FLUSH = [0x00, 0x00, 0xff, 0xff];
/** White space after it. */
const MOST_AFTER = 2;

/** Whether nothing is missing although the data does not end: it is empty, or Acrobat flushed it and never closed it. */
function isFlushed(data: Uint8Array): boolean {
	if (skipWhiteSpace(data, 0, data.length) === data.length) return true;
	for (let after = 0; after <= MOST_AFTER; after++) {
		const at = data.length - after - FLUSH.length;
		if (FLUSH.every((byte, index) => data[at + index] === byte)) return true;
	}
	return false;
}
