/** The outlines of a font in WOFF2 (W3C, WOFF File Format 2.0, 5.1 to 5.3), as the tables `glyf` and `loca` of a TrueType font have them. */
import type { Pace } from '../../../pace/pace';
import { damagedFont } from '../font-file';

interface Outlines {
	readonly glyf: Buffer;
	/** With places of four bytes. */
	readonly loca: Buffer;
	/** The left edge of each glyph. */
	readonly lefts: Int16Array;
}

/** A part of the table, read from its beginning on. Reading beyond its end throws an error. */
class Part {
	private at = 0;

	constructor(private readonly data: Buffer) {}

	get left(): number {
		return this.data.length - this.at;
	}

	byte(): number {
		return this.data.readUInt8(this.at++);
	}

	word(): number {
		const value = this.data.readUInt16BE(this.at);
		this.at += 2;
		return value;
	}

	signed(): number {
		const value = this.data.readInt16BE(this.at);
		this.at += 2;
		return value;
	}

	/** A number of one to three bytes (255UInt16, 4.2). */
	number(): number {
		const code = this.byte();
		if (code === 253) return this.word();
		return code === 254 ? this.byte() + 506 : code === 255 ? this.byte() + 253 : code;
	}

	bytes(count: number): Buffer {
		if (count > this.left) throw damagedFont('file');
		const found = this.data.subarray(this.at, this.at + count);
		this.at += count;
		return found;
	}
}

/** The parts of the table, in their order. */
const PARTS = ['contours', 'points', 'flags', 'glyphs', 'composites', 'boxes', 'instructions'] as const;
type Parts = Readonly<Record<(typeof PARTS)[number], Part>>;

const [NUMBERS, OPTIONS, GLYPHS] = [36, 2, 4];
const HAS_OVERLAPS = 1;
/** The cost of a glyph and of a point, see `Pace`. */
const [GLYPH_COST, POINT_COST] = [500, 60];

/** @throws Error if it ends too early */
export async function readOutlines(table: Buffer, pace: Pace): Promise<Outlines> {
	const count = table.readUInt16BE(GLYPHS);
	let at = NUMBERS;
	const cut = (length: number): Buffer => {
		if (at + length > table.length) throw damagedFont('file');
		return table.subarray(at, (at += length));
	};
	const parts = Object.fromEntries(PARTS.map((name, index) => [name, new Part(cut(table.readUInt32BE(8 + index * 4)))])) as Parts;
	const overlaps = table.readUInt16BE(OPTIONS) & HAS_OVERLAPS ? cut((count + 7) >> 3) : undefined;
	const boxed = parts.boxes.bytes(((count + 31) >> 5) << 2);
	const written: Buffer[] = [];
	const loca = Buffer.alloc((count + 1) * 4);
	const lefts = new Int16Array(count);
	let size = 0;
	for (let glyph = 0; glyph < count; glyph++) {
		const box = hasBit(boxed, glyph) ? parts.boxes.bytes(8) : undefined;
		const outline = readOutline(parts, box, overlaps !== undefined && hasBit(overlaps, glyph));
		const due = pace.step(GLYPH_COST + outline.length * POINT_COST);
		if (due) await due;
		if (outline.length > 0) lefts[glyph] = outline.readInt16BE(2);
		loca.writeUInt32BE(size, glyph * 4);
		written.push(outline);
		size += outline.length;
	}
	loca.writeUInt32BE(size, count * 4);
	return { glyf: Buffer.concat(written), loca, lefts };
}

const hasBit = (bits: Buffer, index: number): boolean => (bits[index >> 3]! & (0x80 >> (index & 7))) !== 0;

/** A glyph as the table `glyf` has it, of an even length; empty without an outline. */
function readOutline(parts: Parts, box: Buffer | undefined, overlaps: boolean): Buffer {
	const contours = parts.contours.signed();
	if (contours === 0) return Buffer.alloc(0);
	const outline = contours < 0 ? readComposite(parts, box) : readSimple(parts, contours, box, overlaps);
	return outline.length % 2 === 0 ? outline : Buffer.concat([outline, Buffer.of(0)]);
}

const [WORDS, SCALED, MORE, SCALED_BY_TWO, MATRIX, INSTRUCTED] = [0x01, 0x08, 0x20, 0x40, 0x80, 0x100];

/** A glyph of other glyphs, with its box. */
function readComposite({ composites, glyphs, instructions }: Parts, box: Buffer | undefined): Buffer {
	if (!box) throw damagedFont('file');
	const pieces: Buffer[] = [Buffer.of(0xff, 0xff), box];
	let isInstructed = false;
	for (let flags = MORE; flags & MORE;) {
		const head = composites.bytes(4);
		flags = head.readUInt16BE(0);
		isInstructed ||= (flags & INSTRUCTED) !== 0;
		const scale = flags & SCALED ? 2 : flags & SCALED_BY_TWO ? 4 : flags & MATRIX ? 8 : 0;
		pieces.push(head, composites.bytes((flags & WORDS ? 4 : 2) + scale));
	}
	if (isInstructed) {
		const length = glyphs.number();
		pieces.push(Buffer.of(length >> 8, length & 0xff), instructions.bytes(length));
	}
	return Buffer.concat(pieces);
}

/** Bits of a point in the table `glyf`: both coordinates are words. */
const [ON_CURVE, OVERLAPS] = [0x01, 0x40];

function readSimple(
	{ points, flags, glyphs, instructions }: Parts,
	contours: number,
	box: Buffer | undefined,
	overlaps: boolean,
): Buffer {
	const ends = Buffer.alloc(contours * 2);
	let count = 0;
	for (let contour = 0; contour < contours; contour++) {
		count += points.number();
		if (count > flags.left || count === 0) throw damagedFont('file');
		ends.writeUInt16BE(count - 1, contour * 2);
	}
	const bits = Buffer.alloc(count);
	const [across, up] = [Buffer.alloc(count * 2), Buffer.alloc(count * 2)];
	let [x, y, left, bottom, right, top] = [0, 0, Infinity, Infinity, -Infinity, -Infinity];
	for (let point = 0; point < count; point++) {
		const flag = flags.byte();
		const [dx, dy] = readStep(flag & 0x7f, glyphs);
		bits[point] = flag & 0x80 ? 0 : ON_CURVE;
		across.writeInt16BE(dx, point * 2);
		up.writeInt16BE(dy, point * 2);
		[x, y] = [x + dx, y + dy];
		[left, bottom, right, top] = [Math.min(left, x), Math.min(bottom, y), Math.max(right, x), Math.max(top, y)];
	}
	if (overlaps && count > 0) bits[0]! |= OVERLAPS;
	const length = glyphs.number();
	const head = Buffer.alloc(10);
	head.writeInt16BE(contours, 0);
	if (box) box.copy(head, 2);
	else for (const [index, edge] of [left, bottom, right, top].entries()) head.writeInt16BE(edge, 2 + index * 2);
	return Buffer.concat([head, ends, Buffer.of(length >> 8, length & 0xff), instructions.bytes(length), bits, across, up]);
}

/** The way from a point to the next one, by the kind of its triplet (5.2). */
function readStep(kind: number, glyphs: Part): readonly [dx: number, dy: number] {
	const signed = (bit: number, value: number): number => ((kind >> bit) & 1 ? value : -value);
	if (kind < 10) return [0, signed(0, ((kind & 14) << 7) + glyphs.byte())];
	if (kind < 20) return [signed(0, (((kind - 10) & 14) << 7) + glyphs.byte()), 0];
	const first = glyphs.byte();
	if (kind < 84) {
		const steps = kind - 20;
		return [signed(0, 1 + (steps & 0x30) + (first >> 4)), signed(1, 1 + ((steps & 0x0c) << 2) + (first & 0x0f))];
	}
	const second = glyphs.byte();
	if (kind < 120) {
		const steps = kind - 84;
		return [signed(0, 1 + (Math.floor(steps / 12) << 8) + first), signed(1, 1 + (((steps % 12) >> 2) << 8) + second)];
	}
	const third = glyphs.byte();
	if (kind < 124) return [signed(0, (first << 4) + (second >> 4)), signed(1, ((second & 0x0f) << 8) + third)];
	return [signed(0, (first << 8) + second), signed(1, (third << 8) + glyphs.byte())];
}
