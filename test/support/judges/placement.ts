/** Whether links lie on the words that they lay on, by poppler's boxes of words and qpdf's annotations. */
import { Objects } from './facts';
import { wordBoxes, type Box } from './tools';

export interface LinkedWords {
	/** Zero-based. */
	readonly page: number;
	/** The words whose middle is in the link, in the order in which poppler finds them. */
	readonly words: readonly string[];
	/** Of the link on the page as displayed, from the upper left corner. */
	readonly box: Box;
	/** Those of the words. */
	readonly boxes: readonly Box[];
}

/** The links of a document, each with the words that it lies on. */
export function linkedWords(bytes: Uint8Array): LinkedWords[] {
	const objects = new Objects(bytes);
	const boxes = objects.pages().flatMap((ref, page) => {
		const { toDisplay, annotations } = placesOf(objects, ref);
		return annotations
			.filter((annotation) => annotation['/Subtype'] === '/Link' && Array.isArray(annotation['/Rect']))
			.map((annotation) => ({ page, box: toDisplay(annotation['/Rect'] as number[]) }));
	});
	// Most documents have no links, and poppler reads the words of some very slowly.
	const words = boxes.length === 0 ? [] : wordBoxes(bytes);
	return boxes.map(({ page, box }) => {
		const inside = (words[page] ?? []).filter((word) => isInside(word.box, box));
		return { page, words: inside.map(({ text }) => text), box, boxes: inside.map((word) => word.box) };
	});
}

const isInside = (word: Box, link: Box): boolean => {
	const [x, y] = [(word[0] + word[2]) / 2, (word[1] + word[3]) / 2];
	return x > link[0] && x < link[2] && y > link[1] && y < link[3];
};

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- objects of a document, of any shape
type Any = any;

/** Poppler measures pages in their own units. */
function placesOf(objects: Objects, ref: string): { toDisplay: (rect: readonly number[]) => Box; annotations: Any[] } {
	const inherited = (key: string): Any => {
		for (let at: Any = objects.get(ref), hops = 0; at && hops < 50; at = objects.get(at['/Parent']), hops++)
			if (at[key] !== undefined) return objects.get(at[key]) ?? at[key];
		return undefined;
	};
	const media = sorted((inherited('/MediaBox') as number[] | undefined) ?? [0, 0, 612, 792]);
	const crop = sorted((inherited('/CropBox') as number[] | undefined) ?? media);
	const [left, bottom, right, top] = [0, 1, 2, 3].map((at) =>
		at < 2 ? Math.max(crop[at]!, media[at]!) : Math.min(crop[at]!, media[at]!),
	) as [number, number, number, number];
	const rotation = ((((inherited('/Rotate') as number | undefined) ?? 0) % 360) + 360) % 360;
	const point = (x: number, y: number): [number, number] => {
		if (rotation === 90) return [y - bottom, x - left];
		if (rotation === 180) return [right - x, y - bottom];
		if (rotation === 270) return [top - y, right - x];
		return [x - left, top - y];
	};
	const toDisplay = (rect: readonly number[]): Box => {
		const [one, other] = [point(rect[0]!, rect[1]!), point(rect[2]!, rect[3]!)];
		return [Math.min(one[0], other[0]), Math.min(one[1], other[1]), Math.max(one[0], other[0]), Math.max(one[1], other[1])];
	};
	const list: Any = objects.get(ref)['/Annots'];
	const items = (Array.isArray(list) ? list : (objects.get(list) ?? [])) as Any[];
	return { toDisplay, annotations: items.map((item) => (typeof item === 'string' ? objects.get(item) : item)).filter(Boolean) };
}

const sorted = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]): number[] => [
	Math.min(a, c),
	Math.min(b, d),
	Math.max(a, c),
	Math.max(b, d),
];

/** How far words may lie from where they lay in their link, in points. */
const SLACK = 0.5;

/** The links of a result that went astray: they lie on other words, or elsewhere on them than in the source. */
export function strayedLinks(before: readonly LinkedWords[], after: readonly LinkedWords[]): string[] {
	if (before.length !== after.length) return [`${after.length} links instead of ${before.length}`];
	return before.flatMap((link, at) => {
		const now = after[at]!;
		const named = `link ${at + 1} (page ${link.page + 1})`;
		if (now.words.join(' ') !== link.words.join(' '))
			return [`${named} lies on “${now.words.join(' ')}” instead of “${link.words.join(' ')}”`];
		const scale = (now.box[2] - now.box[0]) / (link.box[2] - link.box[0]);
		const far = link.boxes.some((word, index) =>
			word.some((edge, side) => {
				const place = now.box[side % 2]! + (edge - link.box[side % 2]!) * scale;
				return Math.abs(place - now.boxes[index]![side]!) > SLACK;
			}),
		);
		return far ? [`${named} does not lie on its words as before`] : [];
	});
}
