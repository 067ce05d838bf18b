/** A logo at the upper right of the first page (docs/semantics.md, §32.3). */
import type { Image } from '../../model/image/image';
import { multiply } from '../../model/geometry/geometry';
import type { Sheet } from '../../model/making/sheet';
import type { PageFrame, RunningTexts } from './running-lines';

/** The largest size, and the distance of the text, in points. */
const [WIDEST, TALLEST, BELOW] = [144, 54, 12];

export interface PlacedLogo {
	/** The height that the text leaves free at the top of the first page, in points. */
	readonly room: number;
	readonly draw: (sheet: Sheet) => void;
}

/**
 * It begins in the middle of the upper margin, or below the header there; where the margin is too narrow for it, the text begins below
 * it.
 *
 * @param size of the text of a header
 */
export function placeLogo(image: Image, page: PageFrame, { header, headerOnFirst }: RunningTexts, size: number): PlacedLogo {
	const { displayed, upright } = image;
	const across = page.width - page.left - page.right;
	const factor = Math.min(WIDEST / displayed.width, TALLEST / displayed.height, across / displayed.width);
	const [wide, tall] = [displayed.width * factor, displayed.height * factor];
	const above = page.top / 2 - (header !== undefined && headerOnFirst ? size : 0);
	const matrix = multiply(upright, [wide, 0, 0, tall, page.width - page.right - wide, page.height - page.top + above - tall]);
	return {
		room: Math.max(0, tall + BELOW - above),
		draw: (sheet) => sheet.draw(undefined, { kind: 'image', name: sheet.image(image), matrix }),
	};
}
