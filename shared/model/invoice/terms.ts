/**
 * Reading terms out of elements, for both syntaxes. Namespaces below the root do not count: prefixes and versions differ, names
 * do not.
 */
import type { Pace } from '../../pace/pace';
import { attributeOf, elementAt, elementsAt, type XmlElement } from '../metadata/xml-tree';
import type { Identifier, Period, Term } from './invoice';

/** A code, an amount, an identifier: without white space around it; null if absent. */
export const value = (element: XmlElement | undefined, path?: string): Term => {
	const found = element && path !== undefined ? elementAt(element, path) : element;
	return found?.text.trim() || null;
};

/** Free text, as it is. */
export const words = (element: XmlElement | undefined, path: string): Term => {
	const found = element && elementAt(element, path);
	return found && found.text.trim() !== '' ? found.text : null;
};

export const values = (element: XmlElement | undefined, path: string): string[] =>
	element ? elementsAt(element, path).flatMap((one) => value(one) ?? []) : [];

export const texts = (element: XmlElement | undefined, path: string): string[] =>
	element ? elementsAt(element, path).flatMap(({ text }) => (text.trim() === '' ? [] : [text])) : [];

/** Reads each of the lines, of which there may be thousands. */
export async function readEach<T>(
	elements: readonly XmlElement[],
	read: (element: XmlElement) => T | Promise<T>,
	pace: Pace,
): Promise<T[]> {
	const found: T[] = [];
	for (const element of elements) {
		found.push(await read(element));
		const due = pace.step(20_000);
		if (due) await due;
	}
	return found;
}

export function identifier(element: XmlElement | undefined, path: string): Identifier | null {
	const found = element && elementAt(element, path);
	const id = value(found);
	return id === null ? null : { id, scheme: attributeOf(found, 'schemeID') };
}

/** The fields as an object, or null if all of them are absent. */
export const unlessEmpty = <T extends Readonly<Record<string, unknown>>>(fields: T): T | null =>
	Object.values(fields).every((field) => field === null) ? null : fields;

export const period = (start: Term, end: Term): Period | null => unlessEmpty({ start, end });

/**
 * A date in format 102 of UNTDID 2379 (`YYYYMMDD`), as ISO 8601; another one as it is written.
 */
export const isoDate = (text: Term): Term => text?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') ?? null;
