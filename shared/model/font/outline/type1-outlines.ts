/** Outlines and advances of Type 1 programs (Adobe Type 1 Font Format, chapter 6). */
import { STANDARD_ENCODING } from '../encodings';
import { glyphOfPoint } from '../glyph-names';
import { CHARSTRING, charstringsIn, decryptType1, subroutinesIn, type1Parts } from '../program/type1';
import { type Advances, type CountSteps, DamagedOutline, type GlyphFacts, type Outlines, Pen, unlessDamaged } from './outline';

const MOST_LEVELS = 10;
const MOST_STEPS = 20_000;
/** Bytes of a subroutine that are decrypted in a step. */
const DECRYPTED = 8;

type Point = readonly [number, number];

interface Type1Font {
	readonly matrix: readonly number[];
	/** Still encrypted. */
	readonly glyphs: ReadonlyMap<string, Uint8Array>;
	readonly subroutines: ReadonlyMap<number, Uint8Array>;
	/** Random bytes before each charstring. */
	readonly skipped: number;
}

export function type1Outlines(data: Uint8Array, count: CountSteps): Outlines | undefined {
	return type1Facts(data, count, (_, pen) => pen.outline);
}

export function type1Advances(data: Uint8Array, count: CountSteps): Advances | undefined {
	return type1Facts(data, count, ({ width }, _, [across = 0]) => width * across * 1000);
}

type ReadFact<Fact> = (interpreter: Type1, pen: Pen, matrix: readonly number[]) => Fact;

function type1Facts<Fact>(data: Uint8Array, count: CountSteps, read: ReadFact<Fact>): GlyphFacts<Fact> | undefined {
	const parts = type1Parts(data);
	if (!parts) return undefined;
	const { clear, plain } = parts;
	const start = plain.indexOf('/CharStrings');
	if (start < 0) return undefined;
	const head = plain.toString('latin1', 0, Math.min(start, 4096));
	const matrix = /\[([^\]]*)\]/.exec(entryIn(clear, '/FontMatrix'))?.[1]?.trim().split(/\s+/).map(Number);
	const font: Type1Font = {
		matrix: matrix?.length === 6 && matrix.every(Number.isFinite) ? matrix : [0.001, 0, 0, 0.001, 0, 0],
		glyphs: new Map(charstringsIn(plain, start)),
		subroutines: new Map([...subroutinesIn(plain, start)].map(([number, code]) => [Number(number), code])),
		skipped: Number(/\/lenIV\s+(\d+)/.exec(head)?.[1] ?? 4),
	};
	const draw = (charstring: Uint8Array): Fact => {
		const pen = new Pen(font.matrix);
		const interpreter = new Type1(font, pen);
		try {
			interpreter.run(charstring, 0);
		} finally {
			count(interpreter.steps);
		}
		return read(interpreter, pen, font.matrix);
	};
	return {
		glyph: () => undefined,
		named: (name) =>
			unlessDamaged(() => {
				const charstring = font.glyphs.get(name);
				return charstring && draw(charstring);
			}),
	};
}

/** Characters of an entry that are looked at: to look for its end from each of many beginnings would take time in the square of them. */
const MOST_OF_ENTRY = 400;

function entryIn(clear: string, key: string): string {
	const at = clear.indexOf(key);
	return at < 0 ? '' : clear.slice(at + key.length, at + MOST_OF_ENTRY);
}

class Type1 {
	private stack: number[] = [];
	/** Operands that PostScript procedures leave. */
	private left: number[] = [];
	/** The points of a flex, while there is one. */
	private flex: Point[] | undefined;
	/** Of the letter; that of an accent on it does not count. */
	width = 0;
	private isAccent = false;
	steps = 0;
	private ended = false;

	constructor(
		private readonly font: Type1Font,
		private readonly pen: Pen,
	) {}

	run(sealed: Uint8Array, level: number): void {
		this.steps += Math.ceil(sealed.length / DECRYPTED);
		if (level > MOST_LEVELS || this.steps > MOST_STEPS) throw new DamagedOutline();
		const code = decryptType1(sealed, CHARSTRING).subarray(this.font.skipped);
		for (let at = 0; at < code.length && !this.ended;) {
			if (++this.steps > MOST_STEPS || this.stack.length > 100) throw new DamagedOutline();
			const byte = code[at++]!;
			if (byte === 255) {
				this.stack.push(code.readInt32BE(at));
				at += 4;
			} else if (byte >= 251) this.stack.push(-(byte - 251) * 256 - code.readUInt8(at++) - 108);
			else if (byte >= 247) this.stack.push((byte - 247) * 256 + code.readUInt8(at++) + 108);
			else if (byte >= 32) this.stack.push(byte - 139);
			else if (byte === 11) return;
			else if (byte === 10) {
				const subroutine = this.font.subroutines.get(this.pop());
				if (!subroutine) throw new DamagedOutline();
				this.run(subroutine, level + 1);
			} else if (byte === 12) this.escaped(code.readUInt8(at++), level);
			else this.operate(byte);
		}
	}

	private pop(): number {
		const value = this.stack.pop();
		if (value === undefined) throw new DamagedOutline();
		return value;
	}

	private operate(operator: number): void {
		const { pen, stack } = this;
		const s = stack as [number, number, number, number, number, number];
		this.stack = [];
		switch (operator) {
			case 1:
			case 3:
			case 9:
				return;
			case 4:
				return this.move(0, s[0]);
			case 5:
				return pen.line(s[0], s[1]);
			case 6:
				return pen.line(s[0], 0);
			case 7:
				return pen.line(0, s[0]);
			case 8:
				return pen.curve(...s);
			case 13:
				// The left side bearing, and the width.
				this.setWidth(s[1]);
				return pen.skip(s[0], 0);
			case 14:
				this.ended = true;
				return;
			case 21:
				return this.move(s[0], s[1]);
			case 22:
				return this.move(s[0], 0);
			case 30:
				return pen.curve(0, s[0], s[1], s[2], s[3], 0);
			case 31:
				return pen.curve(s[0], 0, s[1], s[2], 0, s[3]);
			default:
				throw new DamagedOutline();
		}
	}

	private setWidth(width: number): void {
		if (!this.isAccent) this.width = width;
	}

	private move(dx: number, dy: number): void {
		if (this.flex) this.flex.push([dx, dy]);
		else this.pen.move(dx, dy);
	}

	private escaped(operator: number, level: number): void {
		switch (operator) {
			case 6:
				return this.accented(level);
			case 7:
				this.setWidth(this.stack[2] ?? 0);
				this.pen.skip(this.stack[0] ?? 0, this.stack[1] ?? 0);
				this.stack = [];
				return;
			case 12: {
				const divisor = this.pop();
				this.stack.push(this.pop() / divisor);
				return;
			}
			case 16:
				return this.procedure();
			case 17:
				this.stack.push(this.left.pop() ?? 0);
				return;
			default:
				// Hints, and the current point after a flex.
				this.stack = [];
		}
	}

	/** `callothersubr`: flex, and the replacement of hints (chapter 8). */
	private procedure(): void {
		const number = this.pop();
		const count = this.pop();
		const operands = Array.from({ length: Math.min(Math.max(count, 0), 32) }, () => this.pop());
		if (number === 1) this.flex = [];
		else if (number === 0 && this.flex) this.endFlex(this.flex);
		// The number of a subroutine with hints is left for `callsubr`.
		this.left = number === 3 ? [3] : number === 0 ? operands.slice(0, 2) : operands;
	}

	/** Two curves of seven points, of which the first is a point of reference. */
	private endFlex(points: readonly Point[]): void {
		this.flex = undefined;
		if (points.length < 7) throw new DamagedOutline();
		const [reference, first, p2, p3, p4, p5, p6] = points as [Point, Point, Point, Point, Point, Point, Point];
		this.pen.curve(reference[0] + first[0], reference[1] + first[1], ...p2, ...p3);
		this.pen.curve(...p4, ...p5, ...p6);
	}

	/** `seac`: a letter with an accent. */
	private accented(level: number): void {
		const [asb = 0, adx = 0, ady = 0, base = 0, accent = 0] = this.stack.slice(-5);
		this.stack = [];
		const bearing = this.pen.x;
		this.isAccent = true;
		for (const [code, x, y] of [
			[base, 0, 0],
			[accent, bearing - asb + adx, ady],
		] as const) {
			const charstring = this.font.glyphs.get(glyphOfPoint(STANDARD_ENCODING.charCodeAt(code - 32)));
			if (!charstring) throw new DamagedOutline();
			this.pen.x = x;
			this.pen.y = y;
			this.run(charstring, level + 1);
			this.ended = false;
		}
		this.ended = true;
	}
}
