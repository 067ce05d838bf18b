/** Copying objects that nobody edited, while references, strings and stream data change in place. */
import { SPACE, classOf } from '../syntax/characters';
import type { PdfDocument } from '../document';
import type { Marked } from '../reachability';
import type { Sink } from '../syntax/output';
import { Parser } from '../syntax/parser';
import { STRING } from '../syntax/scan';
import { writeString } from '../syntax/serialize';
import { NO_ENTRIES, encrypted, holdsCrypt, verbatim, type Body, type ObjectWriting } from './stream-data';
import { Str, Stream, type Dict } from '../syntax/values';
import type { WriteMode } from './write-mode';
import { UNCOMPRESSED } from '../object-table';

export class ObjectCopier {
	constructor(
		private readonly documents: readonly PdfDocument[],
		private readonly marked: Marked,
		private readonly mode: WriteMode,
		/** The number that an object has in the output; 0 when it is not written. */
		private readonly finalNumber: (part: number, number: number) => number,
	) {}

	/** Copies an unedited object without header, replacing references, strings and stream data as the mode asks. */
	copy(sink: Sink, part: number, number: number, writing: ObjectWriting): void {
		const document = this.documents[part]!;
		const { walked, patches } = this.marked.markings[part]!;
		const patch = patches?.ranges.get(number);
		const place = document.place(number)!;
		const inFile = place.bytes === document.bytes;
		if (!this.mode.renumber && !this.mode.strings) {
			sink.copy(place.bytes, place.start, place.end);
			return;
		}
		const valueEnd = patch ? patch.valueEnd : walked.valueEnd[number]!;
		const dataStart = inFile ? walked.dataStart[number]! : -1;
		const sealed = dataStart >= 0 && this.mode.strings;
		let at = skipBlanks(place.bytes, place.start);
		let data: Body | undefined;
		let newLength = -1;
		if (sealed) {
			data = this.transcrypt(document, number, writing, valueEnd, document.bytes.subarray(dataStart, walked.dataEnd[number]));
			newLength = walked.lengthStart[number]!;
		}
		const { marks } = (patch ? patches! : walked).scan;
		const from = patch ? patch.from : walked.from[number]!;
		const to = patch ? patch.to : walked.to[number]!;
		let lengthDone = newLength < 0;
		const putLength = () => {
			sink.copy(place.bytes, at, newLength);
			sink.integer(data!.length);
			at = walked.lengthEnd[number]!;
			lengthDone = true;
		};
		for (let i = from; i < to; i += 3) {
			const what = marks[i]!;
			const start = marks[i + 1]!;
			const end = marks[i + 2]!;
			if (!lengthDone && start >= newLength) putLength();
			if (start < at) continue;
			if (what === STRING) {
				sink.copy(place.bytes, at, start);
				this.copyString(sink, document, number, place.bytes, start, end, inFile, writing);
				at = end;
			} else if (this.mode.renumber) {
				sink.copy(place.bytes, at, start);
				const final = this.finalNumber(part, what);
				if (final === 0) sink.text('null');
				else {
					sink.integer(final);
					sink.text(' 0 R');
				}
				at = end;
			}
		}
		if (!lengthDone) putLength();
		if (data) {
			sink.copy(place.bytes, at, valueEnd);
			sink.text('\nstream\n');
			data.put(sink);
			sink.text('\nendstream');
		} else if (dataStart >= 0) {
			sink.copy(place.bytes, at, walked.dataEnd[number]!);
			sink.text('\nendstream');
		} else sink.copy(place.bytes, at, valueEnd);
	}

	private copyString(
		sink: Sink,
		document: PdfDocument,
		number: number,
		bytes: Uint8Array,
		start: number,
		end: number,
		inFile: boolean,
		writing: ObjectWriting,
	): void {
		const { security } = document;
		const generation = document.generation(number);
		const opens = security && (inFile || document.patched.has(number)) && document.table.kind[number] === UNCOMPRESSED;
		const parser = new Parser(
			bytes,
			start,
			end,
			1,
			opens ? (sealed) => security.decryptString(sealed, number, generation) : undefined,
		);
		const value = parser.value();
		if (value instanceof Str) writeString(sink, value.bytes, writing);
	}

	/** Stream data of an unedited object, whose value ends at `valueEnd`, for its new number and encryption. */
	private transcrypt(document: PdfDocument, number: number, writing: ObjectWriting, valueEnd: number, data: Uint8Array): Body {
		const { security } = this.mode;
		const generation = document.generation(number);
		const same =
			security === document.security && (!security?.numbered || (number === writing.number && generation === writing.generation));
		if (same) return verbatim(data);
		const dict = this.telling(document, number, valueEnd);
		const clear = document.security ? document.encoded(new Stream(dict, data, { number, generation })) : data;
		return encrypted(clear, writing, dict);
	}

	/** What ciphers must know of an unedited stream: most often nothing, and then its dictionary is not parsed. */
	private telling(document: PdfDocument, number: number, valueEnd: number): Dict {
		const { security } = this.mode;
		const uniform = (security?.uniform ?? true) && (document.security?.uniform ?? true);
		if (uniform && !holdsCrypt(document.bytes, document.bodies[number]!, valueEnd)) return NO_ENTRIES;
		const value = document.get(number);
		return value instanceof Stream ? value.dict : NO_ENTRIES;
	}

	/** A stream with a /Crypt filter, which must not stay when the encryption changes. */
	withCryptFilter(part: number, number: number): Stream | undefined {
		const document = this.documents[part]!;
		const { valueEnd, dataStart } = this.marked.markings[part]!.walked;
		if (!this.mode.recrypt || !document.security || document.table.kind[number] !== UNCOMPRESSED || dataStart[number]! < 0)
			return undefined;
		if (!holdsCrypt(document.bytes, document.bodies[number]!, valueEnd[number]!)) return undefined;
		const value = document.get(number);
		return value instanceof Stream ? value : undefined;
	}
}

function skipBlanks(bytes: Uint8Array, at: number): number {
	while (at < bytes.length && classOf[bytes[at]!] === SPACE) at++;
	return at;
}
