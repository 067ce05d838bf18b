/** Collections of fonts (.ttc), whose fonts share tables (OpenType specification, "Font Collections"). */

const [RECORD, HEADER] = [16, 12];
const MOST_TABLES = 200;

/**
 * The first font of a collection as a font file; `undefined` if it is damaged.
 *
 * @throws RangeError if the file ends too early
 */
export function firstOfCollection(bytes: Uint8Array): Uint8Array | undefined {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (view.getUint32(8) === 0) return undefined;
	const start = view.getUint32(12);
	const count = view.getUint16(start + 4);
	if (count === 0 || count > MOST_TABLES) return undefined;
	const tables = Array.from({ length: count }, (_, index) => {
		const at = start + HEADER + index * RECORD;
		return { record: bytes.subarray(at, at + RECORD), from: view.getUint32(at + 8), length: view.getUint32(at + 12) };
	});
	const sizes = tables.map(({ length }) => Math.ceil(length / 4) * 4);
	const size = sizes.reduce((sum, one) => sum + one, HEADER + count * RECORD);
	// Tables of one font do not overlap, so together they are at most as large as the file, but for rounding.
	if (size > bytes.length + 4 * count || tables.some(({ from, length }) => from + length > bytes.length)) return undefined;
	const font = new Uint8Array(size);
	const written = new DataView(font.buffer);
	font.set(bytes.subarray(start, start + HEADER));
	let at = HEADER + count * RECORD;
	for (const [index, { record, from, length }] of tables.entries()) {
		font.set(record, HEADER + index * RECORD);
		written.setUint32(HEADER + index * RECORD + 8, at);
		font.set(bytes.subarray(from, from + length), at);
		at += sizes[index]!;
	}
	return font;
}
