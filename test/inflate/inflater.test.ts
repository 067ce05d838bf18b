/** Inflating in steps, beside zlib. */
import { deflateRawSync, inflateRawSync, constants } from 'node:zlib';
import { Inflater, OVERRUN, WINDOW, type Progress } from '../../shared/inflate/inflater';
import { Random } from '../support/random';
import { testInTurn } from '../support/sample';

interface Found {
	readonly bytes: Buffer;
	readonly progress: Progress;
	readonly consumed: number;
	readonly steps: number;
	/** The most that a step wrote. */
	readonly most: number;
}

/** Inflates in steps of `room` bytes. */
function inflateInSteps(data: Uint8Array, room: number, most = Infinity): Found {
	const inflater = new Inflater(data, 0);
	const out = Buffer.alloc(WINDOW + room + OVERRUN);
	const parts: Buffer[] = [];
	let [from, steps, longest, size] = [0, 0, 0, 0];
	while (inflater.progress === 'more' && size < most) {
		if (from > WINDOW) {
			out.copyWithin(0, from - WINDOW, from);
			from = WINDOW;
		}
		const to = inflater.inflate(out, from, from + room);
		parts.push(Buffer.from(out.subarray(from, to)));
		longest = Math.max(longest, to - from);
		size += to - from;
		from = to;
		steps++;
	}
	return { bytes: Buffer.concat(parts), progress: inflater.progress, consumed: inflater.consumed, steps, most: longest };
}

const random = new Random(7);
const SOURCES: Record<string, (size: number) => Buffer> = {
	noise: (size) => Buffer.from(Array.from({ length: size }, () => random.below(256))),
	'one byte': (size) => Buffer.alloc(size, 65),
	'few letters': (size) =>
		Buffer.from(Array.from({ length: size }, () => (random.below(3) ? 97 + random.below(6) : random.below(256)))),
	objects: (size) => {
		const lines = Array.from({ length: size / 20 }, (_, at) => `${at} 0 obj << /Type /Page /Parent ${random.below(50)} 0 R >>\n`);
		return Buffer.from(lines.join(''));
	},
};

/** Data of one kind, and deflated in one of the ways that zlib has. */
function makeSample(kind: string): { original: Buffer; packed: Buffer } {
	const original = SOURCES[kind]!(1 + random.below(random.below(4) ? 2_000 : 120_000));
	const packed = deflateRawSync(original, { level: random.below(10), memLevel: 1 + random.below(9), strategy: random.below(5) });
	return { original, packed };
}

describe.each(Object.keys(SOURCES))('%s', (kind) => {
	test('inflates what zlib deflated, in steps of any size', () => {
		for (let turn = 0; turn < 60; turn++) {
			const { original, packed } = makeSample(kind);
			const { bytes, progress, consumed } = inflateInSteps(packed, 1 + random.below(random.below(2) ? 300 : 100_000));
			expect({ progress, consumed }).toEqual({ progress: 'ended', consumed: packed.length });
			expect(bytes.equals(original)).toBe(true);
		}
	});

	testInTurn('gives all that zlib gives of data that is cut short, and nothing else', () => {
		for (let turn = 0; turn < 60; turn++) {
			const { original, packed } = makeSample(kind);
			const cut = packed.subarray(0, random.below(packed.length));
			const { bytes, progress } = inflateInSteps(cut, 5_000);
			expect(progress).toBe('short');
			expect(bytes.length).toBeGreaterThanOrEqual(inflateRawSync(cut, { finishFlush: constants.Z_SYNC_FLUSH }).length);
			expect(original.subarray(0, bytes.length).equals(bytes)).toBe(true);
		}
	});

	testInTurn('reads damaged data as zlib does, or finds the damage', () => {
		let refused = 0;
		for (let turn = 0; turn < 60; turn++) {
			const { packed } = makeSample(kind);
			packed[random.below(packed.length)]! ^= 1 << random.below(8);
			const { bytes, progress } = inflateInSteps(packed, 5_000);
			const judged = readByZlib(packed);
			if (judged) expect(bytes.equals(judged)).toBe(true);
			if (progress !== 'ended') refused++;
			if (judged) expect(progress).toBe('ended');
		}
		// A wrong byte in a stored block is a byte like others.
		if (kind !== 'noise') expect(refused).toBeGreaterThan(5);
	});
});

function readByZlib(data: Buffer): Buffer | undefined {
	try {
		return inflateRawSync(data);
	} catch {
		return undefined;
	}
}

testInTurn('writes no more than there is room for, however much the data expands to', () => {
	const bomb = deflateRawSync(Buffer.alloc(50_000_000), { level: 9 });
	const { most, bytes } = inflateInSteps(bomb, 10_000, 100_000);
	expect(most).toBeLessThanOrEqual(10_000 + OVERRUN);
	expect(bytes.length).toBeLessThan(120_000);
});

test('ends a step after some hundred blocks that give nothing', () => {
	// Four empty blocks of fixed codes (RFC 1951, 3.2.6).
	const { steps, progress } = inflateInSteps(Buffer.from('0208208000'.repeat(10_000), 'hex'), 1_000);
	expect(steps).toBeGreaterThan(100);
	expect(progress).toBe('short');
});

test('refuses a copy from before the beginning, wherever the memory begins', () => {
	// A block of fixed codes with a copy of three bytes from one byte before, at the beginning.
	expect(inflateInSteps(Buffer.from([0b0000_0011, 0b0000_0010, 0, 0]), 1_000)).toMatchObject({
		progress: 'damaged',
		bytes: Buffer.alloc(0),
	});
});

testInTurn('reads data of more bits than fit into a small number', () => {
	const original = Buffer.alloc(70_000_000, 'octavo');
	const { bytes, progress } = inflateInSteps(deflateRawSync(original, { level: 0 }), 1 << 20);
	expect(progress).toBe('ended');
	expect(bytes.equals(original)).toBe(true);
});
