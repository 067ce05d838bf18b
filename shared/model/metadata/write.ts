/** Writes the same metadata into the Info dictionary and the XMP (docs/semantics.md, §21.3). */
import type { Note } from '../../contract/backend';
import type { PdfDocument } from '../../pdf/document';
import { NAMESPACES } from './namespaces';
import type { Xmp } from './xmp';
import { encodeText } from '../../pdf/syntax/text-strings';
import { Dict, Ref, type Value } from '../../pdf/syntax/values';
import { readClaims } from './claims';
import { infoOf, readMetadata, xmpOf } from './read';
import { editedPacket, newPacket, putPacket, type NewProperty } from './xmp-packet';

export type Words = Readonly<Partial<Record<'title' | 'author' | 'subject' | 'keywords' | 'creator' | 'language', string>>>;

const INFO_KEYS = { title: 'Title', author: 'Author', subject: 'Subject', keywords: 'Keywords', creator: 'Creator' } as const;

export async function writeMetadata(document: PdfDocument, words: Words): Promise<Note[]> {
	const xmp = await xmpOf(document);
	// ISO 19005-4, 6.1.3: the Info dictionary is not allowed.
	const withoutInfo = (readClaims(document, xmp).archive?.part ?? 0) >= 4;
	if (withoutInfo) clearInfo(document, words);
	else writeInfo(document, words);
	if (words.language !== undefined) (document.edit(document.catalogNumber) as Dict).set('Lang', encodeText(words.language));
	if (xmp?.malformed === true) {
		putPacket(document, newPacket(everything(document, words)));
		return [XMP_REPLACED];
	}
	const added = propertiesOf(words);
	if (xmp) putPacket(document, editedPacket(xmp, replacedBy(added, xmp), added));
	// The Info dictionary is deprecated in PDF 2.0 (14.3.3).
	else if (document.version >= '2.0') putPacket(document, newPacket(everything(document, words)));
	return [];
}

const XMP_REPLACED: Note = {
	code: 'xmp_replaced',
	message:
		'The XMP metadata of the document was malformed. It was written again from the Info dictionary, without claims such as PDF/A.',
};

function writeInfo(document: PdfDocument, words: Words): void {
	const entries = Object.entries(INFO_KEYS).flatMap(([word, key]): [string, Value][] => {
		const text = words[word as keyof Words];
		return text === undefined ? [] : [[key, encodeText(text)]];
	});
	if (entries.length === 0) return;
	const at = document.trailer.get('Info');
	const info = new Dict([...(infoOf(document) ?? []), ...entries]);
	if (at instanceof Ref && document.exists(at.number)) document.put(at, info);
	else document.trailer.set('Info', document.add(info));
}

/**
 * Removes the entries for these words from an Info dictionary that should not be there: readers would show them instead of the
 * XMP.
 */
function clearInfo(document: PdfDocument, words: Words): void {
	const info = infoOf(document);
	if (!info) return;
	const old = new Set<string>(
		Object.entries(INFO_KEYS).flatMap(([word, key]) => (words[word as keyof Words] === undefined ? [] : [key])),
	);
	const left = new Dict([...info].filter(([key]) => !old.has(key)));
	if (left.size === info.size) return;
	const at = document.trailer.get('Info');
	if (left.size === 0) document.trailer.delete('Info');
	else if (at instanceof Ref) document.put(at, left);
	else document.trailer.set('Info', left);
}

function propertiesOf(words: Words): NewProperty[] {
	const { title, author, subject, keywords, creator, language } = words;
	const one = (
		prefix: NewProperty['prefix'],
		name: string,
		form: NewProperty['form'],
		value: string | undefined,
	): NewProperty[] => (value === undefined ? [] : [{ prefix, name, form, values: [value] }]);
	return [
		...one('dc', 'title', 'alternative', title),
		...one('dc', 'description', 'alternative', subject),
		...one('dc', 'creator', 'ordered', author),
		...one('pdf', 'Keywords', 'simple', keywords),
		...one('xmp', 'CreatorTool', 'simple', creator),
		...one('dc', 'language', 'unordered', language),
	];
}

/**
 * The properties that the new ones replace. dc:subject, the keywords as a list, is replaced if it is there: the list is added to
 * `added`.
 */
function replacedBy(
	added: NewProperty[],
	{ properties }: Xmp,
): (property: { readonly namespace: string; readonly name: string }) => boolean {
	const keywords = added.find(({ name }) => name === 'Keywords')?.values[0];
	const hasSubject = properties.some(({ namespace, name }) => namespace === NAMESPACES.dc && name === 'subject');
	if (keywords !== undefined && hasSubject)
		added.push({ prefix: 'dc', name: 'subject', form: 'unordered', values: keywordsIn(keywords) });
	const names = new Set(added.map(({ prefix, name }) => `${NAMESPACES[prefix]} ${name}`));
	return ({ namespace, name }) => names.has(`${namespace} ${name}`);
}

const keywordsIn = (keywords: string): string[] =>
	keywords
		.split(/[,;]/)
		.map((word) => word.trim())
		.filter((word) => word !== '');

/** A packet for a document without one, with its Info dictionary and further properties. */
export const newArchivePacket = (document: PdfDocument, added: readonly NewProperty[]): string =>
	newPacket([...everything(document, {}), ...added]);

/** For a new packet: the values of the Info dictionary, and the new words. */
function everything(document: PdfDocument, words: Words): NewProperty[] {
	const { title, author, subject, keywords, creator, producer, created, modified, language } = readMetadata(document, undefined);
	const known = { title, author, subject, keywords, creator, language };
	const all = Object.entries({ ...known, ...words }).filter(([, value]) => value !== null) as [string, string][];
	const simple = (prefix: NewProperty['prefix'], name: string, value: string | null): NewProperty[] =>
		value === null ? [] : [{ prefix, name, form: 'simple', values: [value] }];
	return [
		...propertiesOf(Object.fromEntries(all)),
		...simple('pdf', 'Producer', producer),
		...simple('xmp', 'CreateDate', created),
		...simple('xmp', 'ModifyDate', modified),
	];
}
