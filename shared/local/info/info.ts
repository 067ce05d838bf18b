/** The facts about a document, read without changing it (docs/semantics.md, §21.1), as plain data. */
import type { JsonObject } from '../../contract/backend';
import { findAttachments } from '../../model/attachment/find';
import { readFields, terminalFields } from '../../model/form/field-tree';
import { walkPages } from '../../model/geometry/page-walk';
import { agrees } from '../../model/invoice/checking/check-invoice';
import { invoiceClaim, invoicesIn } from '../../model/invoice/find-invoice';
import { claimsOf } from '../../model/metadata/claims';
import { readMetadata, xmpOf } from '../../model/metadata/read';
import { bookmarkCount } from '../../model/navigation/bookmark-count';
import { readBookmarks, type Bookmark } from '../../model/navigation/bookmarks';
import { signatureFacts } from '../../model/signature/signature-facts';
import { catalogEntry } from '../../model/tree/removal';
import type { PdfDocument } from '../../pdf/document';
import type { Job, PageDamage } from '../../pdf/job';
import { linearizationOf } from '../../pdf/read/linearization';
import { restrictionsOf, type PermissionFlag } from '../../pdf/security';
import { asBuffer } from '../../pdf/syntax/characters';
import { fontsOf, hasAllPages, hasCatalog, hasScripts, isLocked, pageCountOf, unlessHidden } from './answers';
import { labelList } from '../lists/label-list';
import { eachPage, pageSizes } from './page-facts';
import { charactersOfPages, pagesWithoutText, probedWithoutText } from './text-facts';

/**
 * A job that adds no note about a repair: the document passes through unchanged, and the data has `repaired`. Damaged data, for which
 * nothing is repaired, is a note as elsewhere, or with `countsData` counts like a repair.
 */
export function quietly(job: Job, countsData = false): { readonly quiet: Job; readonly wasRepaired: () => boolean } {
	let repaired = false;
	const onRepaired = (damage: PageDamage): void => {
		if (countsData || !damage.isOfDataAlone) repaired = true;
		else job.onRepaired?.(damage);
	};
	return { quiet: { ...job, onRepaired }, wasRepaired: () => repaired };
}

export interface InfoOptions {
	readonly perPage: boolean;
	readonly withBookmarks: boolean;
	/** Whether the document was repaired when it was opened. */
	readonly repaired: boolean;
	/** Bytes of the file. */
	readonly size: number;
}

export async function documentInfo(document: PdfDocument, options: InfoOptions): Promise<JsonObject> {
	const { perPage, withBookmarks, repaired, size } = options;
	const isReadable = hasCatalog(document);
	const xmp = await xmpOf(document);
	const pages = isReadable && hasAllPages(document) ? await walkPages(document) : undefined;
	const fonts = await fontsOf(document);
	const signatures = isReadable ? await signatureFacts(document) : [];
	const attachments = isReadable ? await findAttachments(document) : [];
	const invoice = attachments.length > 0 ? await invoiceFacts(document) : null;
	const bookmarks = isReadable ? await bookmarkCount(document) : 0;
	const { names: claims } = await claimsOf(document);
	const javascript = await hasScripts(document);
	// Last, because what it decodes counts towards the limits.
	const isText = pages !== undefined && !isLocked(document);
	const characters = perPage && isText ? await charactersOfPages(document) : null;
	const withoutText = perPage ? characters && pagesWithoutText(characters) : isText ? await probedWithoutText(document) : null;
	return {
		pageCount: pageCountOf(document),
		fileSize: size,
		version: isReadable ? document.version : headerVersion(document),
		...readMetadata(document, xmp),
		pageSizes: pages ? pageSizes(pages) : null,
		locked: isLocked(document),
		encryption: encryptionFacts(document),
		permissions: permissionFacts(document),
		signatures: unlessHidden(document, signatures, signatures.length === 0),
		form: isReadable ? await formFacts(document) : null,
		attachments: unlessHidden(
			document,
			attachments.map(({ name, size: bytes, mimeType, description, relationship }) => ({
				name,
				size: bytes,
				mimeType,
				description,
				relationship,
			})),
			attachments.length === 0,
		),
		eInvoice: unlessHidden(document, invoice, invoice === null),
		fonts: fonts?.map((font): JsonObject => ({ ...font })) ?? null,
		bookmarks: unlessHidden(document, bookmarks, bookmarks === 0),
		tagged: isReadable ? isTagged(document) : null,
		claims: unlessHidden(document, claims, claims.length === 0),
		javascript,
		linearized: linearizationOf(document) !== undefined,
		repaired,
		pagesWithoutText: withoutText && { ...withoutText },
		pageLabels: isReadable && !isLocked(document) ? await labelList(document) : null,
		...(perPage
			? {
					pages: pages ? await eachPage(document, pages, characters) : null,
				}
			: {}),
		...(withBookmarks ? { bookmarkList: isLocked(document) ? null : await bookmarkList(document) } : {}),
	};
}

/** As set_bookmarks takes it. */
const bookmarkList = async (document: PdfDocument): Promise<JsonObject> => ({
	bookmarks: (await readBookmarks(document)).map(asJson),
});

const asJson = ({ title, page, open, children }: Bookmark): JsonObject => ({ title, page, open, children: children.map(asJson) });

/** Null without an electronic invoice. */
async function invoiceFacts(document: PdfDocument): Promise<JsonObject | null> {
	const [invoice] = (await invoicesIn(document)).invoices;
	if (!invoice) return null;
	const claim = await invoiceClaim(document);
	const { file, syntax, profile } = invoice;
	return { file, syntax, profile: profile?.level ?? null, level: claim?.level ?? null, agrees: agrees(invoice, claim) };
}

/** Null without a form. */
async function formFacts(document: PdfDocument): Promise<JsonObject | null> {
	const form = catalogEntry(document, 'AcroForm');
	if (!form) return null;
	const xfa = document.resolve(form.dict.get('XFA')) !== null;
	// Fields of one name are one field (12.7.4.2).
	const names = terminalFields(await readFields(document)).map(({ name }, index) => (name === '' ? index : name));
	const fields = new Set(names).size;
	return fields === 0 && !xfa ? null : { fields, xfa };
}

function headerVersion({ bytes }: PdfDocument): string | null {
	return /%PDF-(\d\.\d)/.exec(asBuffer(bytes).toString('latin1', 0, 1032))?.[1] ?? null;
}

export function isTagged(document: PdfDocument): boolean {
	const isMarked = document.resolve(catalogEntry(document, 'MarkInfo')?.dict.get('Marked')) === true;
	return isMarked && catalogEntry(document, 'StructTreeRoot') !== undefined;
}

export function encryptionFacts({ security }: PdfDocument): JsonObject | null {
	if (!security) return null;
	const { algorithm, keyBits = null, opensWithoutPassword } = security;
	return { algorithm: algorithm?.replace(/^RC4-.*/, 'RC4') ?? null, keyBits, opensWithoutPassword };
}

/** The eight flags of add_restrictions. Revision 2 knows four bits only, each for two of them (ISO 32000-2, Table 22). */
export function permissionFacts({ security }: PdfDocument): JsonObject {
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
