/** The frame of a JPEG image: its components, and the blocks of 8 × 8 samples that each has (ITU-T T.81, A.1 and B.2.2). */
import { greatest } from '../../../lists';

export interface Component {
	readonly id: number;
	/** Sampling factors, horizontal and vertical. */
	readonly across: number;
	readonly down: number;
	/** The number of its quantization table. */
	readonly table: number;
	/** Blocks that have samples of the image: what a scan of this component alone has (A.2.2). */
	readonly columns: number;
	readonly rows: number;
	/** Blocks of a row that are kept: filled up to whole units of a scan of all components (A.2.4). */
	readonly stride: number;
	/** Coefficients in the order of the zigzag (Figure A.6), 64 for each block: of all rows, or of those of a unit. */
	readonly values: Int16Array;
}

export interface Frame {
	readonly width: number;
	readonly height: number;
	/** Units of a scan of all components: each has `across` × `down` blocks of each component. */
	readonly unitColumns: number;
	readonly unitRows: number;
	readonly isProgressive: boolean;
	readonly components: readonly Component[];
}

/** As it is before memory is taken. */
export interface FrameShape extends Omit<Frame, 'components'> {
	readonly components: readonly Omit<Component, 'values'>[];
}

/** The coefficients that a scan has, by its header (B.2.3). */
export interface Band {
	/** The first and the last, in the order of the zigzag. */
	readonly first: number;
	readonly last: number;
	/** The position of the lowest bit, and of the one that scans before had, or 0. */
	readonly high: number;
	readonly low: number;
}

/** Samples along a side of a block. */
export const SIDE = 8;
export const BLOCK = SIDE * SIDE;
/** Blocks that a unit of several components may have (B.2.3). */
const MOST_OF_UNIT = 10;
/** Modes of Huffman coding with a bit depth of 8 (Table B.1): baseline, extended sequential, progressive. */
const [BASELINE, EXTENDED, PROGRESSIVE] = [0xc0, 0xc1, 0xc2];

/** Any start of frame (Table B.1): C4, C8 and CC are other segments. */
export const isFrame = (marker: number): boolean =>
	marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** @returns undefined for modes and shapes that one sequential scan of Huffman codes cannot have */
export function readFrame(marker: number, data: Uint8Array): FrameShape | undefined {
	if (marker !== BASELINE && marker !== EXTENDED && marker !== PROGRESSIVE) return undefined;
	const [bits, h1 = 0, h2 = 0, w1 = 0, w2 = 0, count = 0] = data;
	const [height, width] = [(h1 << 8) | h2, (w1 << 8) | w2];
	const isSound = bits === 8 && width > 0 && height > 0 && count >= 1 && count <= 4 && data.length >= 6 + 3 * count;
	if (!isSound) return undefined;
	const said = Array.from({ length: count }, (_, index) => readComponent(data.subarray(6 + 3 * index)));
	if (said.some(({ across, down, table }) => across < 1 || across > 4 || down < 1 || down > 4 || table > 3)) return undefined;
	// The samples of one component are coded block by block, whatever its factors are (A.2.2).
	const components = count === 1 ? said.map((only) => ({ ...only, across: 1, down: 1 })) : said;
	const ofUnit = components.reduce((sum, { across, down }) => sum + across * down, 0);
	if (ofUnit > MOST_OF_UNIT || new Set(components.map(({ id }) => id)).size < count) return undefined;
	const mostAcross = greatest(components.map(({ across }) => across));
	const mostDown = greatest(components.map(({ down }) => down));
	const unitColumns = Math.ceil(width / (SIDE * mostAcross));
	const unitRows = Math.ceil(height / (SIDE * mostDown));
	return {
		width,
		height,
		unitColumns,
		unitRows,
		isProgressive: marker === PROGRESSIVE,
		components: components.map((component) => ({
			...component,
			columns: Math.ceil(Math.ceil((width * component.across) / mostAcross) / SIDE),
			rows: Math.ceil(Math.ceil((height * component.down) / mostDown) / SIDE),
			stride: unitColumns * component.across,
		})),
	};
}

function readComponent([id = 0, factors = 0, table = 0]: Uint8Array): Pick<Component, 'id' | 'across' | 'down' | 'table'> {
	return { id, across: factors >> 4, down: factors & 15, table };
}

/** Bytes that the coefficients of all components take, in this many rows of units. */
export const measureCoefficients = ({ components }: FrameShape, unitRows: number): number =>
	components.reduce((sum, { stride, down }) => sum + stride * unitRows * down, 0) * BLOCK * Int16Array.BYTES_PER_ELEMENT;

export const withValues = (shape: FrameShape, unitRows: number): Frame => ({
	...shape,
	components: shape.components.map((component) => ({
		...component,
		values: new Int16Array(component.stride * unitRows * component.down * BLOCK),
	})),
});
