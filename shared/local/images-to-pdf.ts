/** images_to_pdf: one page for each image, in the order given. JPEG data is embedded as it is (docs/semantics.md, D33). */
import { paintObject } from '../model/content/painting';
import type { Document, Note } from '../contract/backend';
import { atPosition, invalidParameters, OctavoError, type Issue } from '../contract/errors';
import type { ParamsOf } from '../contract/operations';
import type { PdfDocument } from '../pdf/document';
import type { Job } from '../pdf/job';
import { openDocument } from '../pdf/open-document';
import { formatNumber } from '../pdf/syntax/serialize';
import { dict, latin, name, Stream, type Ref } from '../pdf/syntax/values';
import { save } from '../pdf/write/save';
import { readImage, type Image } from '../model/image/image';
import { largestMargin, layOut, type PageLayout } from './images/page-layout';
import type { LocalOperation } from './operation';
import { EMPTY_DOCUMENT } from './pages/empty-document';
import { multiply } from '../model/geometry/geometry';

export const images_to_pdf: LocalOperation<'images_to_pdf'> = async (inputs, params, job) => {
	const issues: Issue[] = marginIssues(params);
	const images = await readAll(inputs, job, issues);
	if (issues.length > 0) throw invalidParameters(issues);
	const document = await openDocument(EMPTY_DOCUMENT, job);
	const pages: Ref[] = [];
	for (const image of images) {
		pages.push(addPage(document, image, layOut(image, params)!));
		const due = job.pace.step(PAGE);
		if (due) await due;
	}
	await document.pages.rebuild(pages.map(({ number }) => number));
	const version = images.reduce((high, image) => (image.version > high ? image.version : high), '1.3');
	const bytes = await save(document, { version });
	const pageCount = pages.length;
	return { documents: [{ name: resultName(inputs[0]!.name), bytes, pageCount }], notes: notesOf(params), facts: { pageCount } };
};

/** The cost of a page with an image, see `Pace`. */
const PAGE = 5000;

function notesOf({ page_size, orientation }: ParamsOf<'images_to_pdf'>): Note[] {
	if (page_size !== 'image' || orientation === 'auto') return [];
	const message =
		'orientation had no effect: with image as page_size, each page is as wide and as high as its image. Choose A4 or Letter to turn pages.';
	return [{ code: 'orientation_unused', message, mentions: ['orientation', 'page_size'] }];
}

function marginIssues(params: ParamsOf<'images_to_pdf'>): Issue[] {
	const most = largestMargin(params.page_size);
	if (params.margin <= most) return [];
	const pages = params.page_size === 'image' ? 'a page' : `${params.page_size} pages`;
	return [{ field: 'margin', message: `leaves no room on ${pages}; it must be at most ${most} inches` }];
}

/** The images, as far as they can be read; `issues` has the others. */
async function readAll(inputs: readonly Document[], job: Job, issues: Issue[]): Promise<Image[]> {
	const images: Image[] = [];
	const bad: { readonly position: number; readonly name: string }[] = [];
	for (const [index, input] of inputs.entries()) {
		const position = index + 1;
		try {
			images.push(await readImage(input, 'file', job));
		} catch (thrown) {
			if (!(thrown instanceof OctavoError) || thrown.code === 'cancelled' || inputs.length === 1) throw thrown;
			if (thrown.code !== 'invalid_parameters') throw atPosition(thrown, position, input.name);
			bad.push({ position, name: input.name });
			for (const issue of thrown.issues) issues.push({ ...issue, document: { position, name: input.name } });
		}
		job.pace.progress(position / (inputs.length + 1));
	}
	const [first] = bad;
	if (first) {
		const { message } = invalidParameters(issues);
		throw new OctavoError('invalid_parameters', message, { issues, position: first.position, documentName: first.name });
	}
	return images;
}

function addPage(document: PdfDocument, image: Image, { width, height, place }: PageLayout): Ref {
	const matrix = multiply(image.upright, place);
	const content = new Stream(dict({}), latin(paintObject('Image', matrix.map(short).join(' '))).bytes);
	return document.add(
		dict({
			Type: name('Page'),
			MediaBox: [0, 0, short(width), short(height)].map(Number),
			Resources: dict({ XObject: dict({ Image: image.embed(document) }) }),
			Contents: document.add(content),
		}),
	);
}

/** Thousandths of a point are finer than any device. */
const short = (value: number): string => formatNumber(Math.round(value * 1000) / 1000);

const resultName = (input: string): string => `${input.replace(/\.[^.]*$/, '') || 'images'}.pdf`;
