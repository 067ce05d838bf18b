/** A logo at the upper right of the first page (docs/semantics.md, §32.3). */
import type { Image } from '../../model/image/image';
import { multiply } from '../../model/geometry/geometry';
import type { Flow, Frame } from './flow';
import type { Geometry } from './pages';
import type { RunningTexts } from './running-lines';

/** The largest size, and the distance of the text, in points. */
const [WIDEST, TALLEST, BELOW] = [144, 54, 12];

interface Wishes {
	readonly logo: Image | undefined;
	readonly geometry: Geometry;
	readonly running: RunningTexts;
}

/**
 * It begins in the middle of the upper margin, or below the header there; where the margin is too narrow for it, the text begins below
 * it.
 */
export function placeLogo({ logo: image, geometry, running }: Wishes, flow: Flow, frame: Frame): void {
	if (!image) return;
	const { margin, width } = geometry;
	const isBelowHeader = running.header !== undefined && running.headerOnFirst;
	const { displayed, upright } = image;
	const factor = Math.min(WIDEST / displayed.width, TALLEST / displayed.height, frame.width / displayed.width);
	const [wide, tall] = [displayed.width * factor, displayed.height * factor];
	const above = margin / 2 - (isBelowHeader ? flow.scale.size : 0);
	flow.row({
		before: 0,
		height: Math.max(0, tall + BELOW - above),
		keep: true,
		decorations: [],
		paint: (sheet, top) => {
			const matrix = multiply(upright, [wide, 0, 0, tall, width - margin - wide, top + above - tall]);
			sheet.draw(undefined, { kind: 'image', name: sheet.image(image), matrix });
		},
	});
}
