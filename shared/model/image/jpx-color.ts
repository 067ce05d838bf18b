/** The colors that a JPEG 2000 image says that it has (ISO/IEC 15444-1, I.5.3), for images to which the document gives no color space. */
import { asBuffer } from '../../pdf/syntax/characters';
import { boxesOf } from './strip-jpx';

/** Enumerated color spaces (Table I.10): sRGB and its gray. */
const SPACES: Readonly<Record<number, { readonly color: 'gray' | 'rgb'; readonly components: number }>> = {
	16: { color: 'rgb', components: 3 },
	17: { color: 'gray', components: 1 },
};
/** Palettes, their use, and channels that are not colors. */
const OTHERS = new Set(['pclr', 'cmap', 'cdef']);

/** @returns undefined for other color spaces, for palettes, and for data that is not in boxes */
export function jpxColorOf(bytes: Uint8Array): 'gray' | 'rgb' | undefined {
	const data = asBuffer(bytes);
	const header = boxesOf(data)?.find(({ type }) => type === 'jp2h');
	if (!header) return undefined;
	const inner = data.subarray(header.body, header.end);
	const boxes = boxesOf(inner);
	const [size, ...colors] = ['ihdr', 'colr'].flatMap((wanted) => boxes?.filter(({ type }) => type === wanted) ?? []);
	const [color] = colors;
	if (size?.type !== 'ihdr' || size.end - size.body < 14 || !color || color.end - color.body < 7) return undefined;
	if (boxes!.some(({ type }) => OTHERS.has(type)) || inner[color.body] !== 1) return undefined;
	const space = SPACES[inner.readUInt32BE(color.body + 3)];
	return space?.components === inner.readUInt16BE(size.body + 8) ? space.color : undefined;
}
