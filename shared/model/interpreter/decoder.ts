/** The decoded data of content streams. Forms that many pages draw are decoded once. */
import { OctavoError } from '../../contract/errors';
import type { PdfDocument } from '../../pdf/document';
import { isRef, Stream } from '../../pdf/syntax/values';

/** Smaller data is decoded at once: to wait for it takes longer. */
const AT_EASE = 100_000;
/** How much of forms is kept. */
const KEPT = 8 * 1024 * 1024;
const LINE_FEED = Uint8Array.of(10);

export class Decoder {
	private readonly forms = new Map<number, Uint8Array>();
	private kept = 0;

	constructor(private readonly document: PdfDocument) {}

	/** The content of a page: its streams, as far as they can be decoded, with white space in between (ISO 32000-2, 7.8.2). */
	async page(index: number): Promise<Uint8Array> {
		const { document } = this;
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

	/** The content of a form. */
	async form(number: number, stream: Stream): Promise<Uint8Array> {
		const known = this.forms.get(number);
		if (known) return known;
		const content = await this.decode(stream);
		this.kept += content.length;
		if (this.kept > KEPT) {
			this.forms.clear();
			this.kept = content.length;
		}
		this.forms.set(number, content);
		return content;
	}

	private async decode(stream: Stream): Promise<Uint8Array> {
		const { document } = this;
		if (stream.data.length > AT_EASE) {
			try {
				return await document.decodedAtEase(stream);
			} catch (thrown) {
				if (!(thrown instanceof OctavoError) || thrown.code !== 'unreadable_document') throw thrown;
			}
		}
		const data = document.decodedPart(stream)?.data ?? new Uint8Array(0);
		const due = document.job.pace.step(data.length);
		if (due) await due;
		return data;
	}
}
