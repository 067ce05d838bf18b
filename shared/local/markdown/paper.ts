/** The size of the pages and the fonts of a document that is made, as its fields say. */
import type { Document } from '../../contract/operations/types';
import { readFontFile, type FontFile } from '../../model/font/font-file';
import { PAGE_SIZES } from '../../model/geometry/page-sizes';

interface Paper {
	readonly page_size: 'A4' | 'Letter' | 'A5' | 'A3' | 'Legal';
	readonly orientation: 'portrait' | 'landscape';
	/** In inches, both or none. */
	readonly page_width?: number;
	readonly page_height?: number;
}

/** To a thousandth, as the sizes that have names. */
const points = (inches: number): number => Math.round(inches * 72_000) / 1000;

/** In points. */
export function paperOf({ page_size, orientation, page_width, page_height }: Paper): {
	readonly width: number;
	readonly height: number;
} {
	if (page_width !== undefined && page_height !== undefined) return { width: points(page_width), height: points(page_height) };
	const [short, long] = PAGE_SIZES[page_size];
	return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short };
}

export interface Fonts {
	readonly font: FontFile | undefined;
	readonly boldFont: FontFile | undefined;
}

/** @throws OctavoError `invalid_parameters` for a file that is not a font, or that may not be embedded */
export const readFonts = ({ font, bold_font }: { readonly font?: Document; readonly bold_font?: Document }): Fonts => ({
	font: font && readFontFile(font, 'font'),
	boldFont: bold_font && readFontFile(bold_font, 'bold_font'),
});
