/**
 * Opens documents: finds the objects, decrypts, reads the page tree, and recovers objects if the cross-reference does not
 * lead to pages.
 */
import { OctavoError, unreadable } from '../contract/errors';
import { PdfDocument } from './document';
import type { Job } from './job';
import { UNCOMPRESSED } from './object-table';
import { hasBlankSector } from './pages/damaged-streams';
import { OF_PAGES } from './asked-objects';
import { findDamage, hasLosses } from './pages/find-damage';
import { findLostParts, hasLostContent } from './lost-content';
import { adoptLoosePages } from './pages/loose-pages';
import { isWithoutSomeByte, wasTakenForText } from './read/doubtful-data';
import { scanFile } from './read/file-scan';
import { checkInput } from './read/input';
import { findEncryption, findIdentifiers } from './read/lost-encryption';
import { findCompressed, findRoot, listFurther } from './read/recover-objects';
import { deeply } from './read/resolve-references';
import { findUnlisted, isListed } from './read/unlisted-objects';
import { leadsToCatalog, verify, type VerifiedCrossReference } from './read/verify-xref';
import { readCrossReference } from './read/xref';
import { openSecurity, sealedSecurity } from './security';
import { plainBytes } from './syntax/characters';
import { mendKeys } from './syntax/misspelt-keys';
import { Dict, isName, Ref, Str } from './syntax/values';

export interface OpenOptions {
	/** The user's or the owner's password. Documents that open with the empty password need none. */
	readonly password?: string | undefined;
	/**
	 * Opens also a document that needs a password, when none is given: strings, encrypted streams and compressed objects are
	 * hidden then, and there may be no catalog and no pages. For reading only.
	 */
	readonly evenIfLocked?: boolean;
}

/**
 * Opens a document for reading and editing. The bytes are never changed.
 *
 * @throws OctavoError `unreadable_document`, `password_required`, `wrong_password`, `unsupported_encryption`,
 * `limit_exceeded`, `cancelled`.
 */
export async function openDocument(input: Uint8Array, job: Job, options: OpenOptions = {}): Promise<PdfDocument> {
	const { limits, memory } = job;
	const bytes = plainBytes(input);
	const header = checkInput(bytes, limits);
	memory.admit(bytes.length);
	// If junk precedes the header, offsets count from the header; some writers count from the start of the file.
	const candidates = header > 0 ? [bytes.subarray(header), bytes] : [bytes];
	for (const candidate of candidates) {
		const found = await readCrossReference(candidate, job);
		if (!found?.trailer.has('Root')) continue;
		const reference = await verify(candidate, { ...found, damaged: found.damaged || header < 0 }, job);
		if (!leadsToCatalog(reference)) continue;
		const document = new PdfDocument(candidate, job, reference);
		if (document.suspect) await recoverEncryption(document);
		if (hasLostEncryption(document)) continue;
		unlock(document, options);
		const hasPages = await readPages(document);
		if (!hasPages && document.security?.locked !== true) continue;
		if (!hasPages) return document;
		const met = job.asked?.of(input);
		findLostParts(document);
		const asked = new Set([...reference.table.unlisted, ...(met?.asked ?? [])]);
		const completed = await withUnlisted(document, reference, asked, options);
		const opened = completed ?? document;
		const { table } = reference;
		await readBroken(opened, met?.broken ?? []);
		job.asked?.watch(input, {
			asked: table.unlisted,
			broken: table.broken,
			doubtful: table.doubtful,
			damaged: table.damagedKinds,
		});
		const { count, claimed, blank, isAdopted, isWanting, bare } = opened.pages;
		const isMended = reference.isMended || completed !== undefined || isAdopted || table.broken.size > 0 || table.mended.size > 0;
		if (isMended || count !== claimed || blank.length > 0 || findLostParts(opened).length > 0)
			await report(opened, false, met?.damagedData);
		else if (
			isWanting ||
			bare.length > 0 ||
			table.doubtful.size > 0 ||
			met?.isDoubtful ||
			met?.damagedData.length ||
			isDoubtfulFile(input)
		)
			await report(opened, true, met?.damagedData);
		return opened;
	}
	const recovered = await recover(bytes, job, options);
	await report(recovered, false, job.asked?.of(input).damagedData);
	// Objects that are missing were looked for in the whole file.
	job.asked?.watch(input, { ...NOTHING_ASKED, damaged: recovered.table.damagedKinds });
	return recovered;
}

const NOTHING_ASKED = { asked: new Set<number>(), broken: new Map<number, number>(), doubtful: new Set<number>() };

/** Whether a file may be damaged although its cross-reference is sound. */
const isDoubtfulFile = (bytes: Uint8Array): boolean => isWithoutSomeByte(bytes) || hasBlankSector(bytes);

/** Object streams whose damage showed before are read at once, so that the note reports it. */
async function readBroken(document: PdfDocument, numbers: Iterable<number>): Promise<void> {
	const { job, table } = document;
	for (const number of numbers) {
		const due = job.pace.step(document.objectStream(number)?.data.length ?? 0);
		if (due) await due;
	}
	document.suspect ||= table.broken.size > 0;
}

/** The document with the objects that it asks for and that its cross-reference does not list; undefined if the file has none of them. */
async function withUnlisted(
	{ bytes, job }: PdfDocument,
	reference: VerifiedCrossReference,
	asked: ReadonlySet<number>,
	options: OpenOptions,
): Promise<PdfDocument | undefined> {
	const { table } = reference;
	const others = await findUnlisted(bytes, table, asked, job);
	if (others.length === 0) return undefined;
	for (const { number, start, generation } of others) table.set(number, UNCOMPRESSED, start, generation);
	const bodies = new Int32Array(table.size);
	bodies.set(reference.bodies.subarray(0, table.size));
	for (const { number, body } of others) bodies[number] = body;
	const document = new PdfDocument(bytes, job, { ...reference, damaged: true, bodies });
	unlock(document, options);
	await listFurther(
		document,
		others.map(({ number }) => number),
	);
	document.tableChanged();
	const isFound = [...asked].some((number) => isListed(table, number));
	return isFound && (await readPages(document)) ? document : undefined;
}

/** Rebuilds the cross-reference from the objects of the file, and the page tree from its pages where that is lost too. */
async function recover(bytes: Uint8Array, job: Job, options: OpenOptions): Promise<PdfDocument> {
	const scanned = await scanFile(bytes, job);
	const document = new PdfDocument(bytes, job, await verify(bytes, scanned, job));
	await recoverEncryption(document);
	unlock(document, options);
	await findCompressed(document, scanned.plainUntil);
	document.tableChanged();
	await findRoot(document);
	unlock(document, options);
	if (!(await readPages(document)) && document.security?.locked !== true) await adoptLoosePages(document, document.pages);
	return document;
}

/** `onlyLosses`: nothing may have been mended. */
async function report(document: PdfDocument, onlyLosses = false, met: readonly string[] = []): Promise<void> {
	const { job, pages } = document;
	if (!job.onRepaired) return;
	const isContentLost = pages.bare.length > 0 && document.security?.locked !== true && (await hasLostContent(document));
	const damage = await findDamage(document, pages, { isContentLost });
	const lostParts = document.security?.locked === true ? [] : findLostParts(document);
	// Of these, pages were named, unless none of them has it.
	const damagedData = hasLosses(damage) ? met.filter((kind) => !OF_PAGES.has(kind)) : met;
	const isOfDataAlone = onlyLosses && met.length > 0 && document.table.doubtful.size === 0;
	if (!onlyLosses || hasLosses(damage) || damagedData.length > 0)
		job.onRepaired({ ...damage, lostParts, damagedData, isOfDataAlone, isOfText: wasTakenForText(document.bytes) });
}

/** Whether the document has a catalog and at least one page. */
async function readPages(document: PdfDocument): Promise<boolean> {
	if (!(document.get(document.catalogNumber) instanceof Dict)) return false;
	mendCatalog(document);
	await document.pages.read();
	if (isLoneRoot(document)) await adoptLoosePages(document, document.pages);
	return document.pages.count > 0;
}

/** Whether the trailer names an encryption dictionary that is not where it says. */
const hasLostEncryption = (document: PdfDocument): boolean =>
	document.trailer.has('Encrypt') && !document.dict(document.trailer.get('Encrypt'));

/** Entries of the catalog whose loss takes a part off the document. */
const OF_CATALOG = [
	'Pages',
	'Names',
	'Dests',
	'Outlines',
	'AcroForm',
	'PageLabels',
	'StructTreeRoot',
	'OCProperties',
	'Metadata',
];

function mendCatalog(document: PdfDocument): void {
	const catalog = document.get(document.catalogNumber);
	if (!(catalog instanceof Dict)) return;
	mendObject(document, document.catalogNumber, catalog, OF_CATALOG);
	const form = document.catalog.get('AcroForm');
	if (!(form instanceof Ref) || document.entry(form.number, 'Fields') !== undefined) return;
	const dict = document.get(form);
	if (dict instanceof Dict) mendObject(document, form.number, dict, ['Fields']);
}

function mendObject(document: PdfDocument, number: number, dict: Dict, keys: readonly string[]): void {
	const mended = mendKeys(dict, keys);
	if (!mended) return;
	document.put(number, mended.dict);
	document.suspect = true;
	for (const key of mended.keys) document.table.mended.add(key);
}

/** A damaged trailer may have lost the encryption: content would be read as if it were plain. */
async function recoverEncryption(document: PdfDocument): Promise<void> {
	if (document.dict(document.trailer.get('Encrypt'))) return;
	const found = await findEncryption(document);
	if (found) document.trailer.set('Encrypt', found);
}

/** Whether the only page is what says that it is the root of the page tree, which has lost its /Kids. */
function isLoneRoot(document: PdfDocument): boolean {
	const { catalog, pages } = document;
	const root = catalog.get('Pages');
	const isRoot = pages.count === 1 && root instanceof Ref && root.number === pages.number(0);
	return isRoot && isName(document.entry(root.number, 'Type'), 'Pages');
}

function unlock(document: PdfDocument, { password, evenIfLocked = false }: OpenOptions): void {
	const reference = document.trailer.get('Encrypt');
	if (document.security || reference === undefined) return;
	const encrypt = document.resolve(reference);
	if (!(encrypt instanceof Dict)) throw unreadable('its encryption dictionary is missing');
	// Strings of the trailer are never encrypted (7.6.2), not even where the trailer refers to them: they are read now.
	const identifiers = deeply(document, document.trailer.get('ID') ?? null, 1);
	if (identifiers !== null) document.trailer.set('ID', identifiers);
	const first = Array.isArray(identifiers) ? identifiers[0] : undefined;
	const direct = deeply(document, encrypt, 8) as Dict;
	const known = first instanceof Str ? first.bytes : undefined;
	const open = () => openSecurity(direct, { known, possible: known ? [] : findIdentifiers(document.bytes) }, password);
	const security = evenIfLocked ? ifNotLocked(open, () => sealedSecurity(direct)) : open();
	document.unlock(security, reference instanceof Ref ? reference.number : -1);
}

/**
 * A wrong password is an error here, a missing one is not. Documents that are protected by certificates open with no password.
 */
function ifNotLocked<T>(open: () => T, otherwise: () => T): T {
	try {
		return open();
	} catch (thrown) {
		const isLocked = thrown instanceof OctavoError && ['password_required', 'unsupported_encryption'].includes(thrown.code);
		if (!isLocked) throw thrown;
		return otherwise();
	}
}
