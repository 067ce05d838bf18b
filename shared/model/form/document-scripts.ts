/** Whether a document has scripts (ISO 32000-2, 12.6.4.17): in actions of any of its objects, or in its XFA form. They are never run. */
import { OctavoError } from '../../contract/errors';
import type { PdfDocument } from '../../pdf/document';
import type { Pace } from '../../pace/pace';
import { mark } from '../../pdf/reachability';
import { readObjects } from '../../pdf/read/read-objects';
import { someDict } from '../../pdf/read/search';
import { type Dict, isDict, isName, Stream } from '../../pdf/syntax/values';
import { readXml, xmlText, type Token } from '../metadata/xml-reader';
import { namedObjects } from '../tree/named-objects';
import { catalogEntry } from '../tree/removal';

/** Whether an action has a script: only JavaScript and rendition actions do (12.6.4.14). Some writers leave out the type. */
export function isScript(document: PdfDocument, action: Dict): boolean {
	const type = document.resolve(action.get('S'));
	const mayHave = !action.has('S') || isName(type, 'JavaScript') || isName(type, 'Rendition');
	return mayHave && document.resolve(action.get('JS')) !== null;
}

/** Whether anything that the document uses has a script. `candidates`: objects that may. */
export async function hasScripts(document: PdfDocument, candidates: readonly number[]): Promise<boolean> {
	const withScripts: number[] = [];
	for await (const [number, value] of readObjects(document, candidates))
		if (someDict(value, (dict) => isScript(document, dict))) withScripts.push(number);
	if (withScripts.length === 0) return false;
	const { live } = await mark(document);
	return withScripts.some((number) => live[number] === 1);
}

/** Whether the document has scripts: in actions, or in its XFA form; null if a password hides the form. */
export async function hasAnyScripts(document: PdfDocument): Promise<boolean | null> {
	return (await hasScripts(document, (await namedObjects(document)).JS)) || hasXfaScripts(document);
}

/** Whether the XFA form has scripts (ISO 32000-1, 12.7.8). One that is damaged counts as having some. */
export async function hasXfaScripts(document: PdfDocument): Promise<boolean | null> {
	// A locked document may have no catalog that can be read.
	if (!isDict(document.get(document.catalogNumber))) return false;
	const packets = document.resolve(catalogEntry(document, 'AcroForm')?.dict.get('XFA'));
	if (packets === null) return false;
	if (document.security?.locked === true) return null;
	for (const item of Array.isArray(packets) ? packets : [packets]) {
		const packet = document.resolve(item);
		if (!(packet instanceof Stream)) continue;
		let bytes: Uint8Array;
		try {
			bytes = await document.decodedAtEase(packet);
		} catch (thrown) {
			if (!(thrown instanceof OctavoError) || thrown.code === 'cancelled') throw thrown;
			return true;
		}
		const text = xmlText(bytes);
		if (text === undefined || (text.includes('script') && (await hasScriptElement(text, document.job.pace)))) return true;
	}
	return false;
}

/** Scripts are elements of the template, in JavaScript or FormCalc. Malformed XML counts as damaged. */
async function hasScriptElement(text: string, pace: Pace): Promise<boolean> {
	const isElement = (token: Token) =>
		(token.kind === 'start' || token.kind === 'empty') && /^(?:[^:]*:)?script$/.test(token.name);
	return (await readXml(text, pace, isElement)) !== 'well-formed';
}
