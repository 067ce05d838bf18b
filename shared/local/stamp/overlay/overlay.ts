/** The overlay: pages of another document as forms, one for each of its pages, over or under the pages of this one. */
import type { Note } from '../../../contract/backend';
import { invalidParameters } from '../../../contract/errors';
import { matrixText, paintObject } from '../../../model/content/painting';
import { survey } from '../../../model/content/survey';
import { mergeLayers } from '../../../model/foreign/merge-layers';
import { PageForms } from '../../../model/foreign/page-form';
import { Comparison } from '../../../model/foreign/same-value';
import { multiply, viewerMatrix, viewerSize, type Matrix, type PageGeometry } from '../../../model/geometry/geometry';
import { claimsOf } from '../../../model/metadata/claims';
import type { ParamsOf } from '../../../contract/operations';
import type { Document } from '../../../contract/operations/types';
import type { PdfDocument } from '../../../pdf/document';
import type { Job } from '../../../pdf/job';
import type { Ref } from '../../../pdf/syntax/values';
import { assemble } from '../../../pdf/write/save';
import { agree, beginSentence, countNoun } from '../../../sentences';
import { openSecond, type SecondFields } from '../../pages/open-second';
import { claimOf, endClaim, ENDS } from '../core/pdfa';
import { stampPages } from '../core/stamp-pages';
import type { Stamped } from '../stamped';
import { addAll } from '../../../lists';

/** A second document, and how its pages are laid. */
export interface Laid extends Pick<ParamsOf<'add_overlay'>, 'layer' | 'repeat' | 'fit'> {
	readonly file: Document;
	readonly password: string | undefined;
	/** Its names in messages. */
	readonly fields: SecondFields;
}

const NAME = 'OctavoOverlay';

/** The position of the overlay among the documents that are written together. */
const OVERLAY_PART = 1;

/**
 * Puts the overlay on the selected pages (one-based) of the document.
 *
 * @throws OctavoError `invalid_parameters` on the fields of the second document.
 */
export async function addOverlay(
	document: PdfDocument,
	{ file, password, fields, layer, repeat, fit }: Laid,
	selected: Uint32Array,
	job: Job,
): Promise<Stamped> {
	if (Buffer.compare(file.bytes, document.bytes) === 0)
		throw invalidParameters([{ field: fields.file, message: 'is the document itself: choose another document' }]);
	const { document: overlay, isRepaired } = await openSecond(file, password, fields, job);
	const count = overlay.pages.count;
	const surveyed = await survey(document, selected);
	const used = await survey(
		overlay,
		Uint32Array.from({ length: Math.min(count, selected.length) }, (_, index) => index + 1),
	);
	const pageForms = new PageForms(document, { index: OVERLAY_PART, document: overlay });
	const forms: Ref[] = [];
	for (const page of used.pages) forms.push(await pageForms.of(page, used.kinds[page.kind]!));

	const placements = new Map<string, string>();
	const notes = await stampPages(document, surveyed, {
		layer,
		subtype: 'Watermark',
		on: ({ kind }, position) => {
			const index = overlayIndex(position, count, repeat);
			if (index === undefined) return undefined;
			const overlaid = used.pages[index]!;
			const key = `${kind} ${overlaid.kind}`;
			let placement = placements.get(key);
			if (placement === undefined)
				placements.set(key, (placement = matrixText(placeOverlay(surveyed.kinds[kind]!, used.kinds[overlaid.kind]!, fit))));
			return {
				resources: [{ category: 'XObject', name: NAME, ref: forms[index]! }],
				operators: ([own = '']) => paintObject(own, placement),
			};
		},
	});
	mergeLayers([
		{ index: 0, document },
		{ index: OVERLAY_PART, document: overlay },
	]);
	addAll(notes, await notesOn(document, overlay, used.pages.length, { isRepaired, noun: fields.noun }));
	return {
		notes,
		stampedPages: repeat === 'none' ? Math.min(count, selected.length) : selected.length,
		write: async (options) => {
			await document.pages.settle();
			return assemble([document, overlay], options);
		},
	};
}

/** The page of the overlay for a position among the selected pages; undefined if the overlay has no page for it. */
function overlayIndex(position: number, count: number, repeat: Laid['repeat']): number | undefined {
	if (position < count) return position;
	return { last: count - 1, all: position % count, none: undefined }[repeat];
}

/** Puts the overlay's page as displayed on the page as displayed. */
function placeOverlay(page: PageGeometry, overlay: PageGeometry, fit: Laid['fit']): Matrix {
	const [room, size] = [viewerSize(page), viewerSize(overlay)];
	const scale = fit === 'page' ? Math.min(room.width / size.width, room.height / size.height) : overlay.userUnit / page.userUnit;
	const [x, y] = fit === 'page' ? [(room.width - size.width * scale) / 2, (room.height - size.height * scale) / 2] : [0, 0];
	return multiply([scale, 0, 0, scale, x, y], viewerMatrix(page));
}

async function notesOn(
	document: PdfDocument,
	overlay: PdfDocument,
	pages: number,
	{ isRepaired, noun }: { readonly isRepaired: boolean; readonly noun: string },
): Promise<Note[]> {
	const notes: Note[] = [];
	const claim = await claimOf(document);
	if (claim && !(await hasClaim(overlay, claim.part, document))) notes.push(endClaim(document, claim, ENDS.overlay));
	let annotations = 0;
	for (let index = 0; index < pages; index++)
		annotations += overlay.array(overlay.entry(overlay.pages.number(index), 'Annots'))?.length ?? 0;
	if (annotations > 0) notes.push(annotationsLeftOut(annotations, noun));
	if (isRepaired) notes.push(overlayRepaired(noun));
	return notes;
}

const annotationsLeftOut = (count: number, noun: string): Note => ({
	code: 'overlay_annotations_left_out',
	message: `${countNoun(count, 'annotation')} of ${noun}, such as links or form fields, ${agree(count, 'was', 'were')} not carried over.`,
});

const overlayRepaired = (noun: string): Note => ({
	code: 'overlay_repaired',
	message: `${beginSentence(noun)} was damaged and had to be repaired: check that it looks as it should.`,
});

/** Whether the overlay claims this part of PDF/A too, with the output intent of the document. */
async function hasClaim(overlay: PdfDocument, part: number, document: PdfDocument): Promise<boolean> {
	if ((await claimsOf(overlay)).archive?.part !== part) return false;
	const intents = (of: PdfDocument) => of.resolve(of.catalog.get('OutputIntents'));
	return await new Comparison(overlay).same(intents(overlay), { document, value: intents(document) });
}
