/** The document that the program which draws is given: the pages wanted, written by the engine (docs/semantics.md, D66). */
import { arrangeImages } from '../../model/drawing/arrange-image';
import { DamagedScans } from '../../model/drawing/damaged-scans';
import { refuseSlowPage, type DrawnPages } from '../../model/drawing/pdfium';
import { longestStep } from '../../model/drawing/image-weights';
import { PageWeigher } from '../../model/drawing/weigher';
import { FormModel } from '../../model/form/form-model';
import { xfaOf } from '../../model/form/xfa';
import type { PageGeometry } from '../../model/geometry/geometry';
import { geometryOf } from '../../model/geometry/page-geometry';
import { selectPages } from '../../model/prune/select-pages';
import type { PdfDocument } from '../../pdf/document';
import { findDamage } from '../../pdf/pages/find-damage';
import { save } from '../../pdf/write/save';
import { flattenAnnotations } from '../annotations/flatten';
import { flattenFields } from '../form/flatten-fields';
import { MissingFonts } from './missing-fonts';

/** Pixels of the images of a page for each millisecond of `drawingStep`: images are decoded each time that they are drawn. */
const MOST_PIXELS = 10_000_000;

export interface Drawable {
	readonly bytes: Uint8Array;
	/** Fonts that are neither in the document nor known to what draws, with the pages that use them. */
	readonly missing: MissingFonts;
	/** Microseconds that decoding an image may take at once. */
	readonly images: number;
	readonly pages: DrawnPages;
	/** The indexes of those that take too long to draw. */
	readonly slow: ReadonlySet<number>;
}

/**
 * Turns the document into one of the pages `order`, numbers from 1, that looks the same.
 *
 * @throws OctavoError `limit_exceeded` on `pages` if one of them takes too long to draw
 */
export async function drawable(document: PdfDocument, order: Uint32Array, withAnnotations: boolean): Promise<Drawable> {
	const drawn = await drawableInPart(document, order, withAnnotations, 'pages');
	for (const index of drawn.slow) throw refuseSlowPage(order[index], 'pages');
	return drawn;
}

/**
 * As `drawable`, with pages that take too long to draw.
 *
 * @param field the field that errors of its pages name
 */
export async function drawableInPart(
	document: PdfDocument,
	order: Uint32Array,
	withAnnotations: boolean,
	field: string,
): Promise<Drawable> {
	await turnIntoPages(document, order, withAnnotations);
	// The program that draws shows damaged data as far as it goes, and does not say so.
	await findDamage(document, document.pages, { notes: true });
	let weighed = await weighPages(document, order);
	const scans = new DamagedScans(document);
	for (const image of weighed.drawnImages) await scans.look(image);
	// Seldom: other images can be drawn in steps as they are.
	if (weighed.slow.size > 0 && (await arrangeImages(document, weighed.heavyImages))) weighed = await weighPages(document, order);
	const { missing, slow, slowestImage } = weighed;
	const images = Math.min(slowestImage, longestStep(document.job));
	const bytes = await save(document, { encryption: 'none', draft: true });
	return { bytes, missing, images, pages: { numbers: order, field }, slow };
}

interface Weighed extends Pick<PageWeigher, 'slowestImage' | 'heavyImages' | 'drawnImages'>, Pick<Drawable, 'missing' | 'slow'> {}

async function weighPages(document: PdfDocument, order: Uint32Array): Promise<Weighed> {
	const { job } = document;
	const weigher = new PageWeigher(document);
	const missing = new MissingFonts(document);
	const slow = new Set<number>();
	for (const [index, page] of order.entries()) {
		const weight = await weigher.page(index);
		if (weight.step > longestStep(job) || weight.pixels > MOST_PIXELS * job.limits.drawingStep) slow.add(index);
		missing.add(page, weight.fonts);
	}
	const { slowestImage, heavyImages, drawnImages } = weigher;
	return { missing, slow, slowestImage, heavyImages, drawnImages };
}

/** Turns the document into one of the pages `order`, numbers from 1, that has what shows, and nothing else. */
export async function turnIntoPages(document: PdfDocument, order: Uint32Array, withAnnotations: boolean): Promise<void> {
	await selectPages(document, order);
	if (withAnnotations) await flattenAll(document);
	keepCatalog(document);
	for (let index = 0; index < document.pages.count; index++) simplify(document, index, geometryOf(document, index));
}

/** Fields and comments without an appearance are drawn as flatten_form and flatten_annotations draw them. */
async function flattenAll(document: PdfDocument): Promise<void> {
	if (document.catalog.has('AcroForm')) {
		const isDynamic = xfaOf(document, await FormModel.read(document)) === 'dynamic';
		if (!isDynamic)
			await flattenFields(
				document,
				Uint32Array.from({ length: document.pages.count }, (_, index) => index + 1),
			);
	}
	await flattenAnnotations(document, 'all');
}

/** Entries of the catalog on which the look of pages depends. The program that draws parses metadata when it opens a document, at once. */
const DRAWN = new Set(['Type', 'Pages', 'OCProperties']);

function keepCatalog(document: PdfDocument): void {
	const others = [...document.catalog.keys()].filter((key) => !DRAWN.has(key));
	if (others.length === 0) return;
	document.edit(document.catalogNumber);
	for (const key of others) document.catalog.delete(key);
}

/** The page has the box that shows, so that programs cannot read its boxes in different ways. */
function simplify(document: PdfDocument, index: number, { box, rotation }: PageGeometry): void {
	document.pages.patch(index, {
		MediaBox: [...box],
		CropBox: [...box],
		Rotate: rotation,
		UserUnit: undefined,
		Annots: undefined,
	});
}
