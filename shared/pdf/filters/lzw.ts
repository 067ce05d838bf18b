/** The LZW filter (ISO 32000-2, 7.4.4): variable codes of 9 to 12 bits, most significant bit first. */
import type { Watch } from '../large-data';
import type { Pace } from '../../pace/pace';
import { Collector, type Budget, type Damage } from './budget';
import { codeWidth, CodeTable } from './lzw-table';

const CLEAR_TABLE = 256;
const END_OF_DATA = 257;
const LEAST_BITS = 9;

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
	private readonly collector: Collector;
	private width = LEAST_BITS;
	private bits = 0;
	private held = 0;

	constructor(
		private readonly data: Uint8Array,
		private readonly early: number,
		budget: Budget,
		watch?: Watch,
	) {
		this.collector = new Collector(budget, watch);
		this.table = new CodeTable(CLEAR_TABLE, this.collector);
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
			width = codeWidth(table.next + early, LEAST_BITS);
		}
		Object.assign(this, { at, width, bits, held });
		return true;
	}

	/** Bytes that were decoded. */
	get size(): number {
		return this.table.size;
	}

	finish(): Uint8Array {
		this.table.finish();
		return this.collector.finish();
	}

	finishAtEase(pace: Pace): Promise<Uint8Array> {
		this.table.finish();
		return this.collector.finishAtEase(pace);
	}
}
