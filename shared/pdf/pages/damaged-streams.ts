/** Streams whose data is damaged inside: by a transfer as text, a part of a file that was lost or overwritten, or the end of a download. */
import { OctavoError } from '../../contract/errors';
import type { Memory } from '../memory';
import type { ObjectSource } from '../object-source';
import { decodeAtEase, decodePart, isFlushed, type DecodedPart } from '../read/decode-stream';
import { listOf } from '../read/resolve-references';
import { asBuffer, isEndobj, skipSpace, startsWith } from '../syntax/characters';
import { Name, Ref, Stream, type Value } from '../syntax/values';

/** Encoded bytes that are looked at, in the whole document and in one stream. The losses of others are not said. */
const MOST_ENCODED = 1 << 25;
const LONGEST = 1 << 23;
/** The same for data of filters that are undone in one step. */
const LONGEST_STEP = 1 << 18;

/** The cost of one stream besides its data, see `Pace`. */
const COST = 2000;

/** Zeros that encoded data does not have in a row: a sector of a disk that was lost. */
const SECTOR = Buffer.alloc(512);
/** The size of sectors in larger files; much larger ones are not looked at, because that would take time that can be measured. */
const LARGE_SECTOR = 4096;
const [LARGE_FILE, LARGEST_FILE] = [1 << 23, 1 << 26];
/** Zeros that content does not have in a row, except in an inline image. */
const ZEROS = Buffer.alloc(16);

/** Whether a sector of a file is blank, as one that was lost is. Uncompressed images and fonts may have some as well. */
export function hasBlankSector(bytes: Uint8Array): boolean {
	if (bytes.length > LARGEST_FILE) return false;
	const size = bytes.length > LARGE_FILE ? LARGE_SECTOR : SECTOR.length;
	for (let at = 0; at + SECTOR.length <= bytes.length; at += size) {
		if (bytes[at] !== 0 || bytes[at + 256] !== 0) continue;
		if (SECTOR.equals(bytes.subarray(at, at + SECTOR.length))) return true;
	}
	return false;
}

/** The filters of images; their data is not decoded here. */
const OF_IMAGES = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode', 'DCT', 'CCF']);

export class DamagedStreams {
	/** By object number. */
	private readonly known = new Map<number, boolean>();
	/** Decoded data is forgotten at once: it takes no memory from the operation. */
	private readonly memory: Memory;
	private left = MOST_ENCODED;

	constructor(private readonly document: ObjectSource) {
		this.memory = document.memory.fork();
	}

	/** Whether the stream to which `value` refers is damaged; false for other values. */
	async has(value: Value | undefined, isContent = false): Promise<boolean> {
		if (!(value instanceof Ref)) return false;
		const { number } = value;
		const known = this.known.get(number);
		if (known !== undefined) return known;
		const { document } = this;
		const stream = document.resolve(value);
		const isDamaged = stream instanceof Stream && (await this.look(stream, isContent));
		this.known.set(number, isDamaged);
		const due = document.job.pace.step(COST);
		if (due) await due;
		return isDamaged;
	}

	private async look(stream: Stream, isContent: boolean): Promise<boolean> {
		const { length } = stream.data;
		const filters = listOf(this.document, stream.dict.get('Filter')).map((filter) => (filter instanceof Name ? filter.text : ''));
		if (length > LONGEST || length > this.left) return this.isCutShort(stream);
		this.left -= length;
		if (filters.some((filter) => OF_IMAGES.has(filter))) return this.isDamagedImage(stream, filters);
		const part = await this.decode(stream, filters);
		if (!part) return false;
		const { document } = this;
		if (!part.whole && !isFlushed(document.encoded(stream))) return true;
		const data = asBuffer(part.data);
		if (isContent && data.includes(ZEROS) && !data.includes('EI')) return true;
		return filters.length === 0 && this.isCutShort(stream);
	}

	/** Undefined for data that is not looked at. */
	private async decode(stream: Stream, filters: readonly string[]): Promise<DecodedPart | undefined> {
		const { document, memory } = this;
		try {
			const damage = { found: false, mismatch: false };
			const data = await decodeAtEase(document, stream, memory, damage);
			if (data) return { data, whole: !damage.found && !damage.mismatch };
			const isLong = filters.length > 0 && stream.data.length > LONGEST_STEP;
			return isLong ? undefined : decodePart(document, stream, memory, true);
		} catch (thrown) {
			if (!(thrown instanceof OctavoError) || thrown.code === 'cancelled') throw thrown;
			if (thrown.code === 'unreadable_document') return { data: new Uint8Array(0), whole: false };
			// Too much data: the operation says so if it needs it.
			this.left = 0;
			return undefined;
		}
	}

	private isDamagedImage(stream: Stream, [first]: readonly string[]): boolean {
		if (this.isCutShort(stream)) return true;
		const data = this.document.encoded(stream);
		if (asBuffer(data).includes(SECTOR)) return true;
		return (first === 'DCTDecode' || first === 'DCT') && data.length > 0 && !isJpeg(data);
	}

	/** Whether the file ends or another object begins before the data has the length that it should have. */
	private isCutShort({ data, dict }: Stream): boolean {
		const { document } = this;
		const { bytes } = document;
		const end = data.byteOffset - bytes.byteOffset + data.length;
		const isInFile = data.buffer === bytes.buffer && end >= 0 && end <= bytes.length;
		if (!isInFile || document.lengthOf(dict.get('Length')) === data.length) return false;
		const next = skipSpace(bytes, end, bytes.length);
		return !startsWith(bytes, next, 'endstr') && !isEndobj(bytes, next);
	}
}

/** Whether data begins as JPEG does, after at most some white space or blank bytes. */
const isJpeg = (data: Uint8Array): boolean => asBuffer(data.subarray(0, 64)).includes(JPEG_START);
const JPEG_START = Buffer.of(0xff, 0xd8);
