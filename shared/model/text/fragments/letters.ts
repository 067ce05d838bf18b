/** The characters of a page in the order in which it draws them. A string that grows letter by letter would be made again for each. */
import { asBuffer } from '../../../pdf/syntax/characters';

const LEAST = 512;
/** Beyond, characters take two bytes in a string. */
const LATIN = 0x100;

export class Letters {
	/** UTF-16 units. */
	units: Uint16Array;
	used = 0;
	/** All units together, bit by bit. */
	private all = 0;

	/** For about this many characters. */
	constructor(expected: number) {
		this.units = new Uint16Array(Math.max(expected, LEAST));
	}

	add(unit: number): void {
		if (this.used === this.units.length) {
			const larger = new Uint16Array(this.used * 2);
			larger.set(this.units);
			this.units = larger;
		}
		this.units[this.used++] = unit;
		this.all |= unit;
	}

	/** Takes the last units back. */
	drop(count: number): void {
		this.used -= count;
	}

	/** Puts a character in the place of the last units. */
	replace(count: number, text: string): void {
		this.used -= count;
		for (let at = 0; at < text.length; at++) this.add(text.charCodeAt(at));
	}

	text(): string {
		const units = this.units.subarray(0, this.used);
		if (this.all < LATIN) return asBuffer(Uint8Array.from(units)).toString('latin1');
		return asBuffer(new Uint8Array(units.buffer, 0, 2 * units.length)).toString('utf16le');
	}
}
