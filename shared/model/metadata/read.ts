/** The metadata of a document: the Info dictionary (ISO 32000-2, 14.3.3) and its XMP packet (14.3.2). */
import { OctavoError } from '../../contract/errors';
import type { PdfDocument } from '../../pdf/document';
import type { Prefix } from './namespaces';
import { readXmp, UNREADABLE_XMP, valuesOf, type Xmp } from './xmp';
import { isoDate } from '../../contract/values/dates';
import { Dict, Stream, type Value } from '../../pdf/syntax/values';
import { plainText, readableText } from '../tree/readable-text';
import { rememberAnswers } from '../tree/remembered';

export interface Metadata {
	readonly title: string | null;
	readonly author: string | null;
	readonly subject: string | null;
	readonly keywords: string | null;
	readonly creator: string | null;
	readonly producer: string | null;
	readonly created: string | null;
	readonly modified: string | null;
	readonly language: string | null;
}

/** The Info dictionary; undefined if it is absent. */
export function infoOf(document: PdfDocument): Dict | undefined {
	const info = document.resolve(document.trailer.get('Info'));
	// If /Info is a stream, which is not allowed, its dictionary is read.
	return info instanceof Dict ? info : info instanceof Stream ? info.dict : undefined;
}

/** The XMP of the document; malformed where it cannot be read. Undefined where the catalog names none. */
export const xmpOf = rememberAnswers(readPacket);

async function readPacket(document: PdfDocument): Promise<Xmp | undefined> {
	const catalog = document.get(document.catalogNumber);
	const stream = catalog instanceof Dict ? document.resolve(catalog.get('Metadata')) : null;
	if (!(stream instanceof Stream)) return undefined;
	let bytes: Uint8Array;
	try {
		bytes = document.decoded(stream);
	} catch (thrown) {
		if (!(thrown instanceof OctavoError) || thrown.code === 'cancelled') throw thrown;
		return UNREADABLE_XMP;
	}
	return readXmp(bytes, document.job.pace);
}

/** Info wins over XMP where both are present (docs/semantics.md, §21.1). */
export function readMetadata(document: PdfDocument, xmp: Xmp | undefined): Metadata {
	const info = infoOf(document);
	const entry = (key: string): Value => document.resolve(info?.get(key));
	const property = (prefix: Prefix, name: string, separator = ', '): string | null => {
		const text = valuesOf(xmp, prefix, name).map(plainText).filter(Boolean).join(separator);
		return text === '' ? null : text;
	};
	const first = (prefix: Prefix, name: string): string | null => {
		const [text = ''] = valuesOf(xmp, prefix, name);
		return plainText(text) || null;
	};
	const date = (key: string, name: string): string | null =>
		isoDate(readableText(entry(key)) ?? '') ?? isoDate(first('xmp', name) ?? '') ?? null;
	const catalog = document.get(document.catalogNumber);
	const language = catalog instanceof Dict ? readableText(document.resolve(catalog.get('Lang'))) : null;
	return {
		title: readableText(entry('Title')) ?? first('dc', 'title'),
		author: readableText(entry('Author')) ?? property('dc', 'creator'),
		subject: readableText(entry('Subject')) ?? first('dc', 'description'),
		keywords: readableText(entry('Keywords')) ?? property('pdf', 'Keywords') ?? property('dc', 'subject'),
		creator: readableText(entry('Creator')) ?? first('xmp', 'CreatorTool'),
		producer: readableText(entry('Producer')) ?? first('pdf', 'Producer'),
		created: date('CreationDate', 'CreateDate'),
		modified: date('ModDate', 'ModifyDate'),
		language: language ?? first('dc', 'language'),
	};
}
