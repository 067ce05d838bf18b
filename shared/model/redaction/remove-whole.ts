/** Things that are not searched piece by piece, and go whole (docs/semantics.md, §38.3). */
import type { PdfDocument } from '../../pdf/document';
import { mark } from '../../pdf/reachability';
import { withData } from '../../pdf/filters/stream-data';
import { isRef, Stream, type Dict } from '../../pdf/syntax/values';
import { kindOfAnnotation } from '../annotation/kinds';
import { findAttachments } from '../attachment/find';
import { clean } from '../cleaning/clean';
import { eachLiveDict } from '../cleaning/walk';
import { removeAnnotations } from '../prune/remove-annotations';
import { withoutThumbnails } from './residue/xml-names';

/** Annotations that hold media, which are not searched (ISO 32000-2, 12.5.6 and 13). */
const MEDIA = new Set(['FileAttachment', 'Sound', 'Movie', 'Screen', '3D', 'RichMedia']);
/** Alternate images and their OPI proxies (8.9.5.4 and 14.11.7); validation data; associated files are attachments. */
const ENTRIES = ['Alternates', 'OPI', 'DSS'] as const;

/** How many attachments and annotations with media there are. */
export async function countMedia(document: PdfDocument): Promise<number> {
	let count = (await findAttachments(document)).length;
	for (let index = 0; index < document.pages.count; index++) {
		const pageDue = document.job.pace.step(1000);
		if (pageDue) await pageDue;
		for (const item of document.array(document.entry(document.pages.number(index), 'Annots')) ?? []) {
			const annotation = document.dict(item);
			const due = document.job.pace.step(1000);
			if (due) await due;
			if (annotation && isMedia(document, annotation)) count++;
		}
	}
	return count;
}

const isMedia = (document: PdfDocument, annotation: Dict): boolean => {
	const kind = kindOfAnnotation(document, annotation);
	return kind !== 'FileAttachment' && MEDIA.has(kind);
};

export async function removeWhole(document: PdfDocument, media: boolean): Promise<void> {
	if (media) await removeAnnotations(document, (annotation) => MEDIA.has(kindOfAnnotation(document, annotation)));
	await clean(document, {
		scripts: true,
		privateData: true,
		metadata: false,
		hiddenLayers: false,
		hiddenText: false,
		attachments: media,
		comments: false,
		externalLinks: false,
		imageMetadata: true,
	});
	removeThumbnails(document);
	const { live } = await mark(document);
	await eachLiveDict(document, live, [(_holder, dict) => ENTRIES.filter((key) => dict.delete(key)).length > 0]);
}

/** Pictures of pages in the metadata of the document. */
function removeThumbnails(document: PdfDocument): void {
	const metadata = document.catalog.get('Metadata');
	const stream = document.resolve(metadata);
	const data = stream instanceof Stream ? document.decodedPart(stream)?.data : undefined;
	const left = data && withoutThumbnails(data);
	if (left && isRef(metadata)) document.put(metadata, withData(stream as Stream, left, { compress: false }));
}
