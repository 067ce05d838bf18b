/** The entries of an image dictionary that say how its samples are to be read (ISO 32000-2, Table 87). */
import type { PdfDocument } from '../../../pdf/document';
import type { Dict } from '../../../pdf/syntax/values';

export interface Described {
	readonly width: number;
	readonly height: number;
	readonly bits: number;
	readonly stencil: boolean;
	readonly decode: readonly number[] | undefined;
}

/** Pixels of one row, which is worked on at once. Images of real documents have far shorter ones. */
export const LONGEST_ROW = 1_000_000;

export function describeImage(document: PdfDocument, dict: Dict): Described {
	const number = (key: string): number => {
		const value = document.resolve(dict.get(key));
		return typeof value === 'number' ? Math.floor(value) : NaN;
	};
	const stencil = document.resolve(dict.get('ImageMask')) === true;
	const decode = document.array(dict.get('Decode'))?.map((item) => document.resolve(item));
	return {
		width: number('Width'),
		height: number('Height'),
		bits: stencil ? 1 : number('BitsPerComponent') || 8,
		stencil,
		decode: decode?.every((item) => typeof item === 'number') ? decode : undefined,
	};
}
