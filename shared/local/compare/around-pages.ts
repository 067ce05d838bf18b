/** The parts of a document besides its pages, as they are compared: the facts of get_document_info, links, bookmarks, and values of fields. */
import type { JsonObject } from '../../contract/backend';
import { findAttachments } from '../../model/attachment/find';
import { FormModel } from '../../model/form/form-model';
import { FieldValues } from '../../model/form/values';
import { readFilePart } from '../../model/content/whole-data';
import { readMetadata, xmpOf } from '../../model/metadata/read';
import { linksOn, targetOf, type Target } from '../../model/navigation/links';
import { walkOutline } from '../../model/navigation/outline-walk';
import { Targets } from '../../model/navigation/targets';
import { digestPieces } from '../../model/signature/digest-pieces';
import { signatureFacts } from '../../model/signature/signature-facts';
import { readableText } from '../../model/tree/readable-text';
import type { PdfDocument } from '../../pdf/document';
import { formData } from '../form/data';
import { fontsOf, hasScripts } from '../info/answers';
import { encryptionFacts, isTagged, permissionFacts } from '../info/info';
import { EntryKeys, type Keyed } from './entries';

export interface Around {
	readonly metadata: JsonObject;
	readonly fonts: readonly Keyed[];
	readonly links: readonly Keyed[];
	readonly bookmarks: readonly Keyed[];
	readonly attachments: readonly Keyed[];
	readonly form: readonly Keyed[];
	readonly security: JsonObject;
	readonly tagged: boolean;
}

/**
 * `placeOf` says which page of the later version a page is, by index; undefined if it is in one version only. Links on such a page
 * do not count, because the page is reported.
 */
export async function aroundPages(document: PdfDocument, placeOf: (index: number) => number | undefined): Promise<Around> {
	const { pace } = document.job;
	const targets = await Targets.of(document);
	const keys = new EntryKeys();
	const metadata = { ...readMetadata(document, await xmpOf(document)) };
	// Each part is small, and its code runs for the first time.
	await pace.rest();
	const fonts = ((await fontsOf(document)) ?? []).map((font) => keys.keyed({ ...font }));
	await pace.rest();
	const links = await linksOf(document, targets, placeOf);
	const bookmarks = await bookmarksOf(document, targets, placeOf, keys);
	await pace.rest();
	const attachments = await attachmentsOf(document);
	const form = await fieldsOf(document, keys);
	await pace.rest();
	return {
		metadata,
		fonts,
		links,
		bookmarks,
		attachments,
		form,
		security: {
			encryption: encryptionFacts(document),
			permissions: permissionFacts(document),
			javascript: await hasScripts(document),
			signatures: (await signatureFacts(document)).length,
		},
		tagged: isTagged(document),
	};
}

type PlaceOf = (index: number) => number | undefined;

/** A target for people, with the number of a page; and one to compare, with the place of the page in the later version. */
function describeTarget(target: Target, placeOf: PlaceOf): { readonly entry: JsonObject; readonly key: string } {
	if (!('page' in target)) return { entry: { ...target }, key: JSON.stringify(target) };
	const place = placeOf(target.page);
	return { entry: { target: target.page + 1 }, key: place === undefined ? `gone ${target.page}` : `page ${place}` };
}

async function linksOf(document: PdfDocument, targets: Targets, placeOf: PlaceOf): Promise<Keyed[]> {
	const links: Keyed[] = [];
	for (let index = 0; index < document.pages.count; index++) {
		const place = placeOf(index);
		if (place !== undefined)
			for (const link of linksOn(document, index, targets)) {
				const { entry, key } = describeTarget(link.target, placeOf);
				links.push({ entry: { page: index + 1, ...entry }, key: `${place} ${key}` });
			}
		const due = document.job.pace.step(20_000);
		if (due) await due;
	}
	return links;
}

async function bookmarksOf(document: PdfDocument, targets: Targets, placeOf: PlaceOf, keys: EntryKeys): Promise<Keyed[]> {
	const bookmarks: Keyed[] = [];
	await walkOutline(document, (item, level) => {
		const dict = document.dict(item);
		const title = dict && readableText(document.resolve(dict.get('Title')));
		if (!dict || title === null || title === undefined) return dict !== undefined;
		const { entry, key } = describeTarget(targetOf(document, dict, targets), placeOf);
		bookmarks.push({ entry: { title, level, ...entry }, key: `${level} ${key} ${keys.ofText(title)}` });
		return true;
	});
	return bookmarks;
}

/** Two files are the same if their content is. */
async function attachmentsOf(document: PdfDocument): Promise<Keyed[]> {
	const found: Keyed[] = [];
	for (const { name, size, mimeType, description, relationship, stream } of await findAttachments(document)) {
		const content = (await readFilePart(document, stream))?.data ?? document.encoded(stream);
		const entry = { name, size: size ?? content.length, mimeType, description, relationship };
		const hash = await digestPieces([content], 'sha256', document.job.pace);
		found.push({ entry, key: `${JSON.stringify(entry)} ${hash.toString('base64')}` });
		const due = document.job.pace.step(content.length);
		if (due) await due;
	}
	return found;
}

/** Fields without the pages that they are on, which may have moved. */
async function fieldsOf(document: PdfDocument, keys: EntryKeys): Promise<Keyed[]> {
	const model = await FormModel.read(document);
	if (model.fields.length === 0) return [];
	const { fields } = await formData(document, model, await FieldValues.read(document, model));
	const found: Keyed[] = [];
	for (const { pages: _pages, ...entry } of fields as readonly JsonObject[]) {
		found.push(keys.keyed(entry));
		const due = document.job.pace.step(2000);
		if (due) await due;
	}
	return found;
}
