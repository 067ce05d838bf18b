/** The facts about a document, read without changing it (docs/semantics.md, §21.1), as plain data. */
import type { JsonObject } from '../../backend';
import type { PdfDocument } from '../../pdf/document';
import type { Job } from '../../pdf/job';
import { hasScripts, hasXfaScripts } from '../../model/form/document-scripts';
import { readFields, terminalFields, type FieldNode } from '../../model/form/field-tree';
import { catalogEntry } from '../../model/tree/removal';
import { objectsWithNames } from '../../pdf/read/name-search';
import { restrictionsOf, type PermissionFlag } from '../../pdf/security';
import { COMPRESSED } from '../../pdf/object-table';
import { asBuffer } from '../../pdf/syntax/characters';
import { Parser } from '../../pdf/syntax/parser';
import { Dict, isDict, isRef, type Value } from '../../pdf/syntax/values';
import { findAttachments } from '../../model/attachment/find';
import { readClaims } from '../../model/metadata/claims';
import { readMetadata, xmpOf } from '../../model/metadata/read';
import { FontCollector, type Font } from '../../model/font/fonts-in-use';
import { bookmarkCount } from '../../model/navigation/bookmark-count';
import { signatureFacts } from '../../model/signature/signature-facts';
import { eachPage, pageSizes } from './page-facts';
import { walkPages } from '../../model/geometry/page-walk';

/** A job that adds no note about a repair: the document passes through unchanged, and the data has `repaired`. */
export function quietly(job: Job): { readonly quiet: Job; readonly wasRepaired: () => boolean } {
	let repaired = false;
	return { quiet: { ...job, onRepaired: () => void (repaired = true) }, wasRepaired: () => repaired };
}

export interface InfoOptions {
	readonly perPage: boolean;
	/** Whether the document was repaired when it was opened. */
	readonly repaired: boolean;
	/** Bytes of the file. */
	readonly size: number;
}

export async function documentInfo(document: PdfDocument, { perPage, repaired, size }: InfoOptions): Promise<JsonObject> {
	const locked = document.security?.locked === true;
	const hasCatalog = document.get(document.catalogNumber) instanceof Dict;
	const xmp = await xmpOf(document);
	const pages = hasCatalog ? await walkPages(document) : undefined;
	const complete = !locked || (hasCatalog && countOf(document) === document.pages.count);
	const pageCount = complete ? document.pages.count : (countOf(document) ?? linearizedPages(document));
	const names = await objectsWithNames(document, ['AP', 'JS', 'EF', 'ByteRange', 'Sig']);
	const fields = hasCatalog ? await readFields(document) : [];
	/** In a locked document, object streams cannot be read, so something not found may still exist. */
	const unlessHidden = <T>(value: T, isEmpty: boolean): T | null => (locked && isEmpty && hidesObjects(document) ? null : value);
	const fonts = pages ? await fontsOf(document, pages.resources, names.AP) : [];
	const signatures = hasCatalog ? await signatureFacts(document, fields, names.ByteRange.length > 0 ? names.Sig : []) : [];
	const attachments = hasCatalog ? await findAttachments(document, names.EF) : [];
	const bookmarks = hasCatalog ? await bookmarkCount(document) : 0;
	const form = hasCatalog ? formFacts(document, fields) : null;
	const scripts = (await hasScripts(document, names.JS)) || (hasCatalog ? await hasXfaScripts(document) : false);
	const claims = readClaims(document, xmp).names;
	return {
		pageCount: pageCount ?? null,
		fileSize: size,
		version: hasCatalog ? document.version : headerVersion(document),
		...readMetadata(document, xmp),
		pageSizes: pages && complete ? pageSizes(pages) : null,
		locked,
		encryption: encryptionFacts(document),
		permissions: permissionFacts(document),
		signatures: unlessHidden(signatures, signatures.length === 0),
		form,
		attachments: unlessHidden(
			attachments.map(({ name, size: bytes, mimeType, description, relationship }) => ({
				name,
				size: bytes,
				mimeType,
				description,
				relationship,
			})),
			attachments.length === 0,
		),
		fonts: unlessHidden(
			fonts.map((font): JsonObject => ({ ...font })),
			fonts.length === 0,
		),
		bookmarks: unlessHidden(bookmarks, bookmarks === 0),
		tagged: hasCatalog ? isTagged(document) : null,
		claims: unlessHidden(claims, claims.length === 0),
		javascript: unlessHidden(scripts, scripts === false),
		linearized: linearization(document) !== undefined,
		repaired,
		...(perPage ? { pages: pages && complete ? await eachPage(document, pages) : null } : {}),
	};
}

async function fontsOf(
	document: PdfDocument,
	resources: Iterable<Value | undefined>,
	candidates: readonly number[],
): Promise<Font[]> {
	const { job, pages } = document;
	const collector = new FontCollector(document);
	for (const value of resources) {
		collector.resources(value);
		const due = job.pace.step(100);
		if (due) await due;
	}
	const withAppearance = new Set(candidates);
	for (let index = 0; candidates.length > 0 && index < pages.count; index++) {
		const number = pages.number(index);
		for (const value of document.array(document.entry(number, 'Annots')) ?? []) {
			// An annotation can be an indirect object, or direct in the page or in an indirect array.
			const holder = isRef(value) ? value.number : -1;
			if (holder < 0 || withAppearance.has(holder)) collector.appearances(document.dict(value)?.get('AP'));
		}
		const due = job.pace.step(1000);
		if (due) await due;
	}
	return collector.fonts;
}

/** Null without a form. */
function formFacts(document: PdfDocument, nodes: readonly FieldNode[]): JsonObject | null {
	const form = catalogEntry(document, 'AcroForm');
	if (!form) return null;
	const xfa = document.resolve(form.dict.get('XFA')) !== null;
	// Fields of one name are one field (12.7.4.2).
	const names = terminalFields(nodes).map(({ name }, index) => (name === '' ? index : name));
	const fields = new Set(names).size;
	return fields === 0 && !xfa ? null : { fields, xfa };
}

/** /Count of the root of the page tree. */
function countOf(document: PdfDocument): number | undefined {
	const catalog = document.get(document.catalogNumber);
	const count = isDict(catalog) ? document.resolve(document.dict(catalog.get('Pages'))?.get('Count')) : null;
	return typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : undefined;
}

/** The linearization parameter dictionary (Annex F.3.3), if the file is still as long as it says. */
function linearization(document: PdfDocument): Dict | undefined {
	const { bytes, job } = document;
	const head = asBuffer(bytes).subarray(0, 1024);
	const start = head.indexOf(' obj');
	if (start < 0 || !head.includes('/Linearized')) return undefined;
	const found = new Parser(bytes, start + 4, Math.min(bytes.length, start + 2048), job.limits.nesting).value();
	return isDict(found) && found.has('Linearized') && found.get('L') === bytes.length ? found : undefined;
}

function linearizedPages(document: PdfDocument): number | undefined {
	const count = linearization(document)?.get('N');
	return typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : undefined;
}

function headerVersion({ bytes }: PdfDocument): string | null {
	return /%PDF-(\d\.\d)/.exec(asBuffer(bytes).toString('latin1', 0, 1032))?.[1] ?? null;
}

/** Whether objects are in object streams, whose content is hidden in a locked document. */
function hidesObjects({ table }: PdfDocument): boolean {
	return table.kind.subarray(0, table.size).includes(COMPRESSED);
}

function isTagged(document: PdfDocument): boolean {
	const isMarked = document.resolve(catalogEntry(document, 'MarkInfo')?.dict.get('Marked')) === true;
	return isMarked && catalogEntry(document, 'StructTreeRoot') !== undefined;
}

function encryptionFacts({ security }: PdfDocument): JsonObject | null {
	if (!security) return null;
	const { algorithm, keyBits = null, opensWithoutPassword } = security;
	return { algorithm: algorithm?.replace(/^RC4-.*/, 'RC4') ?? null, keyBits, opensWithoutPassword };
}

/** The eight flags of add_restrictions. Revision 2 knows four bits only, each for two of them (ISO 32000-2, Table 22). */
function permissionFacts({ security }: PdfDocument): JsonObject {
	const denied = new Set<PermissionFlag>(security ? restrictionsOf(security.permissions) : []);
	const isOld = security?.revision === 2;
	const isHidden = security !== undefined && security.revision === undefined;
	const flag = (name: PermissionFlag, before: PermissionFlag): boolean | null =>
		isHidden ? null : !denied.has(isOld ? before : name);
	return {
		allowPrint: flag('allow_print', 'allow_print'),
		allowPrintHighResolution: flag('allow_print_high_resolution', 'allow_print'),
		allowChangeContent: flag('allow_change_content', 'allow_change_content'),
		allowAssembleDocument: flag('allow_assemble_document', 'allow_change_content'),
		allowCopyContent: flag('allow_copy_content', 'allow_copy_content'),
		allowAccessibility: flag('allow_accessibility', 'allow_copy_content'),
		allowCommentAndFillForm: flag('allow_comment_and_fill_form', 'allow_comment_and_fill_form'),
		allowFillForm: flag('allow_fill_form', 'allow_comment_and_fill_form'),
	};
}
