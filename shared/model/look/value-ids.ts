/** Values of a document by what they say: color spaces, shadings, functions. References are followed, and streams decoded. */
import { Dict, isArray, isRef, Name, Str, Stream, type Value } from '../../pdf/syntax/values';
import type { PdfDocument } from '../../pdf/document';
import { Digest } from './digest';

/** Values within values, and values in all, of one that is asked for. */
const MOST_LEVELS = 50;
const MOST_VALUES = 200_000;
/** Entries of an array or a dictionary that is hashed apart, once for each object: thousands of values may refer to it. */
const MANY = 100;
/** How much is hashed before others may run, in bytes. */
const STRETCH = 4 * 1024 * 1024;

/** Entries that say how a value is written, where else it is used, or when it was made. */
const NOT_COMPARED: ReadonlySet<string> = new Set(
	'Length Filter DecodeParms DL Metadata PieceInfo LastModified Parent P Popup StructParent StructParents Type'.split(' '),
);

/** Signs before values. */
const OTHER = 0;
const NAME = 1;
const STRING = 2;
const NUMBER = 3;
const ARRAY = 4;
const DICTIONARY = 5;
const STREAM = 6;
const CUT = 7;
const END = 8;

export class ValueIds {
	private readonly objects = new Map<number, string>();
	private readonly direct = new WeakMap<object, string>();
	/** Objects with very many entries. */
	private readonly large = new Map<number, string>();

	constructor(private readonly document: PdfDocument) {}

	/** The same text for values that say the same. */
	async of(value: Value | undefined): Promise<string> {
		if (value === undefined || value === null) return '';
		if (typeof value !== 'object') return `${value}`;
		const known = isRef(value) ? this.objects.get(value.number) : this.direct.get(value);
		if (known !== undefined) return known;
		const digest = new Digest();
		await this.write(value, digest, []);
		const id = digest.finish();
		if (isRef(value)) this.objects.set(value.number, id);
		else this.direct.set(value, id);
		return id;
	}

	/** Data of a stream, with pauses. */
	async data(stream: Stream, digest: Digest): Promise<void> {
		const { document } = this;
		const decoded = stream.data.length > STRETCH ? await document.decodedAtEase(stream) : document.decodedPart(stream)?.data;
		await this.bytes(withoutDate(decoded ?? document.encoded(stream)), digest);
	}

	async bytes(data: Uint8Array, digest: Digest): Promise<void> {
		const { pace } = this.document.job;
		for (let at = 0; at < data.length; at += STRETCH) {
			digest.bytes(data.subarray(at, at + STRETCH));
			const due = pace.step(Math.min(data.length - at, STRETCH));
			if (due) await due;
		}
	}

	/** `within`: the objects that the value is in. */
	private async write(value: Value | undefined, digest: Digest, within: readonly number[]): Promise<void> {
		const found = this.document.resolve(value);
		const isLarge = isArray(found) ? found.length > MANY : found instanceof Dict && found.size > MANY;
		if (!isLarge) return await this.writeValue(value, digest, within);
		let id = isRef(value) ? this.large.get(value.number) : undefined;
		if (id === undefined) {
			const own = new Digest();
			await this.writeValue(value, own, within);
			id = own.finish();
			// Deeper values may be cut, and an id that is remembered counts anywhere.
			if (isRef(value) && within.length < MOST_LEVELS / 5) this.large.set(value.number, id);
			// Values that are hashed each time count each time.
			else digest.count += own.count;
		}
		digest.text(id);
	}

	private async writeValue(value: Value | undefined, digest: Digest, within: readonly number[]): Promise<void> {
		if (within.length > MOST_LEVELS || digest.count > MOST_VALUES || (isRef(value) && within.includes(value.number))) {
			digest.exact(CUT);
			return;
		}
		const found = this.document.resolve(value);
		const inside = [...within, isRef(value) ? value.number : -1];
		if (typeof found === 'number') {
			digest.exact(NUMBER);
			digest.exact(Number(found.toPrecision(5)));
		} else if (found instanceof Name || typeof found === 'boolean') {
			digest.exact(NAME);
			digest.text(found instanceof Name ? found.text : `${found}`);
		} else if (found instanceof Str) {
			digest.exact(STRING);
			digest.bytes(found.bytes);
		} else if (isArray(found)) {
			digest.exact(ARRAY);
			for (const item of found) await this.write(item, digest, inside);
			digest.exact(END);
		} else if (found instanceof Dict) await this.entries(found, DICTIONARY, digest, inside);
		else if (found instanceof Stream) {
			await this.entries(found.dict, STREAM, digest, inside);
			await this.data(found, digest);
		} else digest.exact(OTHER);
		const due = this.document.job.pace.step(100);
		if (due) await due;
	}

	private async entries(dict: Dict, sign: number, digest: Digest, within: readonly number[]): Promise<void> {
		digest.exact(sign);
		for (const key of [...dict.keys()].sort()) {
			if (NOT_COMPARED.has(key)) continue;
			digest.text(key);
			await this.write(dict.get(key), digest, within);
		}
		digest.exact(END);
	}
}

/** A color profile without the date and the checksum in its header (ICC.1, 7.2); other data as they are. */
function withoutDate(data: Uint8Array): Uint8Array {
	const isProfile = data.length > 128 && Buffer.from(data.subarray(36, 40)).toString('latin1') === 'acsp';
	if (!isProfile) return data;
	const plain = data.slice();
	plain.fill(0, 24, 36);
	plain.fill(0, 84, 100);
	return plain;
}
