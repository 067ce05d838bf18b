/**
 * Reading ASN.1 (X.690): DER, and the BER with indefinite lengths and strings in pieces that CMS and PKCS #12 allow. Values are
 * decoded on demand, and everything is bounded: these bytes come from strangers.
 *
 * Our own, because values that it must refuse matter as much as those that it reads, and its bounds are those of the job.
 */

/** The bytes are not what they should be. It is caught in this room and in that of signatures. */
export class Malformed extends Error {}

export const BOOLEAN = 0x01;
export const INTEGER = 0x02;
export const BIT_STRING = 0x03;
export const OCTET_STRING = 0x04;
export const NULL = 0x05;
export const OBJECT_IDENTIFIER = 0x06;
export const UTF8_STRING = 0x0c;
export const UTC_TIME = 0x17;
export const GENERALIZED_TIME = 0x18;
export const SEQUENCE = 0x30;
export const SET = 0x31;
const BMP_STRING = 0x1e;
const UNIVERSAL_STRING = 0x1c;
const CONSTRUCTED = 0x20;

/** A context-specific tag, as `[0]`. */
export const contextTag = (number: number, constructed = true): number => 0x80 | (constructed ? CONSTRUCTED : 0) | number;

const DEPTH = 40;
const NODES = 200_000;

/** One value with its place. */
export class Asn {
	constructor(
		readonly bytes: Uint8Array,
		/** The identifier octet; tags above 30 do not occur. */
		readonly tag: number,
		readonly start: number,
		/** The contents. */
		readonly from: number,
		readonly to: number,
		/** After the value, which is after the end-of-contents of an indefinite length. */
		readonly end: number,
		private readonly depth: number,
		private readonly budget: AsnBudget,
	) {}

	get contents(): Uint8Array {
		return this.bytes.subarray(this.from, this.to);
	}

	/** The value with its header. */
	get whole(): Uint8Array {
		return this.bytes.subarray(this.start, this.end);
	}

	/** @throws Malformed */
	children(): Asn[] {
		if ((this.tag & CONSTRUCTED) === 0) throw new Malformed('not constructed');
		const found: Asn[] = [];
		for (let at = this.from; at < this.to;) {
			const child = readValue(this.bytes, at, this.to, this.depth + 1, this.budget);
			found.push(child);
			at = child.end;
		}
		return found;
	}

	/** The children, to be taken one after the other. */
	items(): Items {
		return new Items(this.children());
	}

	/** @throws Malformed unless it has this tag. */
	expect(tag: number): this {
		if (this.tag !== tag) throw new Malformed(`tag ${this.tag} in place of ${tag}`);
		return this;
	}
}

/** Values of a sequence, of which some may be absent. */
export class Items {
	private at = 0;

	constructor(private readonly values: readonly Asn[]) {}

	/** The next value, whatever it is. @throws Malformed */
	any(): Asn {
		const value = this.values[this.at++];
		if (!value) throw new Malformed('a value is missing');
		return value;
	}

	/** @throws Malformed */
	take(tag: number): Asn {
		return this.any().expect(tag);
	}

	/** The next value if it has this tag. */
	maybe(tag: number): Asn | undefined {
		return this.values[this.at]?.tag === tag ? this.values[this.at++] : undefined;
	}
}

/** The values that may still be read. */
export interface AsnBudget {
	nodes: number;
}
/** For values that are read together, such as the certificates of a signature. */
export const asnBudget = (): AsnBudget => ({ nodes: NODES });

/** The value at the start of `bytes`; others may follow. @throws Malformed */
export const parseAsn = (bytes: Uint8Array, budget = asnBudget()): Asn => readValue(bytes, 0, bytes.length, 0, budget);

/** The same, if it fills `bytes`. @throws Malformed */
export function parseWhole(bytes: Uint8Array, budget?: AsnBudget): Asn {
	const value = parseAsn(bytes, budget);
	if (value.end !== bytes.length) throw new Malformed('bytes follow');
	return value;
}

function readValue(bytes: Uint8Array, start: number, limit: number, depth: number, budget: AsnBudget): Asn {
	if (depth > DEPTH || --budget.nodes < 0) throw new Malformed('too much');
	const tag = bytes[start]!;
	const first = bytes[start + 1]!;
	if (start + 2 > limit || (tag & 0x1f) === 0x1f) throw new Malformed('no header');
	if (first === 0x80) return readIndefinite(bytes, start, limit, depth, budget);
	let from = start + 2;
	let length = first;
	if (first > 0x80) {
		const size = first & 0x7f;
		if (size > 4 || from + size > limit) throw new Malformed('length');
		length = 0;
		for (let i = 0; i < size; i++) length = length * 256 + bytes[from++]!;
	}
	if (length > limit - from) throw new Malformed('too long');
	return new Asn(bytes, tag, start, from, from + length, from + length, depth, budget);
}

function readIndefinite(bytes: Uint8Array, start: number, limit: number, depth: number, budget: AsnBudget): Asn {
	const tag = bytes[start]!;
	if ((tag & CONSTRUCTED) === 0) throw new Malformed('length');
	for (let at = start + 2; at + 2 <= limit;) {
		if (bytes[at] === 0 && bytes[at + 1] === 0) return new Asn(bytes, tag, start, start + 2, at, at + 2, depth, budget);
		at = readValue(bytes, at, limit, depth + 1, budget).end;
	}
	throw new Malformed('no end');
}

/** Such as `1.2.840.113549`. @throws Malformed */
export function identifierOf(value: Asn): string {
	const { contents } = value.expect(OBJECT_IDENTIFIER);
	if (contents.length === 0 || contents.length > 40) throw new Malformed('identifier');
	const numbers: number[] = [];
	let number = 0;
	for (const byte of contents) {
		number = number * 128 + (byte & 0x7f);
		if (number > 2 ** 45) throw new Malformed('identifier');
		if (byte >= 0x80) continue;
		if (numbers.length > 0) numbers.push(number);
		else {
			const top = Math.min(Math.floor(number / 40), 2);
			numbers.push(top, number - top * 40);
		}
		number = 0;
	}
	if (contents.at(-1)! >= 0x80) throw new Malformed('identifier');
	return numbers.join('.');
}

/** The bytes of an octet string, also one in pieces. @throws Malformed */
export function octetsOf(value: Asn): Uint8Array {
	if ((value.tag & CONSTRUCTED) === 0) return value.contents;
	const pieces: Uint8Array[] = [];
	gatherOctets(value, pieces);
	return Buffer.concat(pieces);
}

/** Pieces may be in pieces, to the depth to which values are read. */
function gatherOctets(value: Asn, pieces: Uint8Array[]): void {
	if ((value.tag & CONSTRUCTED) === 0) pieces.push(value.contents);
	else for (const piece of value.children()) gatherOctets(piece, pieces);
}

/** The bytes of a bit string without unused bits. @throws Malformed */
export function bitsOf(value: Asn): Uint8Array {
	const { contents } = value.expect(BIT_STRING);
	if (contents.length === 0 || contents[0]! > 7) throw new Malformed('bit string');
	return contents.subarray(1);
}

/** A small integer. @throws Malformed */
export function numberOf(value: Asn): number {
	const { contents } = value.expect(INTEGER);
	if (contents.length === 0 || contents.length > 4 || contents[0]! >= 0x80) throw new Malformed('integer');
	return contents.reduce((sum, byte) => sum * 256 + byte, 0);
}

/** The text of any of the string types. */
export function decodeAsnText({ tag, contents }: Pick<Asn, 'tag' | 'contents'>): string {
	const bytes = Buffer.from(contents);
	if (tag === UTF8_STRING) return bytes.toString('utf8');
	if (tag === BMP_STRING) return bytes.length % 2 === 0 ? bytes.swap16().toString('utf16le') : '';
	if (tag === UNIVERSAL_STRING) return '';
	return bytes.toString('latin1');
}

const TIME = /^(\d{2}|\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(?:(\d{2})(?:[.,](\d{1,9}))?)?Z$/;

/** A UTCTime or GeneralizedTime as milliseconds since 1970. @throws Malformed */
export function timeOf(value: Asn): number {
	const { tag, contents } = value;
	if (tag !== UTC_TIME && tag !== GENERALIZED_TIME) throw new Malformed('time');
	const found = TIME.exec(Buffer.from(contents.subarray(0, 40)).toString('latin1'));
	const [, year = '', month, day, hour, minute, second = '0', fraction = '0'] = found ?? [];
	if (!found || (year.length === 2) !== (tag === UTC_TIME)) throw new Malformed('time');
	// RFC 5280, 4.1.2.5.1.
	const full = year.length === 4 ? Number(year) : Number(year) + (Number(year) < 50 ? 2000 : 1900);
	// Years below 100 would be those of the last century.
	const date = new Date(0);
	date.setUTCFullYear(full, Number(month) - 1, Number(day));
	// A day that does not exist is not turned into another one.
	const isDay = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
	if (!isDay || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) throw new Malformed('time');
	return date.setUTCHours(Number(hour), Number(minute), Number(second), Number(`0.${fraction}`) * 1000);
}
