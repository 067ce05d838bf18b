/**
 * A WebAssembly program that counts its own work (docs/design.md, "Why WebAssembly draws"): each round of a loop, each call and each
 * block of memory that is filled or copied takes from a global variable, and the program traps when that is below 0. So a call ends
 * after a bounded time, whatever a document makes it do, and at the same place on every machine. Nothing else of it changes.
 */
import type { Pace } from '../../pace/pace';
import { integerBytes, WasmReader, WasmWriter } from './wasm-bytes';
import { ELSE, END, IF, isBlock, isCall, LOOP, passInstruction, TAKES } from './wasm-instructions';

/** The name by which the variable is exported: a 64-bit integer. */
export const FUEL = 'octavo_fuel';

/** Sections, types and kinds (WebAssembly Core Specification, 5.3 and 5.5). */
const [TYPES, IMPORTS, FUNCTIONS, GLOBALS, EXPORTS, CODE] = [1, 2, 3, 6, 7, 10] as const;
const [I32, I64, IS_VARIABLE, GLOBAL_KIND] = [0x7f, 0x7e, 1, 3] as const;
const HEADER = 8;

/** A part of a loop or a function that takes no more counts with the part around it. */
const SHORT = 16;
/** Most that short parts take together: many are the cases of one choice. */
const MOST_JOINED = 40;
/** Bytes that are filled or copied at once, for each instruction that they count as: 2 to this power. */
const BULK_SHIFT = 3;
/** The cost of a byte of code, see `Pace`. */
const COST = 6;

/** Adds the counters to a file that a compiler made. */
export async function meterWork(file: Uint8Array, pace: Pace): Promise<Uint8Array> {
	const sections = findSections(file);
	const section = (id: number): WasmReader => new WasmReader(file, ...(sections.get(id) ?? ([0, 0] as const)));
	const out = new WasmWriter(2 * file.length);
	const fuel = integerBytes(countImportedGlobals(section(IMPORTS)) + section(GLOBALS).integer());
	out.copy(file, 0, HEADER);
	for (const [id, [start, end]] of sections) {
		out.push(id);
		const size = out.reserveSize();
		if (id === GLOBALS) appendEntry(out, section(id), [I64, IS_VARIABLE, I64_CONST, ...MUCH, END]);
		else if (id === EXPORTS) appendEntry(out, section(id), [FUEL.length, ...Buffer.from(FUEL), GLOBAL_KIND, ...fuel]);
		else if (id === CODE) {
			const meter = new FunctionMeter(section(id), out, countParameters(section(TYPES), section(FUNCTIONS)), fuel);
			await meter.all(pace);
		} else out.copy(file, start, end);
		out.fillSize(size);
	}
	return out.written();
}

/** The sections of a file that a compiler made, by their numbers, in their order: there is one of each. */
function findSections(file: Uint8Array): Map<number, readonly [start: number, end: number]> {
	const found = new Map<number, readonly [number, number]>();
	for (const reader = new WasmReader(file, HEADER, file.length); reader.at < file.length;) {
		const id = reader.byte();
		const size = reader.integer();
		found.set(id, [reader.at, reader.at + size]);
		reader.skip(size);
	}
	return found;
}

/** How many of the imports are global variables; here all are functions. */
function countImportedGlobals(imports: WasmReader): number {
	let count = 0;
	for (let left = imports.integer(); left > 0; left--) {
		for (const _ of ['module', 'name']) imports.skip(imports.integer());
		if (imports.byte() === GLOBAL_KIND) count++;
		imports.skipIntegers(1);
	}
	return count;
}

/** Of each function that the file defines. */
function countParameters(types: WasmReader, functions: WasmReader): Uint32Array {
	const ofTypes = Array.from({ length: types.integer() }, () => {
		types.skip(1);
		const parameters = types.integer();
		types.skip(parameters);
		types.skip(types.integer());
		return parameters;
	});
	return Uint32Array.from({ length: functions.integer() }, () => ofTypes[functions.integer()]!);
}

function appendEntry(out: WasmWriter, section: WasmReader, entry: readonly number[]): void {
	out.write(integerBytes(section.integer() + 1));
	out.copy(section.bytes, section.at, section.end);
	out.write(entry);
}

/** Instructions that the counters are made of. */
const [UNREACHABLE, NO_RESULT] = [0x00, 0x40] as const;
const [LOCAL_GET, LOCAL_SET, GLOBAL_GET, GLOBAL_SET] = [0x20, 0x21, 0x23, 0x24] as const;
const [I32_CONST, I64_CONST, I64_LESS, I32_SHIFT, I64_SUBTRACT, I64_EXTEND] = [0x41, 0x42, 0x53, 0x76, 0x7d, 0xad] as const;
/** The variable at first, as a signed integer: enough for the work before a limit is known. */
const MUCH = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x0f] as const;

/** A place in a function where the variable becomes less, and by how much. */
interface Addition {
	readonly at: number;
	takes: number;
}

/** At places where memory is filled or copied, the number of bytes decides. */
const BULK = -1;

/** A block that is open. */
interface Part {
	/** Counts its short parts: the place of the loop, of the function, or of the part around it. */
	readonly base: Addition;
	/** Counts the instruction at hand. */
	current: Addition;
}

/** A short part counts with the part around it. */
function joinShort(part: Part): void {
	const { base, current } = part;
	if (current === base || current.takes > SHORT) return;
	base.takes = Math.max(base.takes, Math.min(base.takes + current.takes, MOST_JOINED));
	current.takes = 0;
}

class FunctionMeter {
	private readonly setFuel: readonly number[];
	private readonly getFuel: readonly number[];
	private readonly trap: readonly number[];

	constructor(
		private readonly code: WasmReader,
		private readonly out: WasmWriter,
		private readonly parameters: Uint32Array,
		fuel: readonly number[],
	) {
		this.setFuel = [GLOBAL_SET, ...fuel];
		this.getFuel = [GLOBAL_GET, ...fuel];
		this.trap = [...this.getFuel, I64_CONST, 0, I64_LESS, IF, NO_RESULT, UNREACHABLE, END];
	}

	async all(pace: Pace): Promise<void> {
		const { code, out } = this;
		const count = code.integer();
		out.write(integerBytes(count));
		for (let index = 0; index < count; index++) {
			const bytes = code.integer();
			this.one(this.parameters[index]!, code.at + bytes);
			const due = pace.step(bytes * COST);
			if (due) await due;
		}
	}

	private one(parameters: number, end: number): void {
		const { code, out } = this;
		const size = out.reserveSize();
		const groups = code.integer();
		const first = code.at;
		let local = parameters;
		for (let left = groups; left > 0; left--) {
			local += code.integer();
			code.skip(1);
		}
		// One more variable, for the number of bytes that are filled or copied.
		out.write(integerBytes(groups + 1));
		out.copy(code.bytes, first, code.at);
		out.write([1, I32]);
		let from = code.at;
		for (const { at, takes } of this.additions(end)) {
			out.copy(code.bytes, from, at);
			out.write(takes === BULK ? this.takeBytes(integerBytes(local)) : this.take(takes));
			from = at;
		}
		out.copy(code.bytes, from, end);
		out.fillSize(size);
	}

	/** Long parts that not every round or call runs are counted where they begin, and short ones with the part around them. */
	private additions(end: number): readonly Addition[] {
		const { code } = this;
		const whole: Addition = { at: code.at, takes: 1 };
		const additions = [whole];
		const open: Part[] = [{ base: whole, current: whole }];
		const add = (): Addition => additions[additions.push({ at: code.at, takes: 0 }) - 1]!;
		let calls = false;
		while (open.length > 0 && code.at < end) {
			const { at } = code;
			const opcode = code.byte();
			if (passInstruction(code, opcode)) additions.push({ at, takes: BULK });
			const part = open.at(-1)!;
			part.current.takes += TAKES[opcode]!;
			calls ||= isCall(opcode);
			if (opcode === LOOP) {
				const loop = add();
				loop.takes = 1;
				open.push({ base: loop, current: loop });
			} else if (isBlock(opcode)) open.push({ base: part.current, current: opcode === IF ? add() : part.current });
			else if (opcode === ELSE || opcode === END) {
				joinShort(part);
				if (opcode === ELSE) part.current = add();
				else open.pop();
				// Branches lead to the end of a block.
				const around = open.at(-1);
				if (opcode === END && around) {
					joinShort(around);
					around.current = add();
				}
			}
		}
		// A short function that neither calls nor repeats counts as a part of its caller.
		if (!calls && whole.takes <= SHORT) whole.takes = 0;
		return additions.filter(({ takes }) => takes !== 0);
	}

	private take(count: number): readonly number[] {
		return [...this.getFuel, I64_CONST, ...signedBytes(count), I64_SUBTRACT, ...this.setFuel, ...this.trap];
	}

	/** Before an instruction that takes the number of bytes from the stack. */
	private takeBytes(local: readonly number[]): readonly number[] {
		const count = [LOCAL_GET, ...local, I32_CONST, BULK_SHIFT, I32_SHIFT, I64_EXTEND];
		return [LOCAL_SET, ...local, ...this.getFuel, ...count, I64_SUBTRACT, ...this.setFuel, LOCAL_GET, ...local];
	}
}

/** An integer of at least 0 whose first bit is not that of a negative one. */
const signedBytes = (value: number): readonly number[] =>
	value < 64 ? [value] : [(value & 127) | 128, ...signedBytes(value >>> 7)];
