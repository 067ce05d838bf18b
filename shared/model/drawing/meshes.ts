/** How much the triangles and patches of shadings paint (ISO 32000-2, 8.7.4.5.5 to 8.7.4.5.8): kilobytes can be a page a thousand times. */
import type { PdfDocument } from '../../pdf/document';
import { readPart } from '../content/whole-data';
import { isName, type Stream, type Dict, type Value } from '../../pdf/syntax/values';
import { MESH_PATCH, MESH_TRIANGLE, PATCHED } from './weights';

export interface Mesh {
	readonly parts: number;
	/** Microseconds, wherever it is drawn. */
	readonly time: number;
	/** The areas of the boxes around its parts, together, in square units of the shading; parts that are slow to paint count more. */
	readonly area: number;
}

/** The kinds of shadings whose stream holds points. */
const TRIANGLES = 4;
const LATTICE = 5;
const COONS = 6;
const TENSOR = 7;
/** The numbers of components of spaces that every mesh may have. */
const COMPONENTS: Readonly<Record<string, number>> = {
	...{ DeviceGray: 1, CalGray: 1, Indexed: 1, Separation: 1 },
	...{ DeviceRGB: 3, CalRGB: 3, Lab: 3, DeviceCMYK: 4 },
};
/** The numbers of bits that each value may have (ISO 32000-2, Tables 81 to 83). Meshes of others are not painted. */
const FLAG_BITS: ReadonlySet<number> = new Set([2, 4, 8]);
const COORDINATE_BITS: ReadonlySet<number> = new Set([1, 2, 4, 8, 12, 16, 24, 32]);
const COMPONENT_BITS: ReadonlySet<number> = new Set([1, 2, 4, 8, 12, 16]);
/** The cost of a point, see `Pace`. */
const COST = 60;

/** Of a shading whose stream holds points. A stream of another kind is painted once. */
export async function meshOf(document: PdfDocument, stream: Stream): Promise<Mesh> {
	const form = readMeshForm(document, stream.dict);
	const data = form && (await readPart(document, stream))?.data;
	return data ? sumUp(data, form, document) : ONCE;
}

const ONCE: Mesh = { parts: 1, time: 0, area: Infinity };

interface Form {
	readonly kind: number;
	readonly flag: number;
	readonly coordinate: number;
	/** Bits of the components of a color. */
	readonly color: number;
	readonly perRow: number;
	/** The smallest and the largest x, then y. */
	readonly decode: readonly number[];
}

function readMeshForm(document: PdfDocument, dict: Dict): Form | undefined {
	const number = (key: string): number => {
		const found = document.resolve(dict.get(key));
		return typeof found === 'number' ? found : 0;
	};
	const kind = number('ShadingType');
	const [coordinate, component, flag] = [number('BitsPerCoordinate'), number('BitsPerComponent'), number('BitsPerFlag')];
	const decode = (document.array(dict.get('Decode')) ?? []).map((one) => Number(document.resolve(one)));
	const isOfBits = COORDINATE_BITS.has(coordinate) && COMPONENT_BITS.has(component) && (kind === LATTICE || FLAG_BITS.has(flag));
	if (kind < TRIANGLES || kind > TENSOR || !isOfBits || decode.length < 6) return undefined;
	const components = dict.has('Function') ? 1 : countComponents(document, dict.get('ColorSpace'), (decode.length - 4) >> 1);
	const perRow = Math.max(2, Math.floor(number('VerticesPerRow')));
	return { kind, flag: kind === LATTICE ? 0 : flag, coordinate, color: components * component, perRow, decode };
}

function countComponents(document: PdfDocument, space: Value | undefined, otherwise: number): number {
	const found = document.resolve(space);
	const kind = Array.isArray(found) ? document.resolve(found[0]) : found;
	for (const [name, count] of Object.entries(COMPONENTS)) if (isName(kind, name)) return count;
	return otherwise;
}

/** Reads the data of a mesh. */
class Points {
	private bit = 0;

	constructor(
		private readonly data: Uint8Array,
		private readonly form: Form,
	) {}

	isAtEnd(): boolean {
		return this.bit >= this.data.length * 8;
	}

	bits(count: number): number {
		let value = 0;
		for (let left = count; left > 0;) {
			const used = this.bit % 8;
			const taken = Math.min(left, 8 - used);
			const byte = this.data[(this.bit - used) / 8] ?? 0;
			value = value * 2 ** taken + ((byte >> (8 - used - taken)) & ((1 << taken) - 1));
			this.bit += taken;
			left -= taken;
		}
		return value;
	}

	flag(): number {
		return this.bits(this.form.flag) & 3;
	}

	/** With its color, which ends with a whole byte. */
	corner(): Point {
		const point = this.point();
		this.skipColors(1);
		this.bit = 8 * Math.ceil(this.bit / 8);
		return point;
	}

	skipCorners(count: number): void {
		const { coordinate, color } = this.form;
		this.bit += count * 8 * Math.ceil((2 * coordinate + color) / 8);
	}

	point(): Point {
		const { coordinate, decode } = this.form;
		const most = 2 ** coordinate - 1;
		const [left = 0, right = 0, bottom = 0, top = 0] = decode;
		const x = left + (this.bits(coordinate) * (right - left)) / most;
		return [x, bottom + (this.bits(coordinate) * (top - bottom)) / most];
	}

	skipColors(count: number): void {
		this.bit += count * this.form.color;
	}
}

type Point = readonly [x: number, y: number];

async function sumUp(data: Uint8Array, form: Form, { job }: PdfDocument): Promise<Mesh> {
	const { kind } = form;
	const points = new Points(data, form);
	const read =
		kind === TRIANGLES
			? triangles(points)
			: kind === LATTICE
				? lattice(points, new Points(data, form), form.perRow)
				: patches(points, kind);
	const isPatches = kind === COONS || kind === TENSOR;
	let [parts, area] = [0, 0];
	for (const part of read) {
		parts++;
		area += boxArea(part);
		const due = job.pace.step(COST);
		if (due) await due;
	}
	return { parts, time: parts * (isPatches ? MESH_PATCH : MESH_TRIANGLE), area: area * (isPatches ? PATCHED : 1) };
}

function* triangles(points: Points): Generator<readonly Point[]> {
	let corners: Point[] = [];
	while (!points.isAtEnd()) {
		const flag = points.flag();
		const corner = points.corner();
		const isBegun = corners.length < 3;
		// The next one shares two of its points, or none.
		if (!isBegun) corners = flag === 0 ? [] : [corners[flag === 1 ? 1 : 0]!, corners[2]!];
		corners.push(corner);
		if (corners.length === 3) yield corners;
	}
}

/** Two readings of the same points, one a row after the other: a row may have millions of points, which are not kept. */
function* lattice(above: Points, below: Points, perRow: number): Generator<readonly Point[]> {
	below.skipCorners(perRow);
	while (!below.isAtEnd()) {
		let left = [above.corner(), below.corner()];
		for (let at = 1; at < perRow && !below.isAtEnd(); at++) {
			const right = [above.corner(), below.corner()];
			yield [...left, ...right];
			left = right;
		}
	}
}

function* patches(points: Points, kind: number): Generator<readonly Point[]> {
	const all = kind === TENSOR ? 16 : 12;
	let before: readonly Point[] = [];
	while (!points.isAtEnd()) {
		const isNew = points.flag() === 0;
		const own = Array.from({ length: isNew ? all : all - 4 }, () => points.point());
		points.skipColors(isNew ? 4 : 2);
		// Which side of the one before it shares is not looked at.
		yield isNew ? own : [...own, ...before];
		before = own;
	}
}

function boxArea(points: readonly Point[]): number {
	let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
	for (const [x, y] of points) {
		[left, right] = [Math.min(left, x), Math.max(right, x)];
		[bottom, top] = [Math.min(bottom, y), Math.max(top, y)];
	}
	return (right - left) * (top - bottom);
}
