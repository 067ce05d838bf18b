/** CRC-32 as ZIP uses it (ISO 3309, reversed polynomial EDB88320), four bytes at a time. */

const tables = makeTables();

/** @param before the sum of the bytes before these */
export function crc32(bytes: Uint8Array, before = 0): number {
	const [t0, t1, t2, t3] = tables;
	let crc = ~before;
	let at = 0;
	for (const end = bytes.length - 3; at < end; at += 4) {
		crc ^= bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
		crc = t3[crc & 0xff]! ^ t2[(crc >>> 8) & 0xff]! ^ t1[(crc >>> 16) & 0xff]! ^ t0[crc >>> 24]!;
	}
	for (; at < bytes.length; at++) crc = t0[(crc ^ bytes[at]!) & 0xff]! ^ (crc >>> 8);
	return ~crc >>> 0;
}

function makeTables(): [Int32Array, Int32Array, Int32Array, Int32Array] {
	const first = new Int32Array(256);
	for (let n = 0; n < 256; n++) {
		let value = n;
		for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
		first[n] = value;
	}
	const next = (table: Int32Array) => table.map((value) => first[value & 0xff]! ^ (value >>> 8));
	const second = next(first);
	const third = next(second);
	return [first, second, third, next(third)];
}
