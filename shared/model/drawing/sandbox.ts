/**
 * Runs WebAssembly that Emscripten made, with nothing of the outside: every file is missing, it is always the same moment, and memory
 * grows up to a bound. Only the functions that make `longjmp` work do something (docs/design.md, "Why WebAssembly draws").
 */

import { limitExceeded } from '../../pdf/limits';
import type { OctavoError } from '../../contract/errors';
import { FUEL } from './metered';

/** As many numbers as the function takes; 32-bit integers, of which pointers are signed. */
type Call = (...given: number[]) => number;

export interface Exports {
	readonly memory: WebAssembly.Memory;
	readonly __indirect_function_table: WebAssembly.Table;
	readonly [FUEL]: WebAssembly.Global<'i64'>;
	readonly [name: string]: Call | WebAssembly.Memory | WebAssembly.Table | WebAssembly.Global<'i64'>;
}

const PAGE = 65_536;
/** Error numbers of WASI: no such file, and a file that is not open. */
const NO_FILE = -44;
const NOT_OPEN = 8;

/** Thrown through the frames that `longjmp` leaves. */
const LONG_JUMP = new WebAssembly.RuntimeError('longjmp');

export class Sandbox {
	readonly exports: Exports;

	constructor(
		module: WebAssembly.Module,
		/** Bytes of memory. */
		private readonly most: number,
	) {
		const imports: Record<string, Record<string, Call>> = {};
		for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = this.imported(name);
		this.exports = new WebAssembly.Instance(module, imports).exports as unknown as Exports;
		this.call('__wasm_call_ctors');
	}

	call(name: string, ...given: number[]): number {
		return (this.exports[name] as Call)(...given);
	}

	/** How much work it may do until this is set again, as `meterWork` counts it; below 0 once that was not enough. */
	get fuel(): number {
		return Number(this.exports[FUEL].value);
	}

	set fuel(most: number) {
		this.exports[FUEL].value = BigInt(Math.min(most, Number.MAX_SAFE_INTEGER));
	}

	/** The memory as it is now: after a call, it may be another. */
	get bytes(): Uint8Array {
		return new Uint8Array(this.exports.memory.buffer);
	}

	get words(): DataView {
		return new DataView(this.exports.memory.buffer);
	}

	/** A copy of data in its memory. */
	store(data: Uint8Array): number {
		const at = this.call('malloc', data.length) >>> 0;
		if (at === 0) throw notDrawn(this.most);
		this.bytes.set(data, at);
		return at;
	}

	private imported(name: string): Call {
		if (name.startsWith('invoke_')) return this.invoke;
		switch (name) {
			case '_emscripten_throw_longjmp':
				return () => {
					throw LONG_JUMP;
				};
			case 'emscripten_resize_heap':
				return (size) => this.grow(size >>> 0);
			case 'environ_sizes_get':
				return (count, size) => {
					this.words.setUint32(count, 0, true);
					this.words.setUint32(size, 0, true);
					return 0;
				};
			case '_abort_js':
				return () => {
					throw notDrawn(this.most);
				};
		}
		if (name.startsWith('fd_')) return () => NOT_OPEN;
		return name.startsWith('__syscall_') ? () => NO_FILE : () => 0;
	}

	/** Calls a function that may be left by `longjmp`. */
	private readonly invoke = (index: number, ...given: number[]): number => {
		const stack = this.call('emscripten_stack_get_current');
		try {
			return (this.exports.__indirect_function_table.get(index) as Call)(...given);
		} catch (thrown) {
			this.call('_emscripten_stack_restore', stack);
			if (thrown !== LONG_JUMP) throw thrown;
			this.call('setThrew', 1, 0);
			return 0;
		}
	};

	private grow(wanted: number): number {
		const { memory } = this.exports;
		const present = memory.buffer.byteLength;
		if (wanted > this.most) return 0;
		// In larger steps than were asked for, because each one may move the memory.
		const size = Math.min(Math.max(wanted, present * 1.25), this.most);
		try {
			memory.grow(Math.ceil((size - present) / PAGE));
			return 1;
		} catch {
			return 0;
		}
	}
}

/** The error of whatever ends a drawing: its memory is full, its stack overflows, it trapped. */
export const notDrawn = (most: number): OctavoError =>
	limitExceeded(
		'drawingMemory',
		`The page cannot be drawn within ${Math.floor(most / 2 ** 20)} MB of memory`,
		'Ask for a lower resolution, or for fewer pages',
	);

/** A WebAssembly function of `count` numbers, with one result or none, around one of JavaScript, because tables hold nothing else. */
export function tableFunction(count: number, results: 0 | 1, run: (...given: number[]) => number): unknown {
	const module = new WebAssembly.Module(Uint8Array.from(forward(count, results)));
	return new WebAssembly.Instance(module, { a: { b: run } }).exports['c'];
}

const I32 = 127;

/** A module that imports `a.b`, a function from i32s to one i32 or none, and exports it as `c`. */
const forward = (count: number, results: number): number[] => [
	...[0, 97, 115, 109, 1, 0, 0, 0],
	...[
		1,
		4 + count + results,
		1,
		96,
		count,
		...new Array<number>(count).fill(I32),
		results,
		...new Array<number>(results).fill(I32),
	],
	...[2, 7, 1, 1, 97, 1, 98, 0, 0],
	...[7, 5, 1, 1, 99, 0, 0],
];
