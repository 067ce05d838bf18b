/** extract_images: the images on the pages, as files (docs/semantics.md, §21.5). */
import type { Document, Note, ResultFile } from '../contract/backend';
import { OctavoError } from '../contract/errors';
import { DamagedScans } from '../model/drawing/damaged-scans';
import { describeImage } from '../model/image/export/described';
import { exportImage, type ImageFile, type Unable } from '../model/image/export/export-image';
import type { ResultFactsOf } from '../contract/operations';
import { partNumber } from '../file-names/part-names';
import type { PdfDocument } from '../pdf/document';
import { limitExceeded } from '../pdf/limits';
import { openDocument } from '../pdf/open-document';
import { Stream } from '../pdf/syntax/values';
import { countNoun } from '../sentences';
import { type FoundImage, ImagesOnPages } from '../model/drawn/images-on-pages';
import type { LocalJob, LocalOperation } from './operation';

const MEDIA_TYPES = { jpg: 'image/jpeg', jp2: 'image/jp2', png: 'image/png', tif: 'image/tiff' } as const;

export const extract_images: LocalOperation<'extract_images'> = async (input, params, job) => {
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	const images = new ImagesOnPages(document);
	for (let index = 0; index < document.pages.count; index++) await images.page(index);
	const extractor = new Extractor(document, params.minimum_size, job);
	for (const image of images.found) await extractor.add(image);
	const { files, count } = extractor;
	return { documents: [], files, notes: extractor.notes(images.found.length), facts: { imageCount: count } };
};

/** Of the smallest image, see `Pace`: most of its time is that of streams that compress its rows. */
const IMAGE_COST = 60_000;

type ExtractedImage = ResultFile<Document, ResultFactsOf<'extract_images'>>;

class Extractor {
	readonly files: ExtractedImage[] = [];
	count = 0;
	private small = 0;
	private size = 0;
	private readonly unable = new Map<Unable, number>();
	private readonly scans: DamagedScans;

	constructor(
		private readonly document: PdfDocument,
		private readonly minimum: number,
		private readonly job: LocalJob,
	) {
		this.scans = new DamagedScans(document);
	}

	async add({ stream, page, find }: FoundImage): Promise<void> {
		const { document } = this;
		const due = document.job.pace.step(IMAGE_COST);
		if (due) await due;
		const { width, height } = describeImage(document, stream.dict);
		if (width < this.minimum || height < this.minimum) {
			this.small++;
			return;
		}
		const file = await attemptImage(exportImage(document, stream, find));
		if (typeof file === 'string') {
			this.unable.set(file, (this.unable.get(file) ?? 0) + 1);
			return;
		}
		await this.scans.look(stream);
		const number = partNumber(++this.count);
		const name = `${number}.${file.ending}`;
		await this.push(name, file, { page });
		if (!file.masked) return;
		const mask = document.resolve(stream.dict.get('SMask')) ?? document.resolve(stream.dict.get('Mask'));
		const drawn = mask instanceof Stream ? await attemptImage(exportImage(document, mask, () => undefined)) : 'damaged';
		if (typeof drawn !== 'string') await this.push(`${number}-mask.${drawn.ending}`, drawn, { page, maskOf: name });
	}

	private async push(
		name: string,
		{ bytes, ending, width, height }: ImageFile,
		facts: { page: number; maskOf?: string },
	): Promise<void> {
		const { partBytes, parts } = this.job.limits;
		this.size += bytes.length;
		const cure = 'Raise minimum_size, or extract images from fewer pages';
		if (this.size > partBytes) throw limitExceeded('partBytes', `The images together are larger than ${partBytes} bytes`, cure);
		if (this.files.length >= parts) throw limitExceeded('parts', `The document has more than ${parts} images`, cure);
		const mediaType = MEDIA_TYPES[ending];
		const kept = await this.job.onResult({ index: this.files.length, name, bytes });
		this.files.push({
			name,
			bytes: kept,
			mediaType,
			facts: { ...facts, size: bytes.length, mimeType: mediaType, width, height },
		});
	}

	notes(found: number): Note[] {
		const notes: Note[] = [];
		if (this.unable.size > 0) notes.push(imagesLeftOut(this.unable));
		if (this.count === 0 && this.unable.size === 0) notes.push(noImages(found));
		return notes;
	}
}

/** Data that cannot be decoded is that of an image that is left out. */
async function attemptImage(file: Promise<ImageFile | Unable>): Promise<ImageFile | Unable> {
	try {
		return await file;
	} catch (thrown) {
		if (thrown instanceof OctavoError && thrown.code === 'unreadable_document') return 'damaged';
		throw thrown;
	}
}

const REASONS: Readonly<Record<Unable, string>> = {
	jbig2: 'compressed with JBIG2, which is not decoded',
	colors: 'with colors that no image file has',
	damaged: 'damaged',
};

function imagesLeftOut(unable: ReadonlyMap<Unable, number>): Note {
	const parts = [...unable].map(([reason, count]) => `${countNoun(count, 'image is', 'images are')} ${REASONS[reason]}`);
	return { code: 'images_left_out', message: `Images were left out: ${parts.join('; ')}.` };
}

function noImages(found: number): Note {
	const all = found === 1 ? 'The one image of the pages is' : `All ${found} images of the pages are`;
	const message = found === 0 ? 'The pages have no images.' : `${all} smaller than minimum_size.`;
	return { code: 'no_images', message, ...(found === 0 ? {} : { mentions: ['minimum_size'] }) };
}
