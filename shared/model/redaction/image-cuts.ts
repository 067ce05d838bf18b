/** Images of a page that lose samples: each operator that paints one names another image, or goes. */
import { addToList } from '../../lists';
import type { Cut } from '../cleaning/content/cuts';
import type { TextBox } from '../interpreter/frame';
import type { Pace } from '../../pace/pace';
import type { Ref } from '../../pdf/syntax/values';
import { overlap } from './area-path';
import type { ImageRedaction } from './redact-image';
import { imageBox, type PaintedImage, type Trace } from './trace';

export interface ImageCuts {
	readonly cuts: Map<number, Cut[]>;
	readonly images: Map<number, Map<string, Ref>>;
	readonly count: number;
}

/** `boxes` are on the page as displayed. */
export async function cutImages(
	traces: readonly Trace[],
	boxes: readonly TextBox[],
	redaction: ImageRedaction,
	pace: Pace,
): Promise<ImageCuts> {
	const painted = new Map<string, PaintedImage[]>();
	if (boxes.length > 0)
		for (const { images } of traces)
			for (const image of images) {
				const key = `${image.stream} ${image.from}`;
				addToList(painted, key, image);
			}
	const cuts = new Map<number, Cut[]>();
	const images = new Map<number, Map<string, Ref>>();
	let count = 0;
	for (const all of painted.values()) {
		const [{ stream, from, to }] = all as [PaintedImage];
		if (!(await areTouched(all, boxes, pace))) continue;
		count++;
		const left = await redaction.without(all, boxes);
		const name = left && `OctavoRedacted${left.number}`;
		addToList(cuts, stream, { from, to, text: name ? `/${name} Do` : '' });
		if (name) images.set(stream, (images.get(stream) ?? new Map<string, Ref>()).set(name, left));
	}
	return { cuts, images, count };
}

/** The costs of an image, and of a box that it is compared with, see `Pace`. */
const [IMAGE_COST, BOX_COST] = [100, 4];

async function areTouched(all: readonly PaintedImage[], boxes: readonly TextBox[], pace: Pace): Promise<boolean> {
	for (const { matrix } of all) {
		const due = pace.step(IMAGE_COST + boxes.length * BOX_COST);
		if (due) await due;
		const image = imageBox(matrix);
		if (boxes.some((box) => overlap(image, box))) return true;
	}
	return false;
}
