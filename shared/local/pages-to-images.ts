/** pages_to_images: pages as viewers show them, as files (docs/semantics.md, §34). */
import type { Document, ResultFile } from '../contract/backend';
import { invalidParameters } from '../contract/errors';
import { operations, type ParamsOf, type ResultFactsOf } from '../contract/operations';
import { resolvePageSet } from '../contract/values/page-set';
import type { PageImage } from '../model/drawing/drawer';
import { paletteOf } from '../model/drawing/palette';
import { MOST_SIDE, pixelsAt, resolutionOf } from '../model/drawing/page-size';
import { Pdfium } from '../model/drawing/pdfium';
import { hasColor, samplesOf } from '../model/drawing/samples';
import { readFontFile } from '../model/font/font-file';
import type { PageGeometry } from '../model/geometry/geometry';
import { geometryOf } from '../model/geometry/page-geometry';
import { writeJpeg } from '../model/image/export/jpeg-writer';
import { beginPng, type BegunImage } from '../model/image/export/png-writer';
import type { Job } from '../pdf/job';
import { limitExceeded } from '../pdf/limits';
import { openDocument } from '../pdf/open-document';
import { countNoun } from '../sentences';
import { drawable } from './drawing/drawable';
import { pageLabels } from './info/page-facts';
import type { LocalOperation } from './operation';
import { NO_PAGES_SELECTED } from './pages/page-range';

type Params = ParamsOf<'pages_to_images'>;
type DrawnFile = ResultFile<Document, ResultFactsOf<'pages_to_images'>>;

const FORMATS = {
	png: { ending: 'png', mediaType: 'image/png' },
	jpeg: { ending: 'jpg', mediaType: 'image/jpeg' },
} as const;

/** The page is drawn at this size. */
interface Wanted {
	readonly page: number;
	readonly width: number;
	readonly height: number;
	readonly resolution: number;
}

export const pages_to_images: LocalOperation<'pages_to_images'> = async (input, params, job) => {
	const given = params.font && readFontFile(params.font, 'font').bytes;
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	const sourcePageCount = document.pages.count;
	const pages = resolvePageSet(params.pages, sourcePageCount);
	if (pages.length === 0) return { documents: [], files: [], notes: [NO_PAGES_SELECTED], facts: { imageCount: 0 } };
	requireFew(pages.length, job);
	const wanted = [...pages].map((page) => sizeOf(geometryOf(document, page - 1), page, params));
	requireSmall(wanted, params, job);
	const labelOf = await pageLabels(document);
	const drawn = await drawable(document, pages, params.with_annotations);
	const { bytes, missing } = drawn;
	// The font of the host is read only for documents that need it.
	const lent = given || missing.pagesWithout().size === 0 ? undefined : await job.lent.drawingFont?.();
	const font = given ?? (lent && readFontFile({ name: 'font', bytes: lent }, 'font').bytes);
	const drawer = await Pdfium.open(bytes, job, { ...drawn, font });
	const stem = input.name.replace(/\.pdf$/i, '');
	const digits = String(sourcePageCount).length;
	const files: DrawnFile[] = [];
	const { ending, mediaType } = FORMATS[params.image_format];
	let size = 0;
	/** Of the page before, whose image is compressed while this one is drawn. */
	let finish = async (): Promise<void> => undefined;
	for (const [index, { page, width, height, resolution }] of wanted.entries()) {
		const image = await drawer.draw(index, { width, height, isTransparent: params.transparent });
		const { file } = await encode(image, resolution, params, job);
		await finish();
		finish = async () => {
			const data = await file;
			size += data.length;
			requireRoom(size, job);
			const label = labelOf(page - 1);
			const name = `${stem}-${String(page).padStart(digits, '0')}.${ending}`;
			files.push({
				name,
				bytes: await job.onResult({ index, name, bytes: data }),
				mediaType,
				facts: { page, ...(label && { label }), width, height, size: data.length, mimeType: mediaType },
			});
			job.pace.progress((index + 1) / wanted.length);
		};
	}
	await finish();
	return {
		documents: [],
		files,
		notes: missing.notes(given ? 'given' : lent && 'lent'),
		facts: { imageCount: files.length },
	};
};

function sizeOf(geometry: PageGeometry, page: number, params: Params): Wanted {
	const resolution = params.pixel_width === undefined ? params.resolution : resolutionOf(geometry, params.pixel_width);
	return { page, ...pixelsAt(geometry, resolution), resolution };
}

async function encode(image: PageImage, resolution: number, params: Params, job: Job): Promise<BegunImage> {
	const { grayscale, transparent, image_format: format, quality } = params;
	const { width, height } = image;
	const isGray = grayscale || !(await hasColor(image, job.pace));
	if (format === 'jpeg') {
		const color = isGray ? 'gray' : 'rgb';
		const data = await writeJpeg({ width, height, color, quality, resolution, samples: samplesOf(image, color) }, job.pace);
		return { file: Promise.resolve(data) };
	}
	const few = isGray || transparent ? undefined : await paletteOf(image, job.pace);
	const color = few ? 'palette' : transparent ? (isGray ? 'gray-alpha' : 'rgba') : isGray ? 'gray' : 'rgb';
	const samples = few ? few.samples : samplesOf(image, color as Exclude<typeof color, 'palette'>);
	return await beginPng({ width, height, depth: 8, color, palette: few?.colors, resolution, samples }, job);
}

function requireFew(count: number, { limits: { drawnPages } }: Job): void {
	if (count <= drawnPages) return;
	const message = `pages_to_images gives at most ${countNoun(drawnPages, 'image')} at once, and pages names ${count}`;
	throw limitExceeded('drawnPages', message, `Choose pages such as 1..${drawnPages}, or split the document first`, 'pages');
}

function requireRoom(size: number, { limits: { drawnBytes } }: Job): void {
	if (size <= drawnBytes) return;
	const message = `The images together are larger than ${drawnBytes} bytes`;
	throw limitExceeded('drawnBytes', message, 'Choose fewer pages, or a lower resolution', 'pages');
}

const MILLION = 1_000_000;

/** @throws OctavoError `invalid_parameters` with the resolution that fits the largest page */
function requireSmall(wanted: readonly Wanted[], params: Params, { limits: { pixels } }: Job): void {
	const bySide = ({ width, height }: Wanted): number => MOST_SIDE / Math.max(width, height);
	const fitting = (one: Wanted): number => Math.min(Math.sqrt(pixels / (one.width * one.height)), bySide(one));
	const largest = wanted.reduce((one, other) => (fitting(other) < fitting(one) ? other : one));
	const factor = fitting(largest);
	if (factor >= 1) return;
	const field = params.pixel_width === undefined ? 'resolution' : 'pixel_width';
	const value = params.pixel_width ?? params.resolution;
	const fits = Math.floor(value * factor);
	const { width, height, page } = largest;
	const size =
		factor < bySide(largest)
			? `images of ${countNoun(Math.ceil((width * height) / MILLION), 'megapixel')}`
			: `an image of more than ${countNoun(MOST_SIDE, 'pixel')} a side`;
	const cure =
		fits < operations.pages_to_images.fields[field].min
			? `crop or resize page ${page} first`
			: `at most ${fits} fits this document (page ${page})`;
	throw invalidParameters([{ field, message: `${value} would make ${size}: ${cure}` }]);
}
