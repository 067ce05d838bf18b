/** compress_document: smaller with loss, as small as is asked (docs/semantics.md, §37). */
import type { Note } from '../contract/backend';
import { countFirst, listItems } from '../sentences';
import type { LocalOperation } from './operation';
import { LossyImages, type Lossy, type Outcome } from './optimize/lossy-images';
import type { Kept } from './optimize/readable-images';
import { trimFonts } from './optimize/trimmed-fonts';
import { makeSmaller, NOT_SMALLER, savedPercent, type Smaller } from './optimize/smaller';

/** Tries after the first, and where they end. */
const STEPS = 6;
const LOWEST = { resolution: 50, quality: 20 } as const;

interface Try extends Smaller {
	readonly outcome: Outcome;
}

export const compress_document: LocalOperation<'compress_document'> = async (input, params, job) => {
	const { maximum_bytes = Infinity, open_password } = params;
	const attempt = async (settings: Lossy): Promise<Try> => {
		const images: { outcome?: Outcome } = {};
		const smaller = await makeSmaller(input, open_password, job, async (document) => {
			images.outcome = await new LossyImages(document, settings).run();
			await trimFonts(document);
		});
		return { ...smaller, outcome: images.outcome! };
	};
	let best = await attempt(params);
	for (let step = 1; step <= STEPS && best.bytes.length > maximum_bytes && hasImages(best); step++) {
		const next = await attempt(settingsAt(step, params));
		if (next.bytes.length < best.bytes.length) best = next;
	}
	const { bytes, isSmaller, pageCount, outcome, written } = best;
	if (written) job.onWritten?.(written);
	const notes = isSmaller ? [...best.notes] : [NOT_SMALLER];
	const kept = Object.values(outcome.kept).reduce((sum, count) => sum + count, 0);
	if (isSmaller && kept > 0) notes.push(imagesKept(kept, outcome));
	if (bytes.length > maximum_bytes) notes.push(stillLarger(bytes.length));
	const bytesBefore = input.bytes.length;
	return {
		documents: [{ name: input.name, bytes, pageCount }],
		notes,
		facts: {
			pageCount,
			bytesBefore,
			bytesAfter: bytes.length,
			savedPercent: isSmaller ? savedPercent(bytesBefore, bytes.length) : 0,
			compressedImages: isSmaller ? outcome.compressed : 0,
			keptImages: isSmaller ? kept : kept + outcome.compressed,
		},
	};
};

/** Whether lower settings can change anything. */
const hasImages = ({ outcome: { compressed, kept } }: Try): boolean => compressed + kept.larger > 0;

/** From the values that are given to the lowest, in equal factors. */
function settingsAt(step: number, { resolution, quality, grayscale }: Lossy): Lossy {
	const towards = (from: number, lowest: number): number =>
		from <= lowest ? from : Math.round(from * (lowest / from) ** (step / STEPS));
	return { resolution: towards(resolution, LOWEST.resolution), quality: towards(quality, LOWEST.quality), grayscale };
}

const REASONS: Readonly<Record<Kept, string>> = {
	larger: 'would hardly become smaller',
	kind: 'of a kind that is not compressed',
	lines: 'like drawings or text, which would blur',
	heavy: 'too large to decode here',
};

function imagesKept(count: number, { kept }: Outcome): Note {
	const reasons = (Object.keys(REASONS) as Kept[]).filter((reason) => kept[reason] > 0);
	const parts = reasons.map((reason) => `${kept[reason]} ${REASONS[reason]}`);
	return {
		code: 'images_kept',
		message: `${countFirst(count, 'image stays as it was', 'images stay as they were')}: ${listItems(parts)}.`,
	};
}

const stillLarger = (bytes: number): Note => ({
	code: 'still_larger',
	message: `The document could not be made as small as maximum_bytes asks: it has ${bytes} bytes.`,
	mentions: ['maximum_bytes'],
});
