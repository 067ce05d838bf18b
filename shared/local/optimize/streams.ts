/**
 * Streams of a document, compressed as well as can be without loss (docs/semantics.md, optimize_document). The decoded
 * bytes never change: filters that only transport or compress badly are undone, and Flate takes their place where it is smaller.
 */
import type { PdfDocument } from '../../pdf/document';
import type { Marked } from '../../pdf/reachability';
import { noteDamagedData } from '../../pdf/read/decode-stream';
import { listOf } from '../../pdf/read/resolve-references';
import { UNCOMPRESSED } from '../../pdf/object-table';
import { undo } from '../../pdf/filters';
import { withData } from '../../pdf/filters/stream-data';
import { codecOf, inflateTolerantly } from '../../pdf/syntax/portable-codec';
import { Dict, Name, Stream, isName, name, type Value } from '../../pdf/syntax/values';

/** Most bytes that are decoded of a document. */
const MOST_DECODED = 256 * 1024 * 1024;
/** Compressed bytes that larger streams are judged by, before all of their data is deflated. */
const SAMPLE = 256 * 1024;
/** Pieces of the sample, from all over the stream. */
const PIECES = 4;
/** The sample must shrink to this part of what the stream takes now. */
const WORTHWHILE = 0.97;
/** Streams under way at once: native compression uses several threads. */
const AT_ONCE = 4;
const LEVEL = 9;

/** A stream with some of its filters undone. */
interface Body {
	readonly data: Uint8Array;
	/** The filters that remain, and their parameters. */
	readonly filters: readonly Value[];
	readonly parameters: readonly Value[];
}

const ASCII = new Set(['ASCIIHexDecode', 'ASCII85Decode']);
const COMPRESSING = new Set(['FlateDecode', 'LZWDecode', 'RunLengthDecode']);

export class StreamOptimizer {
	/** Bytes that may still be decoded. */
	private remaining = MOST_DECODED;
	private left = 0;

	constructor(
		private readonly document: PdfDocument,
		private readonly marked: Marked,
		/** Whether another object replaces this one. */
		private readonly isDouble: (number: number) => boolean,
	) {}

	/** Edits all live streams; returns the number of those that could have been smaller and were left. */
	async run(): Promise<{ left: number }> {
		const numbers = this.streams();
		for (let start = 0; start < numbers.length; start += AT_ONCE) {
			// The allowance is the same for all streams that are under way at once: the result does not depend on which ends first.
			const most = this.remaining;
			const spent = await Promise.all(numbers.slice(start, start + AT_ONCE).map((number) => this.optimize(number, most)));
			for (const bytes of spent) this.remaining -= bytes;
			const due = this.document.job.pace.step(2000 * AT_ONCE);
			if (due) await due;
			this.document.job.pace.progress(start / numbers.length);
		}
		return { left: this.left };
	}

	private streams(): number[] {
		const { document } = this;
		const { live, walked } = this.marked.markings[0]!;
		const numbers: number[] = [];
		for (let number = 1; number < live.length; number++) {
			if (live[number] !== 1 || this.isDouble(number)) continue;
			const edited = document.edited.get(number);
			const unedited = document.table.kind[number] === UNCOMPRESSED && walked.dataStart[number]! > 0;
			if (edited === undefined ? unedited : edited instanceof Stream) numbers.push(number);
		}
		return numbers;
	}

	/** Compresses one stream again; returns how many bytes were decoded for it. */
	private async optimize(number: number, most: number): Promise<number> {
		const { document } = this;
		const stream = document.get(number);
		if (!(stream instanceof Stream)) return 0;
		// As a value its dictionary is written without blanks, and its length directly.
		document.put(number, stream);
		if (isUntouchable(document, stream)) return 0;
		const encoded = document.encoded(stream);
		const body = this.withoutTransport(stream, encoded);
		const { smaller, decoded } = await this.compressed(stream, body, most);
		const result = smaller ?? body;
		if (sizeOfStream(result) < sizeOfStream({ ...filtersOf(document, stream.dict), data: encoded }))
			document.put(number, withBody(stream, result));
		return decoded;
	}

	/** The stream without the ASCII filters that come first. */
	private withoutTransport(stream: Stream, data: Uint8Array): Body {
		const { filters, parameters } = filtersOf(this.document, stream.dict);
		const count = filters.findIndex((filter) => !(filter instanceof Name && ASCII.has(filter.text)));
		const ascii = count < 0 ? filters.length : count;
		const budget = { stream: data.length * 4 + 16, total: data.length * 4 + 16, remaining: data.length * 4 + 16 };
		for (const filter of filters.slice(0, ascii)) data = undo((filter as Name).text, data, undefined, budget);
		return { data, filters: filters.slice(ascii), parameters: parameters.slice(ascii) };
	}

	/** The same data deflated again, if that is smaller. */
	private async compressed(stream: Stream, body: Body, most: number): Promise<{ smaller?: Body; decoded: number }> {
		const codec = codecOf(this.document.job);
		const plain = await this.decoded(stream, body, most);
		if (plain === 'too much') {
			this.left++;
			return { decoded: 0 };
		}
		// Filters of images are left alone.
		if (!plain || plain.filters.length > 0) return { decoded: plain?.data.length ?? 0 };
		const decoded = plain.data.length;
		if (body.data.length > SAMPLE && !(await this.isWorthwhile(plain.data, body.data.length))) return { decoded };
		const data = await codec.deflate(plain.data, LEVEL);
		const flate: Body = { data, filters: [name('FlateDecode')], parameters: plain.parameters };
		const others = [body, ...(this.isPredicted(plain) ? [] : [plain])];
		return { smaller: others.reduce((best, other) => (sizeOfStream(other) < sizeOfStream(best) ? other : best), flate), decoded };
	}

	/** Whether the data makes sense only together with a filter that undoes its predictor. */
	private isPredicted({ parameters }: Body): boolean {
		const predictor = this.document.resolve(this.document.dict(parameters[0])?.get('Predictor'));
		return typeof predictor === 'number' && predictor > 1;
	}

	private async isWorthwhile(data: Uint8Array, size: number): Promise<boolean> {
		const piece = Math.floor((SAMPLE / PIECES) * (data.length / size));
		const step = Math.floor((data.length - piece) / (PIECES - 1));
		const sample = Buffer.concat(Array.from({ length: PIECES }, (_, i) => data.subarray(i * step, i * step + piece)));
		const packed = await codecOf(this.document.job).deflate(sample, LEVEL);
		return packed.length < WORTHWHILE * (size / data.length) * sample.length;
	}

	/** The data that ends where it should, whatever its checksum. Damage is noted. */
	private async inflatedLoosely(stream: Stream, data: Uint8Array, most: number): Promise<Uint8Array | undefined> {
		const { document } = this;
		const { bytes, reached, damaged, mismatch } = await inflateTolerantly(data, most, document.job.pace);
		if (reached > most) return undefined;
		noteDamagedData(document, stream, { found: damaged, mismatch });
		return damaged ? undefined : bytes;
	}

	/** The data without compression, whose predictor stays; undefined where the filter is not one of ours, or finds damage. */
	private async decoded(stream: Stream, body: Body, most: number): Promise<Body | 'too much' | undefined> {
		const [filter, ...others] = body.filters;
		if (filter === undefined) return body.data.length > most ? 'too much' : body;
		if (!(filter instanceof Name) || !COMPRESSING.has(filter.text) || others.length > 0) return undefined;
		if (filter.text === 'FlateDecode') {
			const { job } = this.document;
			const limit = Math.max(most, 0);
			const data = (await codecOf(job).inflate(body.data, limit)) ?? (await this.inflatedLoosely(stream, body.data, limit));
			if (data) return { data, filters: [], parameters: body.parameters };
			// More than that it may well have been.
			return body.data.length * 4 > most ? 'too much' : undefined;
		}
		const parameters = this.document.dict(body.parameters[0]);
		const early = this.document.resolve(parameters?.get('EarlyChange'));
		try {
			const told = typeof early === 'number' ? new Dict([['EarlyChange', early]]) : undefined;
			const data = undo(filter.text, body.data, told, { stream: most, total: most, remaining: most });
			const kept = new Dict([...(parameters ?? [])].filter(([key]) => key !== 'EarlyChange'));
			return { data, filters: [], parameters: kept.size > 0 ? [kept] : [] };
		} catch {
			return undefined;
		}
	}
}

/** Streams in other files, streams with their own filter for encryption, and metadata, which other programs look for in plain text. */
function isUntouchable(document: PdfDocument, { dict }: Stream): boolean {
	const filters = listOf(document, dict.get('Filter'));
	return (
		dict.has('F') || filters.some((filter) => isName(filter, 'Crypt')) || isName(document.resolve(dict.get('Type')), 'Metadata')
	);
}

function filtersOf(document: PdfDocument, dict: Dict): { filters: Value[]; parameters: Value[] } {
	const filters = listOf(document, dict.get('Filter'));
	// The parameters themselves may be references, which stay.
	const given = dict.get('DecodeParms');
	const list = document.array(given) ?? (given === undefined ? [] : [given]);
	return { filters, parameters: filters.map((_, i) => list[i] ?? null) };
}

/** About what the stream takes in the file. */
const sizeOfStream = ({ data, filters }: Body): number =>
	data.length + filters.reduce<number>((sum, filter) => sum + (filter instanceof Name ? filter.text.length + 9 : 0), 0);

/** The stream with the data of `body`, and with the filters that are left. */
function withBody(stream: Stream, { data, filters, parameters }: Body): Stream {
	const made = withData(stream, data, { compress: false });
	const single = filters.length === 1;
	if (filters.length > 0) made.dict.set('Filter', single ? filters[0]! : [...filters]);
	if (filters.length > 0 && parameters.some((one) => one !== null))
		made.dict.set('DecodeParms', single ? parameters[0]! : [...parameters]);
	return made;
}
