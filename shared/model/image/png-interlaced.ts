/** Adam7 (PNG 8.2): seven passes, each a small separate image, put together into the rows of the whole. */
import type { Pace } from '../../pace/pace';
import type { Png } from './png-chunks';
import { inflateRows, RowGatherer, type RowsEnding } from './png-rows';

const PASSES = [
	{ x: 0, y: 0, across: 8, down: 8 },
	{ x: 4, y: 0, across: 8, down: 8 },
	{ x: 0, y: 4, across: 4, down: 8 },
	{ x: 2, y: 0, across: 4, down: 4 },
	{ x: 0, y: 2, across: 2, down: 4 },
	{ x: 1, y: 0, across: 2, down: 2 },
	{ x: 0, y: 1, across: 1, down: 2 },
] as const;

/** Gives `add` the rows of the image, each with the filter to write it with. `check` throws for data that is not complete. */
export async function deinterlace(
	{ width, height, channels, depth, color, data }: Png,
	row: number,
	pace: Pace,
	check: (ending: RowsEnding) => void,
	add: (samples: Uint8Array, kind: number) => void,
): Promise<void> {
	const bits = channels * depth;
	const step = Math.max(1, bits >> 3);
	const canvas = new Uint8Array(row * height);
	const passes = PASSES.map((pass) => ({
		...pass,
		columns: Math.ceil((width - pass.x) / pass.across),
		rows: Math.ceil((height - pass.y) / pass.down),
	})).filter(({ columns, rows }) => columns > 0 && rows > 0);

	let current = 0;
	let line = 0;
	const begin = (): RowGatherer => {
		const pass = passes[current]!;
		const size = Math.ceil((pass.columns * bits) / 8);
		line = 0;
		return new RowGatherer(size, step, (samples) => {
			const start = (pass.y + line * pass.down) * row;
			if (bits >= 8) scatterBytes(samples, canvas, start + pass.x * step, pass.across * step, step);
			else scatterBits(samples, pass.columns, canvas, start, pass.x, pass.across, bits);
			line++;
		});
	};
	const sizes = passes.map(({ columns, rows }) => rows * (Math.ceil((columns * bits) / 8) + 1));
	let left = sizes[0]!;
	const gatherers = [begin()];
	const ending = await inflateRows(data, sum(sizes), pace, 'look', (bytes) => {
		for (let at = 0; at < bytes.length;) {
			const size = Math.min(left, bytes.length - at);
			gatherers[current]!.take(bytes.subarray(at, at + size));
			at += size;
			left -= size;
			if (left > 0 || current + 1 === passes.length) continue;
			current++;
			left = sizes[current]!;
			gatherers.push(begin());
		}
	});
	check(gatherers.some(({ wrong }) => wrong) ? 'damaged' : ending);
	// Palettes and few bits compress best unfiltered (PNG 12.7).
	const kind = color.palette || depth < 8 ? 0 : 4;
	for (let y = 0; y < height; y++) {
		add(canvas.subarray(y * row, (y + 1) * row), kind);
		const due = pace.step(row * 8);
		if (due) await due;
	}
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function scatterBytes(samples: Uint8Array, canvas: Uint8Array, start: number, stride: number, size: number): void {
	for (let from = 0, to = start; from < samples.length; to += stride - size)
		for (let i = 0; i < size; i++) canvas[to++] = samples[from++]!;
}

function scatterBits(
	samples: Uint8Array,
	columns: number,
	canvas: Uint8Array,
	start: number,
	x: number,
	across: number,
	bits: number,
): void {
	const mask = (1 << bits) - 1;
	for (let i = 0; i < columns; i++) {
		const from = i * bits;
		const value = (samples[from >> 3]! >> (8 - bits - (from & 7))) & mask;
		const to = (x + i * across) * bits;
		canvas[start + (to >> 3)]! |= value << (8 - bits - (to & 7));
	}
}
