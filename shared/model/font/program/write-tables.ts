/** The file of a TrueType font (OpenType specification, "Organization of an OpenType font"). */
const ENTRY = 16;

/** Tables in the order of their tags, each at a place that four divides. Readers of PDF documents ignore the checksums. */
export function writeTables(tables: readonly (readonly [tag: string, data: Uint8Array | undefined])[]): Uint8Array {
	const present = tables
		.flatMap(([tag, data]) => (data ? [{ tag, data }] : []))
		.sort((one, other) => (one.tag < other.tag ? -1 : 1));
	const power = 2 ** Math.floor(Math.log2(present.length));
	const directory = Buffer.alloc(12 + present.length * ENTRY);
	directory.writeUInt32BE(0x00010000, 0);
	directory.writeUInt16BE(present.length, 4);
	directory.writeUInt16BE(power * ENTRY, 6);
	directory.writeUInt16BE(Math.log2(power), 8);
	directory.writeUInt16BE((present.length - power) * ENTRY, 10);
	const pieces: Uint8Array[] = [directory];
	let at = directory.length;
	for (const [index, { tag, data }] of present.entries()) {
		const entry = 12 + index * ENTRY;
		directory.write(tag, entry, 'latin1');
		directory.writeUInt32BE(at, entry + 8);
		directory.writeUInt32BE(data.length, entry + 12);
		const padding = -data.length & 3;
		pieces.push(data, Buffer.alloc(padding));
		at += data.length + padding;
	}
	return Buffer.concat(pieces);
}
