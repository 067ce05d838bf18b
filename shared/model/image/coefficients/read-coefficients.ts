/**
 * Reads the coefficients of a JPEG image, from however many scans (ITU-T T.81, Annex B), with pauses. Programs that decode images do
 * so at once if there are several scans.
 */
import type { Pace } from '../../../pace/pace';
import { isOfApplication, segmentsOf, SOS, type Segment } from '../jpeg-segments';
import { decoderOf, type BlockDecoder, type ScanTables } from './block-decoders';
import {
	BLOCK,
	isFrame,
	readFrame,
	measureCoefficients,
	withValues,
	type Band,
	type Component,
	type Frame,
	type FrameShape,
} from './frame';
import { DamagedScan, HuffmanTable, ScanBits } from './huffman';

export interface Coefficients {
	readonly frame: Frame;
	/** Data of applications, and the tables of quantization, which all precede the first scan. */
	readonly kept: readonly Segment[];
}

/** The part of `Memory` that it needs. */
export interface CoefficientMemory {
	borrow(bytes: number): boolean;
	release(bytes: number): void;
}

/** The marker of tables of quantization (B.2.4.1). */
export const DEFINE_QUANTIZATION = 0xdb;
const [DEFINE_HUFFMAN, DEFINE_RESTARTS] = [0xc4, 0xdd];
/** Scans that an image has: programs write up to about ten, and each passes all blocks. */
const MOST_SCANS = 100;
/** The cost of a block in a scan, see `Pace`. */
const WORK = 200;

/**
 * Calls `use` with the coefficients of an image, while memory is taken for them.
 *
 * @param spare bytes for each byte of coefficients that `use` takes besides
 * @returns what `use` gives; undefined for images that are damaged, not of 8 bits, or in a mode other than baseline, extended
 * sequential and progressive with Huffman codes; and where memory does not suffice
 */
export async function useCoefficients<T>(
	jpeg: Uint8Array,
	{ memory, pace }: { readonly memory: CoefficientMemory; readonly pace: Pace },
	spare: number,
	use: (coefficients: Coefficients) => Promise<T>,
): Promise<T | undefined> {
	const reader = new CoefficientReader(jpeg, pace);
	return unlessDamaged(async () => {
		const shape = reader.readHead();
		const size = measureCoefficients(shape, shape.unitRows) * (1 + spare);
		return lendMemory(memory, size, async () => use(await reader.readScans(withValues(shape, shape.unitRows))));
	});
}

/** Takes a row of blocks, whose coefficients begin at `from` in the values of the component. @returns the cost, see `Pace` */
export type TakeRow = (component: Component, row: number, from: number) => number;

/**
 * Gives the rows of blocks of each component to the function that `begin` makes, from the top, with memory for a few of them where the
 * mode allows it.
 *
 * @returns what the image has but its coefficients; undefined as `useCoefficients` does, perhaps after some rows
 */
export async function takeBlockRows(
	jpeg: Uint8Array,
	{ memory, pace }: { readonly memory: CoefficientMemory; readonly pace: Pace },
	begin: (coefficients: Coefficients) => TakeRow,
): Promise<Coefficients | undefined> {
	return readRows(new CoefficientReader(jpeg, pace, begin), memory);
}

/**
 * Whether the data of a scan is not what its codes say: cut, overwritten, or with bytes that are missing or too many. False for images of
 * other kinds, and where memory does not suffice.
 */
export async function hasDamagedScan(
	jpeg: Uint8Array,
	{ memory, pace }: { readonly memory: CoefficientMemory; readonly pace: Pace },
): Promise<boolean> {
	const reader = new CoefficientReader(jpeg, pace, () => () => 0);
	await readRows(reader, memory);
	return reader.isAmongBlocks;
}

const readRows = (reader: CoefficientReader, memory: CoefficientMemory): Promise<Coefficients | undefined> =>
	unlessDamaged(async () => {
		const shape = reader.readHead();
		const unitRows = shape.isProgressive ? shape.unitRows : 1;
		return lendMemory(memory, measureCoefficients(shape, unitRows), () => reader.readScans(withValues(shape, unitRows)));
	});

async function unlessDamaged<T>(read: () => Promise<T>): Promise<T | undefined> {
	try {
		return await read();
	} catch (thrown) {
		if (thrown instanceof DamagedScan) return undefined;
		throw thrown;
	}
}

/** @returns undefined where memory does not suffice */
export async function lendMemory<T>(memory: CoefficientMemory, bytes: number, use: () => Promise<T>): Promise<T | undefined> {
	if (!memory.borrow(bytes)) return undefined;
	try {
		return await use();
	} finally {
		memory.release(bytes);
	}
}

class CoefficientReader {
	/** Whether blocks of a scan are being read: an error between scans means an unusual image. */
	isAmongBlocks = false;
	private readonly segments: Generator<Segment, void>;
	private readonly kept: Segment[] = [];
	private readonly dc: (HuffmanTable | undefined)[] = [];
	private readonly ac: (HuffmanTable | undefined)[] = [];
	/** Units between two restarts. */
	private restarts = Infinity;
	/** Takes rows as soon as they are read, so that the next have their memory. */
	private take: TakeRow | undefined;

	constructor(
		private readonly jpeg: Uint8Array,
		private readonly pace: Pace,
		private readonly begin?: (coefficients: Coefficients) => TakeRow,
	) {
		this.segments = segmentsOf(jpeg);
	}

	readHead(): FrameShape {
		for (let next = this.segments.next(); !next.done; next = this.segments.next()) {
			const { value: segment } = next;
			if (segment.marker === SOS) throw new DamagedScan();
			if (isFrame(segment.marker)) {
				const shape = readFrame(segment.marker, segment.data);
				if (!shape) throw new DamagedScan();
				return shape;
			}
			this.takeTables(segment);
		}
		throw new DamagedScan();
	}

	async readScans(frame: Frame): Promise<Coefficients> {
		const { begin, kept } = this;
		let scans = 0;
		const seen = new Set<Component>();
		for (let next = this.segments.next(); !next.done; next = this.segments.next()) {
			const { value: segment } = next;
			if (isFrame(segment.marker)) throw new DamagedScan();
			// The tables that a scan finds are those of its time, and the image that is written has one scan.
			if (segment.marker === DEFINE_QUANTIZATION && scans > 0) throw new DamagedScan();
			if (segment.marker !== SOS) {
				this.takeTables(segment);
				continue;
			}
			if (++scans > MOST_SCANS) throw new DamagedScan();
			if (!frame.isProgressive) this.take ??= begin?.({ frame, kept });
			await this.readScan(frame, segment, seen);
		}
		if (seen.size < frame.components.length) throw new DamagedScan();
		if (begin && frame.isProgressive) await this.takeAll(frame, begin({ frame, kept }));
		return { frame, kept };
	}

	private async takeAll({ unitRows, components }: Frame, take: TakeRow): Promise<void> {
		// All components of a few rows, one after the other: memory that was just written is near.
		for (let unit = 0; unit < unitRows; unit++)
			for (const component of components) {
				const due = this.pace.step(takeUnits(take, component, unit, unit));
				if (due) await due;
			}
	}

	private takeTables(segment: Segment): void {
		const { marker, data } = segment;
		if (isOfApplication(marker) || marker === DEFINE_QUANTIZATION) this.kept.push(segment);
		else if (marker === DEFINE_RESTARTS) this.restarts = ((data[0] ?? 0) << 8) | (data[1] ?? 0) || Infinity;
		else if (marker === DEFINE_HUFFMAN) this.takeHuffman(data);
	}

	/** The class and the number of each table, its counts, its values (B.2.4.2). */
	private takeHuffman(data: Uint8Array): void {
		for (let at = 0; at < data.length;) {
			const [kind, number] = [data[at]! >> 4, data[at]! & 15];
			const counts = data.subarray(at + 1, at + 17);
			const total = counts.reduce((sum, count) => sum + count, 0);
			const end = at + 17 + total;
			if (kind > 1 || number > 3 || total > 256 || end > data.length) throw new DamagedScan();
			(kind === 0 ? this.dc : this.ac)[number] = new HuffmanTable(counts, data.subarray(at + 17, end));
			at = end;
		}
	}

	private async readScan(frame: Frame, { data, end }: Segment, seen: Set<Component>): Promise<void> {
		const count = data[0] ?? 0;
		if (count < 1 || count > frame.components.length || data.length < 4 + 2 * count) throw new DamagedScan();
		const [first, last, positions] = [data[1 + 2 * count]!, data[2 + 2 * count]!, data[3 + 2 * count]!];
		const band: Band = { first, last, high: positions >> 4, low: positions & 15 };
		if (frame.isProgressive && first > 0 && count > 1) throw new DamagedScan();
		const bits = new ScanBits(this.jpeg, end);
		const parts = Array.from({ length: count }, (_, index) => {
			const component = frame.components.find(({ id }) => id === data[1 + 2 * index]);
			if (!component) throw new DamagedScan();
			const tables = data[2 + 2 * index]!;
			if (this.take && seen.has(component)) throw new DamagedScan();
			const { dc, ac } = this;
			const named: ScanTables = { dc: dc[tables >> 4], ac: ac[tables & 15] };
			seen.add(component);
			return { component, decoder: decoderOf(bits, named, band, frame.isProgressive) };
		});
		this.isAmongBlocks = true;
		if (parts.length === 1) await this.readAlone(parts[0]!, bits);
		else await this.readTogether(frame, parts, bits);
		bits.check();
		this.isAmongBlocks = false;
	}

	/** A scan of one component has its blocks, row by row (A.2.2). */
	private async readAlone({ component, decoder }: ScanPart, bits: ScanBits): Promise<void> {
		const { take } = this;
		const { values, columns, rows, stride } = component;
		const units = new Units(this.restarts, [decoder], bits);
		for (let row = 0; row < rows; row++) {
			const from = take ? 0 : row * stride * BLOCK;
			for (let column = 0; column < columns;) {
				const blocks = units.take(columns - column);
				decoder.decode(values, from + column * BLOCK, blocks);
				column += blocks;
			}
			bits.check();
			const taken = take ? take(component, row, 0) : 0;
			if (take) values.fill(0);
			const due = this.pace.step(columns * WORK + taken);
			if (due) await due;
		}
	}

	/** A scan of several components has some blocks of each in turn (A.2.3). */
	private async readTogether({ unitColumns, unitRows }: Frame, parts: readonly ScanPart[], bits: ScanBits): Promise<void> {
		const decoders = parts.map(({ decoder }) => decoder);
		const each = parts.reduce((sum, { component: { across, down } }) => sum + across * down, 0);
		const { take } = this;
		const units = new Units(this.restarts, decoders, bits);
		for (let row = 0; row < unitRows; row++) {
			decodeUnits(parts, units, take ? 0 : row, unitColumns);
			bits.check();
			let taken = 0;
			if (take)
				for (const { component } of parts) {
					taken += takeUnits(take, component, row, 0);
					component.values.fill(0);
				}
			const due = this.pace.step(unitColumns * each * WORK + taken);
			if (due) await due;
		}
	}
}

/** Counts the units of a scan, and begins again after a restart. */
class Units {
	private left: number;

	/** @param restarts units between two restarts */
	constructor(
		private readonly restarts: number,
		private readonly decoders: readonly BlockDecoder[],
		private readonly bits: ScanBits,
	) {
		this.left = restarts;
	}

	/** @returns how many of these are to be read next: one, or more */
	take(wanted: number): number {
		if (this.left === 0) {
			this.bits.restart();
			for (const decoder of this.decoders) decoder.reset();
			this.left = this.restarts;
		}
		const taken = Math.min(wanted, this.left);
		this.left -= taken;
		return taken;
	}
}

interface ScanPart {
	readonly component: Component;
	readonly decoder: BlockDecoder;
}

/** A row of units, apart from what pauses, so that it is compiled alone. */
function decodeUnits(parts: readonly ScanPart[], units: Units, row: number, columns: number): void {
	for (let column = 0; column < columns; column++) {
		units.take(1);
		for (let index = 0; index < parts.length; index++) decodeUnit(parts[index]!, row, column);
	}
}

function decodeUnit({ component: { values, across, down, stride }, decoder }: ScanPart, row: number, column: number): void {
	for (let y = 0; y < down; y++) decoder.decode(values, ((row * down + y) * stride + column * across) * BLOCK, across);
}

/** Takes the rows of a row of units, which is this one in the values. */
function takeUnits(take: TakeRow, component: Component, unit: number, at: number): number {
	const { down, rows, stride } = component;
	let cost = 0;
	for (let y = 0; y < down && unit * down + y < rows; y++)
		cost += take(component, unit * down + y, (at * down + y) * stride * BLOCK);
	return cost;
}
