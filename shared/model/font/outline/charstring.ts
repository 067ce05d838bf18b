/** Type 2 charstrings (Adobe Technical Note 5177): the outlines of CFF. */
import type { LazyIndex } from '../program/cff';
import { type CountSteps, DamagedOutline, type Outline, Pen } from './outline';

/** Charstrings within charstrings (Appendix B allows 10). */
const MOST_LEVELS = 10;
const MOST_STEPS = 20_000;
const MOST_OPERANDS = 513;

export interface Subroutines extends LazyIndex {
	readonly data: Uint8Array;
}

/** The parts of a font that a charstring refers to. */
export interface Type2Font {
	readonly matrix: readonly number[];
	readonly global: Subroutines;
	readonly local: Subroutines;
	/** The charstring of a code in StandardEncoding, for letters with accents in `endchar`. */
	readonly accented: (code: number) => Uint8Array | undefined;
}

/** The operands of an operator beyond those that it takes, as far as a charstring can begin with it. */
function extraOperands(operator: number, count: number): number {
	switch (operator) {
		case 1:
		case 3:
		case 18:
		case 23:
			return count % 2;
		case 4:
		case 22:
			return count - 1;
		case 21:
			return count - 2;
		case 14:
			return count % 4;
		default:
			return 0;
	}
}

export function type2Outline(charstring: Uint8Array, font: Type2Font, count: CountSteps): Outline {
	const pen = new Pen(font.matrix);
	const interpreter = new Type2(font, pen);
	try {
		interpreter.run(charstring, 0);
	} finally {
		count(interpreter.steps);
	}
	return pen.outline;
}

/** The width that a charstring begins with, as a difference from the nominal one; undefined if it has the usual width (section 3.1). */
export function type2Width(charstring: Uint8Array, font: Type2Font, count: CountSteps): number | undefined {
	const interpreter = new Type2(font, new Pen(font.matrix));
	try {
		interpreter.run(charstring, 0);
	} finally {
		count(interpreter.steps);
	}
	return interpreter.width;
}

class Type2 {
	/** Before the operands of the first operator that takes all of them. */
	width: number | undefined;
	private hasWidth = true;
	private stack: number[] = [];
	private stems = 0;
	steps = 0;
	private ended = false;

	constructor(
		private readonly font: Type2Font,
		private readonly pen: Pen,
	) {}

	run(code: Uint8Array, level: number): void {
		if (level > MOST_LEVELS) throw new DamagedOutline();
		const view = new DataView(code.buffer, code.byteOffset, code.byteLength);
		for (let at = 0; at < code.length && !this.ended;) {
			if (++this.steps > MOST_STEPS || this.stack.length > MOST_OPERANDS) throw new DamagedOutline();
			const byte = view.getUint8(at++);
			if (byte === 28) {
				this.stack.push(view.getInt16(at));
				at += 2;
			} else if (byte === 255) {
				this.stack.push(view.getInt32(at) / 65536);
				at += 4;
			} else if (byte >= 251) this.stack.push(-(byte - 251) * 256 - view.getUint8(at++) - 108);
			else if (byte >= 247) this.stack.push((byte - 247) * 256 + view.getUint8(at++) + 108);
			else if (byte >= 32) this.stack.push(byte - 139);
			else if (byte === 11) return;
			else if (byte === 10) this.call(this.font.local, level);
			else if (byte === 29) this.call(this.font.global, level);
			else if (byte === 12) this.escaped(view.getUint8(at++));
			else if (byte === 19 || byte === 20) {
				// A hint mask: operands before it are those of vertical stems; one bit for each stem follows.
				this.takeWidth(this.stack, this.stack.length % 2);
				this.stems += this.stack.length >> 1;
				this.stack = [];
				at += (this.stems + 7) >> 3;
			} else this.operate(byte, level);
		}
	}

	private call({ data, count, offset }: Subroutines, level: number): void {
		const bias = count < 1240 ? 107 : count < 33_900 ? 1131 : 32_768;
		const number = this.pop() + bias;
		if (!(Number.isInteger(number) && number >= 0 && number < count)) throw new DamagedOutline();
		this.run(data.subarray(offset(number), offset(number + 1)), level + 1);
	}

	private pop(): number {
		const value = this.stack.pop();
		if (value === undefined) throw new DamagedOutline();
		return value;
	}

	/** `extra`: how many operands there are beyond those that the operator takes. */
	private takeWidth(stack: readonly number[], extra: number): void {
		if (this.hasWidth && extra > 0) this.width = stack[0];
		this.hasWidth = false;
	}

	/** Operators but those of subroutines, hint masks and two bytes. A width before the first operands draws nothing. */
	private operate(operator: number, level: number): void {
		const { pen, stack } = this;
		this.stack = [];
		if (this.hasWidth) this.takeWidth(stack, extraOperands(operator, stack.length));
		switch (operator) {
			case 1:
			case 3:
			case 18:
			case 23:
				this.stems += stack.length >> 1;
				return;
			case 4:
				return pen.move(0, stack.at(-1) ?? 0);
			case 22:
				return pen.move(stack.at(-1) ?? 0, 0);
			case 21:
				return pen.move(stack.at(-2) ?? 0, stack.at(-1) ?? 0);
			case 5:
				return this.lines(stack, stack.length);
			case 6:
			case 7:
				for (const [index, delta] of stack.entries())
					if ((index % 2 === 0) === (operator === 6)) pen.line(delta, 0);
					else pen.line(0, delta);
				return;
			case 8:
				this.curves(stack, 0, stack.length);
				return;
			case 24: {
				const at = this.curves(stack, 0, stack.length - 2);
				return pen.line(stack[at] ?? 0, stack[at + 1] ?? 0);
			}
			case 25: {
				const at = stack.length - 6;
				this.lines(stack, at);
				this.curves(stack, Math.max(at, 0), stack.length);
				return;
			}
			case 26:
			case 27:
				return this.flatCurves(stack, operator === 27);
			case 30:
			case 31:
				return this.turningCurves(stack, operator === 31);
			case 14:
				return this.end(stack, level);
			default:
				throw new DamagedOutline();
		}
	}

	private lines(stack: readonly number[], to: number): void {
		for (let at = 0; at + 1 < to; at += 2) this.pen.line(stack[at]!, stack[at + 1]!);
	}

	/** `rrcurveto`; where the operands after the last whole curve begin. */
	private curves(stack: readonly number[], from: number, to: number): number {
		let at = from;
		for (; at + 5 < to; at += 6)
			this.pen.curve(stack[at]!, stack[at + 1]!, stack[at + 2]!, stack[at + 3]!, stack[at + 4]!, stack[at + 5]!);
		return at;
	}

	/** `hhcurveto` and `vvcurveto`: curves that begin and end in one direction. */
	private flatCurves(stack: readonly number[], isHorizontal: boolean): void {
		let at = stack.length % 4 === 0 ? 0 : 1;
		let aside = at === 1 ? stack[0]! : 0;
		for (; at + 3 < stack.length; at += 4) {
			const [first, x, y, last] = [stack[at]!, stack[at + 1]!, stack[at + 2]!, stack[at + 3]!];
			if (isHorizontal) this.pen.curve(first, aside, x, y, last, 0);
			else this.pen.curve(aside, first, x, y, 0, last);
			aside = 0;
		}
	}

	/** `hvcurveto` and `vhcurveto`: curves that turn. */
	private turningCurves(stack: readonly number[], startsHorizontal: boolean): void {
		let isHorizontal = startsHorizontal;
		for (let at = 0; at + 3 < stack.length; at += 4) {
			const [first, x, y, last] = [stack[at]!, stack[at + 1]!, stack[at + 2]!, stack[at + 3]!];
			const aside = stack.length - at === 5 ? stack[at + 4]! : 0;
			if (isHorizontal) this.pen.curve(first, 0, x, y, aside, last);
			else this.pen.curve(0, first, x, y, last, aside);
			isHorizontal = !isHorizontal;
		}
	}

	/** `endchar`, which may put an accent on a letter (Appendix C). */
	private end(stack: readonly number[], level: number): void {
		if (stack.length >= 4) {
			const [dx, dy, base, accent] = stack.slice(-4) as [number, number, number, number];
			for (const [code, x, y] of [
				[base, 0, 0],
				[accent, dx, dy],
			] as const) {
				const charstring = this.font.accented(code);
				if (!charstring) throw new DamagedOutline();
				this.pen.x = x;
				this.pen.y = y;
				this.stems = 0;
				this.run(charstring, level + 1);
				this.ended = false;
			}
		}
		this.ended = true;
	}

	/** Operators of two bytes: the flexes, and arithmetic as far as fonts use it. */
	private escaped(operator: number): void {
		const { pen, stack } = this;
		const s = stack as [number, number, number, number, number, number, number, number, number, number, number, number];
		switch (operator) {
			case 34:
				pen.curve(s[0], 0, s[1], s[2], s[3], 0);
				pen.curve(s[4], 0, s[5], -s[2], s[6], 0);
				break;
			case 35:
				pen.curve(s[0], s[1], s[2], s[3], s[4], s[5]);
				pen.curve(s[6], s[7], s[8], s[9], s[10], s[11]);
				break;
			case 36:
				pen.curve(s[0], s[1], s[2], s[3], s[4], 0);
				pen.curve(s[5], 0, s[6], s[7], s[8], -(s[1] + s[3] + s[7]));
				break;
			case 37: {
				const dx = s[0] + s[2] + s[4] + s[6] + s[8];
				const dy = s[1] + s[3] + s[5] + s[7] + s[9];
				const isWide = Math.abs(dx) > Math.abs(dy);
				pen.curve(s[0], s[1], s[2], s[3], s[4], s[5]);
				pen.curve(s[6], s[7], s[8], s[9], isWide ? s[10] : -dx, isWide ? -dy : s[10]);
				break;
			}
			default:
				return this.arithmetic(operator);
		}
		this.stack = [];
	}

	private arithmetic(operator: number): void {
		const last = this.pop();
		switch (operator) {
			case 9:
				this.stack.push(Math.abs(last));
				return;
			case 10:
				this.stack.push(this.pop() + last);
				return;
			case 11:
				this.stack.push(this.pop() - last);
				return;
			case 12:
				this.stack.push(this.pop() / last);
				return;
			case 14:
				this.stack.push(-last);
				return;
			case 18:
				return;
			case 24:
				this.stack.push(this.pop() * last);
				return;
			default:
				throw new DamagedOutline();
		}
	}
}
