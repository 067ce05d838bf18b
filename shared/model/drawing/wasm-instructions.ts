/** Instructions of WebAssembly, as far as their lengths go (WebAssembly Core Specification, 5.4). Those of SIMD are not among them. */
import { OctavoError } from '../../contract/errors';
import type { WasmReader } from './wasm-bytes';

export const LOOP = 0x03;
export const END = 0x0b;
const [BRANCH_TABLE, SELECT_TYPES] = [0x0e, 0x1c];
/** Those that a second number tells apart, among them `memory.init`, `memory.copy` and `memory.fill`. */
const FURTHER = 0xfc;
const [BULK_INIT, BULK_COPY, BULK_FILL] = [8, 10, 11];

export const [IF, ELSE] = [0x04, 0x05];
/** `block`, `loop` and `if`. */
export const isBlock = (opcode: number): boolean => opcode >= 0x02 && opcode <= 0x04;
/** `call` and `call_indirect`. */
export const isCall = (opcode: number): boolean => opcode === 0x10 || opcode === 0x11;

const BYTES_OF_F32 = 4;
const BYTES_OF_F64 = 8;

/** How many integers follow, by ranges of instructions; negative: as many bytes. */
const RANGES: readonly (readonly [first: number, last: number, operands: number])[] = [
	[0x00, 0x01, 0],
	[0x02, 0x04, 1],
	[0x05, 0x05, 0],
	[0x0b, 0x0b, 0],
	[0x0c, 0x0d, 1],
	[0x0f, 0x0f, 0],
	[0x10, 0x10, 1],
	[0x11, 0x11, 2],
	[0x1a, 0x1b, 0],
	[0x20, 0x26, 1],
	[0x28, 0x3e, 2],
	[0x3f, 0x42, 1],
	[0x43, 0x43, -BYTES_OF_F32],
	[0x44, 0x44, -BYTES_OF_F64],
	[0x45, 0xc4, 0],
	[0xd0, 0xd0, 1],
	[0xd1, 0xd1, 0],
	[0xd2, 0xd2, 1],
];
const UNKNOWN = 127;
const OPERANDS = new Int8Array(256).fill(UNKNOWN);
for (const [first, last, operands] of RANGES) OPERANDS.fill(operands, first, last + 1);

/** How long instructions take beside others, by ranges: those that only name values vanish when the program is compiled. */
const TAKEN: readonly (readonly [first: number, last: number, takes: number])[] = [
	[0x0d, 0x0d, 1],
	[0x0e, 0x0e, 3],
	[0x10, 0x10, 3],
	[0x11, 0x11, 12],
	[0x1b, 0x1c, 1],
	[0x23, 0x3f, 1],
	[0x46, 0x6c, 1],
	[0x6d, 0x70, 8],
	[0x71, 0x7e, 1],
	[0x7f, 0x82, 12],
	[0x83, 0x94, 1],
	[0x95, 0x95, 6],
	[0x96, 0x9e, 1],
	[0x9f, 0x9f, 8],
	[0xa0, 0xa2, 1],
	[0xa3, 0xa3, 8],
	[0xa4, 0xc4, 1],
	[0xfc, 0xfc, 4],
];
export const TAKES = new Uint8Array(256);
for (const [first, last, takes] of TAKEN) TAKES.fill(takes, first, last + 1);

/** Of those with a second number. */
const FURTHER_OPERANDS = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

/** Passes over one instruction. Whether it fills or copies memory: then the number of bytes is the last of its operands on the stack. */
export function passInstruction(reader: WasmReader, opcode: number): boolean {
	if (opcode === BRANCH_TABLE) reader.skipIntegers(reader.integer() + 1);
	else if (opcode === SELECT_TYPES) reader.skipIntegers(reader.integer());
	else if (opcode === FURTHER) {
		const further = reader.integer();
		reader.skipIntegers(FURTHER_OPERANDS[further] ?? refuseUnknown());
		return further === BULK_INIT || further === BULK_COPY || further === BULK_FILL;
	} else {
		const operands = OPERANDS[opcode]!;
		if (operands === UNKNOWN) refuseUnknown();
		if (operands < 0) reader.skip(-operands);
		else reader.skipIntegers(operands);
	}
	return false;
}

function refuseUnknown(): never {
	throw new OctavoError('internal', 'The program that draws pages has instructions that are not known', {
		advice: 'Install the package again',
	});
}
