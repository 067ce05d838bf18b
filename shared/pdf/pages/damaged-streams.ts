/** Streams whose data is damaged inside: by a transfer as text, a part of a file that was lost or overwritten, or the end of a download. */
import { OctavoError } from '../../contract/errors';
import { isSupported, type Damage } from '../filters';
import type { Memory } from '../memory';
import type { ObjectSource } from '../object-source';
import { decodeAtEase, decodePart, isFlushed, noteDamagedData } from '../read/decode-stream';
import { listOf } from '../read/resolve-references';
import {
	afterString,
	asBuffer,
	BLANK,
	classOf,
	isEndobj,
	isKeyword,
	LETTER_B,
	OPEN_PARENTHESIS,
	PERCENT,
	REGULAR,
	skipComment,
	skipSpace,
	startsWith,
} from '../syntax/characters';
import { Dict, Name, Ref, Stream, type Value } from '../syntax/values';
import { isCutImage } from './cut-images';
import { isDeflated } from './odd-contents';

/** Encoded bytes that are looked at, in the whole document and in one stream. The losses of others are not said. */
const MOST_ENCODED = 1 << 25;
const LONGEST = 1 << 23;
/** The same for data of filters that are undone in one step. */
const LONGEST_STEP = 1 << 18;

/** The cost of one stream, and of a byte that is looked at, see `Pace`. */
const [COST, BYTE] = [2000, 2];

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

/** White space that belongs to the keyword after the data. */
const MOST_OF_LINE_END = 2;

/** The kind of data that a stream should have: content, a CMap, or any other. */
type Kind = 'content' | 'map' | 'data';

interface Looked {
	readonly data: Uint8Array;
	readonly damage: Damage;
}

export class DamagedStreams {
	/** By object number. */
	private readonly known = new Map<number, boolean>();
	/** Decoded data is forgotten at once: it takes no memory from the operation. */
	private readonly memory: Memory;
	private left = MOST_ENCODED;

	/** `notes`: damage that is found is noted, as if the operation had decoded the stream. */
	constructor(
		private readonly document: ObjectSource,
		private readonly notes: boolean,
	) {
		this.memory = document.memory.fork();
	}

	/** Whether the stream to which `value` refers is damaged; false for other values. */
	async has(value: Value | undefined, kind: Kind = 'data'): Promise<boolean> {
		if (!(value instanceof Ref)) return false;
		const { number } = value;
		const known = this.known.get(number);
		if (known !== undefined) return known;
		const { document } = this;
		const stream = document.resolve(value);
		const damage = stream instanceof Stream ? await this.look(stream, kind) : undefined;
		if (damage && this.notes) noteDamagedData(document, stream as Stream, damage);
		const isDamaged = damage !== undefined && (damage.found || damage.mismatch === true);
		this.known.set(number, isDamaged);
		const due = document.job.pace.step(COST + (kind === 'data' || !(stream instanceof Stream) ? 0 : BYTE * stream.data.length));
		if (due) await due;
		return isDamaged;
	}

	/** Undefined for data that is not looked at. */
	private async look(stream: Stream, kind: Kind): Promise<Damage | undefined> {
		const { length } = stream.data;
		const isContent = kind === 'content';
		const filters = listOf(this.document, stream.dict.get('Filter')).map((filter) => (filter instanceof Name ? filter.text : ''));
		if (length > LONGEST || length > this.left) return this.isCutShort(stream) ? { found: true } : undefined;
		this.left -= length;
		if (filters.some((filter) => OF_IMAGES.has(filter))) return { found: await this.isDamagedImage(stream, filters) };
		if (isContent && !filters.every((filter) => isSupported(filter))) return { found: true };
		const part = await this.decode(stream, filters);
		if (!part) return undefined;
		const { damage } = part;
		const isDamaged = damage.found || damage.mismatch === true;
		if (isDamaged && !isFlushed(this.document.encoded(stream), damage)) return damage;
		const data = asBuffer(part.data);
		const isBlank = isContent && data.includes(ZEROS) && !data.includes('EI');
		const isPlain = filters.length === 0;
		// Its filter is lost.
		if (isContent && isPlain && isDeflated(data)) return { found: true };
		// Encoded data that is cut is known by its code.
		if (isPlain && (isContent ? endsInString(data) : kind === 'map' && isCutMap(data))) return { found: true };
		return { found: isBlank || (isPlain && (this.isCutShort(stream) || this.isFontOfOtherLength(stream, data.length))) };
	}

	/** Undefined for data that is not looked at. */
	private async decode(stream: Stream, filters: readonly string[]): Promise<Looked | undefined> {
		const { document, memory } = this;
		const damage: Damage = { found: false, mismatch: false };
		try {
			const data = await decodeAtEase(document, stream, memory, damage);
			if (data) return { data, damage };
			const isLong = filters.length > 0 && stream.data.length > LONGEST_STEP;
			const part = isLong ? undefined : decodePart(document, stream, memory, true);
			return part && { data: part.data, damage: part.damage ?? { found: !part.whole } };
		} catch (thrown) {
			if (!(thrown instanceof OctavoError) || thrown.code === 'cancelled') throw thrown;
			if (thrown.code === 'unreadable_document') return { data: new Uint8Array(0), damage: { ...damage, found: true } };
			// Too much data: the operation says so if it needs it.
			this.left = 0;
			return undefined;
		}
	}

	private async isDamagedImage(stream: Stream, filters: readonly string[]): Promise<boolean> {
		if (this.isCutShort(stream)) return true;
		const data = this.document.encoded(stream);
		if (asBuffer(data).includes(SECTOR)) return true;
		const at = filters.findIndex((filter) => OF_IMAGES.has(filter));
		const [before, ofImage] = [filters.slice(0, at), filters[at]!];
		if (at === 0) return isCutImage(ofImage, data);
		const part = await this.decode(this.withFilters(stream, at), before);
		if (!part) return false;
		const { found, mismatch } = part.damage;
		return ((found || mismatch === true) && !isFlushed(data, part.damage)) || isCutImage(ofImage, part.data);
	}

	/** The stream with its first filters alone, `count` of them. */
	private withFilters({ dict, data, sealed }: Stream, count: number): Stream {
		const { document } = this;
		const some = new Dict([...dict]);
		for (const key of ['Filter', 'DecodeParms']) some.set(key, listOf(document, dict.get(key)).slice(0, count));
		return new Stream(some, data, sealed);
	}

	/** Whether the parts of a font program that is not encoded have another length together than its data (9.9, Table 125). */
	private isFontOfOtherLength({ dict }: Stream, length: number): boolean {
		const parts = ['Length1', 'Length2', 'Length3'].map((key) => this.document.lengthOf(dict.get(key)));
		if (!dict.has('Length1') || parts[0]! < 0) return false;
		const sum = parts.reduce((total, part) => total + Math.max(0, part), 0);
		return length < sum || length > sum + MOST_OF_LINE_END;
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

/** Whether content ends within a string, which none does (ISO 32000-2, 7.8.2). False for inline images: they may have any byte. */
function endsInString(data: Uint8Array): boolean {
	for (let at = 0; at < data.length; at++) {
		const byte = data[at];
		if (byte === PERCENT) at = skipComment(data, at, data.length);
		else if (byte === OPEN_PARENTHESIS) {
			at = afterString(data, at, data.length) - 1;
			if (at < 0) return true;
		} else if (byte === LETTER_B && isKeyword(data, at, 'BI') && classOf[data[at - 1] ?? BLANK] !== REGULAR) return false;
	}
	return false;
}

/** Whether a CMap has a beginning and no end (9.7.5.4). */
const isCutMap = (data: Buffer): boolean => data.includes('begincmap') && !data.includes('endcmap');
