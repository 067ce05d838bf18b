/**
 * PDF/A-3b of documents that claim no PDF/A (docs/semantics.md, §25.3): where only entries are missing that change nothing that shows,
 * they are added. Everything else that ISO 19005-3 forbids is named.
 */
import { kindOfAnnotation } from '../../model/annotation/kinds';
import { addOutputIntent } from '../../model/making/archive';
import { NAMESPACES } from '../../model/metadata/namespaces';
import { newArchivePacket } from '../../model/metadata/write';
import { readXmp, type Xmp, type XmpProperty } from '../../model/metadata/xmp';
import { editedPacket, putPacket } from '../../model/metadata/xmp-packet';
import { editDictionaries } from '../../model/tree/edit-dictionaries';
import type { PdfDocument } from '../../pdf/document';
import { Dict, isName, Str, Stream, type Value } from '../../pdf/syntax/values';
import { upgradeArchive } from './archive-upgrade';
import { contentFindings } from './content-rules';
import { fontFindings } from './font-rules';
import { objectFindings } from './object-rules';
import { shownGlyphs } from './shown-glyphs';

/** Adds missing entries; returns the obstacles as clauses that follow "it". `xmp` is that of the document. */
export async function makeArchive(document: PdfDocument, xmp: Xmp | undefined): Promise<string[]> {
	const shown = await shownGlyphs(document);
	const found = new Set<string>([
		...(await upgradeArchive(document, 'b', shown)),
		...catalogFindings(document),
		...(await annotationFindings(document)),
		...metadataFindings(xmp),
		...(await objectFindings(document)),
		...(await contentFindings(document)),
		...(await fontFindings(document, shown.strings)),
	]);
	if (found.size > 0) return [...found];
	if (intentsOf(document).length === 0) addOutputIntent(document);
	await printLinks(document);
	putPacket(document, xmp ? editedPacket(xmp, isClaim, CLAIM) : newArchivePacket(document, CLAIM));
	return [];
}

/** The metadata after `makeArchive`. */
export async function madeMetadata(document: PdfDocument): Promise<Xmp> {
	const stream = document.resolve(document.catalog.get('Metadata')) as Stream;
	return readXmp(document.decoded(stream), document.job.pace);
}

const CLAIM = (
	[
		['part', '3'],
		['conformance', 'B'],
	] as const
).map(([name, value]) => ({ prefix: 'pdfaid', name, form: 'simple', values: [value] }) as const);

const isClaim = ({ namespace }: XmpProperty): boolean => namespace === NAMESPACES.pdfaid;

const intentsOf = (document: PdfDocument): readonly Value[] => document.array(document.catalog.get('OutputIntents')) ?? [];

function catalogFindings(document: PdfDocument): string[] {
	const { catalog } = document;
	const found: string[] = [];
	const form = document.dict(catalog.get('AcroForm'));
	if (document.resolve(form?.get('NeedAppearances')) === true) found.push('leaves the look of fields to readers (6.4.1)');
	const names = document.dict(catalog.get('Names'));
	if (names?.has('JavaScript')) found.push('has scripts (6.5.1)');
	if (names?.has('EmbeddedFiles')) found.push('has attachments, whose relationship is not known (6.8)');
	// One for PDF/A, of sRGB or the like, can stay; those of print shops have other rules.
	const intents = intentsOf(document).map((value) => document.dict(value));
	const isUsual = (intent: Dict | undefined): boolean =>
		isName(document.resolve(intent?.get('S')), 'GTS_PDFA1') &&
		document.resolve(document.dict(intent?.get('DestOutputProfile'))?.get('N')) === 3;
	if (intents.length > 1 || !intents.every(isUsual)) found.push('has another output intent than one of RGB for PDF/A (6.2.3)');
	const layers = document.dict(catalog.get('OCProperties'));
	if (layers && !layersAreOrderly(document, layers))
		found.push('has layers without a name or an order, or that are turned on automatically (6.9)');
	return found;
}

/** More than any field has, and than any document has configurations of its layers. */
const MOST_STATES = 50;

/** 6.9: each configuration has a separate name and no order, and none is automatic. */
function layersAreOrderly(document: PdfDocument, layers: Dict): boolean {
	const others = document.array(layers.get('Configs')) ?? [];
	if (others.length > MOST_STATES) return false;
	const configurations = [layers.get('D'), ...others].map((value) => document.dict(value));
	const names = configurations.map((one) => document.resolve(one?.get('Name')));
	const texts = names.map((name) => (name instanceof Str ? Buffer.from(name.bytes).toString('latin1') : ''));
	const isNamed = texts.every((text) => text !== '') && new Set(texts).size === texts.length;
	return isNamed && configurations.every((one) => one && !one.has('AS') && !one.has('Order'));
}

/** Annotations that PDF/A knows (6.3.1). */
const KNOWN: ReadonlySet<string> = new Set([
	...['Text', 'Link', 'FreeText', 'Line', 'Square', 'Circle', 'Polygon', 'PolyLine', 'Highlight', 'Underline', 'Squiggly'],
	...['StrikeOut', 'Stamp', 'Caret', 'Ink', 'Popup', 'Widget', 'PrinterMark', 'TrapNet', 'Watermark', 'Redact'],
]);
/** Flags of annotations (ISO 32000-2, Table 167). */
const PRINT = 4;
const UNSEEN = 1 + 2 + 32 + 256;
const FIXED = 8 + 16;

async function annotationFindings(document: PdfDocument): Promise<ReadonlySet<string>> {
	const found = new Set<string>();
	for (const annotation of annotationsOf(document)) {
		const due = document.job.pace.step(500);
		if (due) await due;
		const kind = kindOfAnnotation(document, annotation);
		if (!KNOWN.has(kind)) found.add('has an annotation that PDF/A does not know (6.3.1)');
		const flags = document.resolve(annotation.get('F')) ?? (kind === 'Link' ? PRINT : 0);
		const isPrinted = typeof flags === 'number' && (flags & PRINT) > 0 && (flags & UNSEEN) === 0;
		if (kind !== 'Popup' && !isPrinted) found.add('has an annotation that is hidden or not printed (6.3.2)');
		if (kind === 'Text' && (Number(flags) & FIXED) !== FIXED) found.add('has a note that turns with the page (6.3.2)');
		const look = document.dict(annotation.get('AP'));
		if (look && (look.size > 1 || !look.has('N'))) found.add('has an annotation with several looks (6.3.3)');
		if (look && hasText(document, look.get('N'))) found.add('has text in annotations or fields, which is not checked');
	}
	return found;
}

/** Whether an appearance, or one of its states, may show text. */
function hasText(document: PdfDocument, look: Value | undefined): boolean {
	const value = document.resolve(look);
	const states = value instanceof Stream ? [value] : value instanceof Dict ? [...value.values()] : [];
	if (states.length > MOST_STATES) return true;
	return states.some((state) => {
		const stream = document.resolve(state);
		const resources = stream instanceof Stream ? document.dict(stream.dict.get('Resources')) : undefined;
		return resources?.has('Font') === true || resources?.has('XObject') === true;
	});
}

function* annotationsOf(document: PdfDocument): Iterable<Dict> {
	for (const number of document.pages.numbers)
		for (const value of document.array(document.entry(number, 'Annots')) ?? []) {
			const annotation = document.dict(value);
			if (annotation) yield annotation;
		}
}

/** Links without flags show as they did, and count as printed (6.3.2). */
const printLinks = (document: PdfDocument): Promise<void> =>
	editDictionaries(document, ['Link'], (found) => {
		const isPlain = isName(document.resolve(found.get('Subtype')), 'Link') && !found.has('F');
		if (isPlain) found.set('F', PRINT);
		return isPlain;
	});

/** The properties of XMP that PDF/A knows (6.6.2.3), as far as other programs write them. */
const PROPERTIES: Readonly<Record<string, readonly string[]>> = {
	[NAMESPACES.dc]: [
		...['contributor', 'coverage', 'creator', 'date', 'description', 'format', 'identifier', 'language', 'publisher', 'relation'],
		...['rights', 'source', 'subject', 'title', 'type'],
	],
	[NAMESPACES.xmp]: [
		'CreateDate',
		'CreatorTool',
		'Identifier',
		'Label',
		'MetadataDate',
		'ModifyDate',
		'Nickname',
		'Rating',
		'BaseURL',
	],
	[NAMESPACES.xmpMM]: ['DocumentID', 'InstanceID', 'OriginalDocumentID', 'VersionID', 'RenditionClass'],
	[NAMESPACES.pdf]: ['Keywords', 'PDFVersion', 'Producer', 'Trapped'],
	[NAMESPACES.pdfaid]: ['part', 'conformance', 'amd', 'corr', 'rev'],
};
/** The array that a property must be (XMP part 1, 8.3). */
const ARRAYS: Readonly<Record<string, string>> = {
	creator: 'Seq',
	date: 'Seq',
	contributor: 'Bag',
	language: 'Bag',
	publisher: 'Bag',
	relation: 'Bag',
	subject: 'Bag',
	type: 'Bag',
	description: 'Alt',
	rights: 'Alt',
	title: 'Alt',
};

function metadataFindings(xmp: Xmp | undefined): string[] {
	if (!xmp) return [];
	const isKnown = ({ namespace, name, from, to }: XmpProperty): boolean => {
		if (PROPERTIES[namespace]?.includes(name) !== true) return false;
		const array = namespace === NAMESPACES.dc ? ARRAYS[name] : undefined;
		return array === undefined || xmp.text.slice(from, to).includes(`:${array}`);
	};
	const others = xmp.properties.filter((property) => !isKnown(property)).length;
	return others > 0 ? ['has metadata that PDF/A does not know or has in another form (6.6.2.3)'] : [];
}
