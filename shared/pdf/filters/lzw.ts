/** The LZW filter (ISO 32000-2, 7.4.4): variable codes of 9 to 12 bits, most significant bit first. */
import type { Watch } from '../large-data';
import type { Pace } from '../pace';
import { Collector, type Budget, type Damage } from './budget';

const CLEAR_TABLE = 256;
const END_OF_DATA = 257;
/** The first code that means more than one byte. */
const FIRST = 258;
const CODES = 4096;
const CHUNK = 65_536;
/** Before the first code, and after the table was cleared. */
const NONE = -1;

/** `early`: the parameter EarlyChange, by how many codes the width grows too early. */
export function lzw(data: Uint8Array, early: number, budget: Budget, damage: Damage, watch?: Watch): Uint8Array {
	const reading = new CodeReader(data, early, budget, watch);
	if (!reading.read(data.length)) damage.found = true;
	return reading.finish();
}

/** Bytes that are decoded at once: each code gives at most 4 kB. */
const AT_ONCE = 512;

/** The same for data that may be large, letting others run. */
export async function lzwAtEase(
	data: Uint8Array,
	early: number,
	budget: Budget,
	damage: Damage,
	pace: Pace,
): Promise<Uint8Array> {
	const reading = new CodeReader(data, early, budget);
	for (let given = 0; reading.at < data.length; given = reading.size) {
		if (!reading.read(reading.at + AT_ONCE)) damage.found = true;
		const due = pace.step(AT_ONCE + reading.size - given);
		if (due) await due;
	}
	return reading.finishAtEase(pace);
}

class CodeReader {
	/** The byte that is read next. */
	at = 0;
	private readonly table: CodeTable;
	private width = 9;
	private bits = 0;
	private held = 0;

	constructor(
		private readonly data: Uint8Array,
		private readonly early: number,
		budget: Budget,
		watch?: Watch,
	) {
		this.table = new CodeTable(budget, watch);
	}

	/** Decodes the codes that end before `stop`; false if one of them is not in the table. After it and after the last code, all is read. */
	read(stop: number): boolean {
		const { data, table, early } = this;
		const end = Math.min(stop, data.length);
		let { at, width, bits, held } = this;
		while (at < end) {
			held = ((held << 8) | data[at++]!) & 0xffffff;
			bits += 8;
			if (bits < width) continue;
			bits -= width;
			const code = (held >> bits) & ((1 << width) - 1);
			if (code === CLEAR_TABLE) table.clear();
			else if (code === END_OF_DATA || !table.put(code)) {
				this.at = data.length;
				return code === END_OF_DATA;
			}
			width = codeWidth(table.next + early);
		}
		Object.assign(this, { at, width, bits, held });
		return true;
	}

	/** Bytes that were decoded. */
	get size(): number {
		return this.table.size;
	}

	finish(): Uint8Array {
		return this.table.finish();
	}

	finishAtEase(pace: Pace): Promise<Uint8Array> {
		return this.table.finishAtEase(pace);
	}
}

/** How many bits a code has while the table has this number of codes. */
function codeWidth(codes: number): number {
	if (codes >= 2048) return 12;
	if (codes >= 1024) return 11;
	return codes >= 512 ? 10 : 9;
}

/** The bytes of each code, and the bytes decoded so far. */
class CodeTable {
	/** The code that the next string gets. */
	next = FIRST;
	private previous = NONE;
	/** Each string is that of another code, and one byte. */
	private readonly prefix = new Int16Array(CODES);
	private readonly suffix = new Uint8Array(CODES);
	private readonly length = new Uint16Array(CODES);
	private readonly collector: Collector;
	private out = new Uint8Array(CHUNK);
	private used = 0;

	constructor(budget: Budget, watch?: Watch) {
		this.collector = new Collector(budget, watch);
		for (let code = 0; code < CLEAR_TABLE; code++) {
			this.suffix[code] = code;
			this.length[code] = 1;
		}
	}

	get size(): number {
		return this.collector.size + this.used;
	}

	clear(): void {
		this.next = FIRST;
		this.previous = NONE;
	}

	/** Writes the string of a code, and adds the next one to the table; false if the code is not in it. */
	put(code: number): boolean {
		const { previous, next, length } = this;
		const isKnown = code < next;
		// The string that is added next may be used already: it ends with its own first byte.
		if (!isKnown && (previous === NONE || code !== next)) return false;
		const size = isKnown ? length[code]! : length[previous]! + 1;
		if (this.used + size > CHUNK) this.flush();
		const start = this.used;
		const first = this.write(isKnown ? code : previous, start);
		if (!isKnown) this.out[start + size - 1] = first;
		if (previous !== NONE && next < CODES) this.add(previous, first);
		this.used = start + size;
		this.previous = code;
		return true;
	}

	/** Writes the string of a code from its end to its start; returns its first byte. */
	private write(code: number, start: number): number {
		const { out, prefix, suffix } = this;
		for (let at = start + this.length[code]! - 1; at > start; at--) {
			out[at] = suffix[code]!;
			code = prefix[code]!;
		}
		return (out[start] = suffix[code]!);
	}

	private add(prefix: number, suffix: number): void {
		const { next } = this;
		this.prefix[next] = prefix;
		this.suffix[next] = suffix;
		this.length[next] = this.length[prefix]! + 1;
		this.next = next + 1;
	}

	private flush(): void {
		this.collector.push(this.out.subarray(0, this.used));
		this.out = new Uint8Array(CHUNK);
		this.used = 0;
	}

	finish(): Uint8Array {
		this.collector.push(this.out.subarray(0, this.used));
		return this.collector.finish();
	}

	finishAtEase(pace: Pace): Promise<Uint8Array> {
		this.collector.push(this.out.subarray(0, this.used));
		return this.collector.finishAtEase(pace);
	}
}
