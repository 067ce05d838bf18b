/** Outlines and advances of TrueType programs (OpenType specification, `glyf` and `hmtx`), composite glyphs put together. */
import { glyphPlacesOf, tablesOf } from '../program/truetype';
import { type Advances, CONTOUR, type CountSteps, DamagedOutline, type Outlines, unlessDamaged } from './outline';

/** Components within components; real fonts have two levels. */
const MOST_LEVELS = 8;
const MOST_POINTS = 10_000;

/** Flags of a point. */
const ON_CURVE = 1;
const SHORT_X = 2;
const SHORT_Y = 4;
const REPEATED = 8;
const SAME_X = 16;
const SAME_Y = 32;

/** Flags of a component. */
const WORDS = 1;
const OFFSETS = 2;
const SCALE = 8;
const MORE = 32;
const TWO_SCALES = 64;
const FOUR_SCALES = 128;

type Linear = readonly [number, number, number, number, number, number];

/** From `hmtx`, whose last advance is that of all further glyphs. */
export function trueTypeAdvances(data: Uint8Array): Advances | undefined {
	const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
	const tables = tablesOf(view);
	const [head, hhea, hmtx, maxp] = ['head', 'hhea', 'hmtx', 'maxp'].map((tag) => tables.get(tag));
	if (!head || !hhea || !hmtx || !maxp) return undefined;
	const unit = 1000 / (view.getUint16(head.at + 18) || 1000);
	const [count, glyphs] = [view.getUint16(hhea.at + 34), view.getUint16(maxp.at + 4)];
	return {
		named: () => undefined,
		glyph: (glyph) =>
			unlessDamaged(() =>
				glyph < 0 || glyph >= glyphs || count === 0 ? undefined : view.getUint16(hmtx.at + Math.min(glyph, count - 1) * 4) * unit,
			),
	};
}

export function trueTypeOutlines(data: Uint8Array, countSteps: CountSteps): Outlines | undefined {
	const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
	const tables = tablesOf(view);
	const head = tables.get('head');
	const places = glyphPlacesOf(view, tables);
	if (!head || !places) return undefined;
	const unit = 1000 / (view.getUint16(head.at + 18) || 1000);
	const spanOf = (glyph: number): readonly [number, number] | undefined =>
		glyph < 0 || glyph >= places.count ? undefined : places.spanOf(glyph);
	return {
		named: () => undefined,
		glyph: (glyph) =>
			unlessDamaged(() => {
				if (!spanOf(glyph)) return undefined;
				const reader = new GlyfReader(view, spanOf);
				try {
					reader.read(glyph, [unit, 0, 0, unit, 0, 0], 0);
				} finally {
					countSteps(reader.points);
				}
				return reader.outline;
			}),
	};
}

class GlyfReader {
	readonly outline: number[] = [];
	/** Points, contours and components so far. */
	points = 0;

	constructor(
		private readonly view: DataView,
		private readonly spanOf: (glyph: number) => readonly [number, number] | undefined,
	) {}

	read(glyph: number, matrix: Linear, level: number): void {
		const span = this.spanOf(glyph);
		if (!span || level > MOST_LEVELS) throw new DamagedOutline();
		if (span[1] - span[0] < 10) return;
		const contours = this.view.getInt16(span[0]);
		if (contours >= 0) this.simple(span[0] + 10, contours, matrix);
		else this.composite(span[0] + 10, matrix, level);
	}

	private simple(at: number, contours: number, matrix: Linear): void {
		const { view } = this;
		this.points += Math.max(contours, 0);
		if (this.points > MOST_POINTS) throw new DamagedOutline();
		const ends = Array.from({ length: contours }, (_, contour) => view.getUint16(at + contour * 2));
		const count = contours === 0 ? 0 : ends.at(-1)! + 1;
		this.points += count;
		if (this.points > MOST_POINTS) throw new DamagedOutline();
		let next = at + contours * 2;
		next += 2 + view.getUint16(next);
		const flags = new Uint8Array(count);
		for (let point = 0; point < count;) {
			const flag = view.getUint8(next++);
			const times = flag & REPEATED ? view.getUint8(next++) + 1 : 1;
			flags.fill(flag, point, (point += times));
		}
		const coordinates = (short: number, same: number): Int32Array => {
			let value = 0;
			return Int32Array.from(flags, (flag) => {
				if (flag & short) value += flag & same ? view.getUint8(next++) : -view.getUint8(next++);
				else if (!(flag & same)) {
					value += view.getInt16(next);
					next += 2;
				}
				return value;
			});
		};
		const xs = coordinates(SHORT_X, SAME_X);
		const ys = coordinates(SHORT_Y, SAME_Y);
		const [a, b, c, d, e, f] = matrix;
		for (let point = 0, contour = 0; point < count; point++) {
			if (point === 0 || point === ends[contour - 1]! + 1) {
				this.outline.push(CONTOUR);
				contour++;
			}
			const [x, y] = [xs[point]!, ys[point]!];
			this.outline.push(flags[point]! & ON_CURVE, a * x + c * y + e, b * x + d * y + f);
		}
	}

	private composite(at: number, matrix: Linear, level: number): void {
		const { view } = this;
		for (let more = true; more;) {
			const flags = view.getUint16(at);
			const glyph = view.getUint16(at + 2);
			at += 4;
			const [dx, dy] = flags & WORDS ? [view.getInt16(at), view.getInt16(at + 2)] : [view.getInt8(at), view.getInt8(at + 1)];
			at += flags & WORDS ? 4 : 2;
			const scale = (): number => {
				at += 2;
				return view.getInt16(at - 2) / 16384;
			};
			let [a, b, c, d] = [1, 0, 0, 1];
			if (flags & SCALE) a = d = scale();
			else if (flags & TWO_SCALES) [a, d] = [scale(), scale()];
			else if (flags & FOUR_SCALES) [a, b, c, d] = [scale(), scale(), scale(), scale()];
			// Components that are placed by their points are rare; their numbers count as an offset.
			const [e, f] = flags & OFFSETS ? [dx, dy] : [dx & 0xffff, dy & 0xffff];
			if (++this.points > MOST_POINTS) throw new DamagedOutline();
			this.read(glyph, after([a, b, c, d, e, f], matrix), level + 1);
			more = (flags & MORE) !== 0;
		}
	}
}

const after = ([a, b, c, d, e, f]: Linear, [g, h, i, j, k, l]: Linear): Linear => [
	a * g + b * i,
	a * h + b * j,
	c * g + d * i,
	c * h + d * j,
	e * g + f * i + k,
	e * h + f * j + l,
];
