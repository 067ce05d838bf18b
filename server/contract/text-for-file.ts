/** Finds text where a file is expected, or a file without a name: curl sends the name instead of the file if the @ before it is missing. */
import { UNPARSABLE, type Issue } from '../../shared/contract/errors';
import type { Operation } from '../../shared/contract/operations/types';
import { kindOfFile } from '../../shared/pdf/read/file-kind';
import type { Part } from '../http/body';
import { addAll } from '../../shared/lists';

/** Most bytes of a text that may be the name of a file, with its folders. */
const LONGEST = 1024;

/** `documents`: the parts that hold the inputs, in order. A part with a file name has a file's content, whatever it is. */
export function textForFile(
	{ input, accepts, alsoXml, fields }: Operation,
	documents: readonly Part[],
	parts: readonly Part[],
): Issue[] {
	const issues: Issue[] = [];
	for (const [index, part] of documents.entries()) {
		if (accepts === 'text' || !isShortText(part) || (alsoXml && isMarkup(part))) continue;
		const document = input === 'many' ? { document: { position: index + 1 } } : {};
		const messages = [...(accepts === 'image' ? [] : [UNPARSABLE]), cure(part)];
		addAll(
			issues,
			messages.map((message) => ({ field: 'file', message, ...document })),
		);
	}
	for (const part of parts) {
		const field = fields[part.name];
		if (field?.kind === 'files' && isShortText(part)) issues.push({ field: part.name, message: cure(part) });
		if (field?.kind !== 'file') continue;
		if (field.accepts !== 'any') {
			if (isShortText(part) && !isPem(part)) issues.push({ field: part.name, message: cure(part) });
			// Any text can be a file that is attached, but only under a name.
		} else if (!part.fileName) {
			const naming = `${part.name}_name`;
			const canBeNamed = naming in fields;
			if (canBeNamed && parts.some(({ name, bytes }) => name === naming && bytes.length > 0)) continue;
			const message = `has no file name: write ${part.name}=@input${canBeNamed ? `, or give ${naming}` : ''}`;
			issues.push({ field: part.name, message });
		}
	}
	return issues;
}

/** Headers are often damaged, so text with an object may still be a document. */
const isShortText = ({ fileName, bytes }: Part): boolean =>
	fileName === undefined && bytes.length <= LONGEST && kindOfFile(bytes) === 'text' && !decodeName(bytes).includes(' obj');

/** The XML of an invoice. */
const isMarkup = ({ bytes }: Part): boolean => decodeName(bytes).trimStart().startsWith('<');

/** Certificates and keys are often sent as text. */
const isPem = ({ bytes }: Part): boolean => decodeName(bytes).includes('-----BEGIN ');

/** Repeats the text only if it is the name of a file: anything else may be text of a document. */
function cure({ name, bytes }: Part): string {
	const text = decodeName(bytes).trim();
	return `is text, not a file: write ${FILE_NAME.test(text) ? `${name}=@${text}` : `@ before the file's name, as in ${name}=@input`}`;
}

const FILE_NAME = /^[\p{L}\p{N} ._()/\\~:-]{1,100}\.(pdf|png|jpe?g|[ot]tf|p12|pfx|pem|cer|crt)$/iu;

const decodeName = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
