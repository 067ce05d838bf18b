/** Copies objects that were not edited, while references, strings and stream data change in place. */
import type { PdfDocument } from '../document';
import { UNCOMPRESSED } from '../object-table';
import type { Marked } from '../reachability';
import { skipWhiteSpace } from '../syntax/characters';
import type { Sink } from '../syntax/output';
import { Parser, type StringOpener } from '../syntax/parser';
import { STRING } from '../syntax/scan';
import { writeString } from '../syntax/serialize';
import { Str, Stream, type Dict } from '../syntax/values';
import { NO_ENTRIES, encryptStream, holdsCrypt, verbatim, type Body, type ObjectWriting } from './stream-data';
import type { WriteMode } from './write-mode';

/** An unedited object: its bytes, and where the parts of it are. */
interface SourceObject {
	readonly document: PdfDocument;
	readonly part: number;
	readonly number: number;
	readonly bytes: Uint8Array;
	readonly start: number;
	readonly valueEnd: number;
	/** The data of a stream, or -1. */
	readonly dataStart: number;
	readonly dataEnd: number;
	/** The value of the stream's /Length. */
	readonly lengthStart: number;
	readonly lengthEnd: number;
	/** Its references and strings are `marks` from `from` to `to`, see `Scan`. */
	readonly marks: Int32Array;
	readonly from: number;
	readonly to: number;
}

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
		if (!this.mode.renumber && !this.mode.transcrypt) {
			const { bytes, start, end } = this.documents[part]!.place(number)!;
			sink.copy(bytes, start, end);
			return;
		}
		const source = this.locate(part, number);
		const { bytes, valueEnd, dataStart, dataEnd } = source;
		if (dataStart < 0) {
			const at = this.copyValue(sink, source, undefined, writing);
			sink.copy(bytes, at, valueEnd);
			return;
		}
		const data = this.mode.transcrypt ? this.transcrypt(source, writing) : undefined;
		const at = this.copyValue(sink, source, data?.length, writing);
		if (data) {
			sink.copy(bytes, at, valueEnd);
			sink.text('\nstream\n');
			data.put(sink);
		} else sink.copy(bytes, at, dataEnd);
		sink.text('\nendstream');
	}

	/** Where the parts of an unedited object are. */
	private locate(part: number, number: number): SourceObject {
		const document = this.documents[part]!;
		const { walked, patches } = this.marked.markings[part]!;
		const { bytes, start } = document.place(number)!;
		const isStream = bytes === document.bytes && walked.dataStart[number]! >= 0;
		const patch = patches?.ranges.get(number);
		return {
			document,
			part,
			number,
			bytes,
			start: skipWhiteSpace(bytes, start, bytes.length),
			valueEnd: patch ? patch.valueEnd : walked.valueEnd[number]!,
			dataStart: isStream ? walked.dataStart[number]! : -1,
			dataEnd: isStream ? walked.dataEnd[number]! : -1,
			lengthStart: isStream ? walked.lengthStart[number]! : -1,
			lengthEnd: isStream ? walked.lengthEnd[number]! : -1,
			marks: (patch ? patches! : walked).scan.marks,
			from: patch ? patch.from : walked.from[number]!,
			to: patch ? patch.to : walked.to[number]!,
		};
	}

	/**
	 * Copies the value up to the last thing that is replaced, and returns the position after that. `length`: the new /Length of a
	 * stream, or undefined if it stays.
	 */
	private copyValue(sink: Sink, source: SourceObject, length: number | undefined, writing: ObjectWriting): number {
		const { bytes, marks, lengthStart, lengthEnd, to } = source;
		let at = source.start;
		let lengthPending = length !== undefined && lengthStart >= 0;
		let opener: StringOpener | undefined;
		for (let i = source.from; i < to || lengthPending; i += 3) {
			if (lengthPending && (i >= to || marks[i + 1]! >= lengthStart)) {
				sink.copy(bytes, at, lengthStart);
				sink.integer(length!);
				at = lengthEnd;
				lengthPending = false;
				if (i >= to) break;
			}
			const mark = marks[i]!;
			const start = marks[i + 1]!;
			// A mark of the value that the new length replaced.
			if (start < at) continue;
			if (mark === STRING) {
				sink.copy(bytes, at, start);
				at = marks[i + 2]!;
				opener ??= this.openerOf(source);
				const value = new Parser(bytes, start, at, 1, opener).value();
				if (value instanceof Str) writeString(sink, value.bytes, writing);
			} else if (this.mode.renumber) {
				sink.copy(bytes, at, start);
				at = marks[i + 2]!;
				this.putReference(sink, source.part, mark);
			}
		}
		return at;
	}

	private putReference(sink: Sink, part: number, number: number): void {
		const final = this.finalNumber(part, number);
		if (final === 0) {
			sink.text('null');
			return;
		}
		sink.integer(final);
		sink.text(' 0 R');
	}

	/** Decrypts the strings of an object. Those of compressed objects are protected by the encryption of the object stream. */
	private openerOf({ document, number }: SourceObject): StringOpener | undefined {
		const { security } = document;
		if (!security || document.table.kind[number] !== UNCOMPRESSED) return undefined;
		const generation = document.generation(number);
		return (sealed) => security.decryptString(sealed, number, generation);
	}

	/** Stream data of an unedited object for its new number and encryption. */
	private transcrypt({ document, number, valueEnd, dataStart, dataEnd }: SourceObject, writing: ObjectWriting): Body {
		const { security } = this.mode;
		const data = document.bytes.subarray(dataStart, dataEnd);
		const generation = document.generation(number);
		const same =
			security === document.security && (!security?.numbered || (number === writing.number && generation === writing.generation));
		if (same) return verbatim(data);
		const dict = this.cipherEntries(document, number, valueEnd);
		const clear = document.security ? document.encoded(new Stream(dict, data, { number, generation })) : data;
		return encryptStream(clear, writing, dict);
	}

	/** The entries of an unedited stream that ciphers must know: usually none, and then its dictionary is not parsed. */
	private cipherEntries(document: PdfDocument, number: number, valueEnd: number): Dict {
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
		if (
			!this.mode.dropsCryptFilters ||
			!document.security ||
			document.table.kind[number] !== UNCOMPRESSED ||
			dataStart[number]! < 0
		)
			return undefined;
		if (!holdsCrypt(document.bytes, document.bodies[number]!, valueEnd[number]!)) return undefined;
		const value = document.get(number);
		return value instanceof Stream ? value : undefined;
	}
}
