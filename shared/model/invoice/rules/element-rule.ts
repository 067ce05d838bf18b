/** Rules about elements of the XML: which must be there, and which codes they may have. The elements differ between CII and UBL. */
import { attributeOf, elementsAt, type XmlElement } from '../../metadata/xml-tree';
import type { Term } from '../invoice';
import type { Syntax } from '../read-invoice';
import type { Scope } from './rule';

/** About an element, with those around it. */
export type Asks = (element: XmlElement, around: readonly XmlElement[]) => boolean;

/** `holds`: about an element, with the elements around it, the root first. */
export interface ElementCheck {
	/** The ends of the paths of the elements, from the root if they begin with `/`, which alone is the root. */
	readonly at: string;
	readonly holds: Asks;
	/** Only these elements are looked at. */
	readonly when?: Asks;
	readonly found?: (element: XmlElement) => Term;
}

export interface ElementRule {
	readonly rule: string;
	/** The sentence of the rule, without full stop. */
	readonly text: string;
	readonly scope: Scope;
	readonly checks: Readonly<Partial<Record<Syntax, ElementCheck>>>;
}

/** Paths are separated by `|`. The last name may be an attribute, as `ClassCode/@listID`. */
export function valuesAt(element: XmlElement, paths: string): (string | null)[] {
	return paths.split('|').flatMap((path) => {
		const [steps, attribute] = path.split('@');
		const inner = steps!.replace(/\/$/, '');
		const found = inner === '' ? [element] : elementsAt(element, inner);
		return found.map((one) => (attribute === undefined ? one.text : attributeOf(one, attribute)));
	});
}

/** An element or attribute is there, even if it is empty. */
export const isThere =
	(paths: string) =>
	(element: XmlElement): boolean =>
		valuesAt(element, paths).some((value) => value !== null);

export const isFilled =
	(paths: string) =>
	(element: XmlElement): boolean =>
		valuesAt(element, paths).some((value) => (value ?? '').trim() !== '');

/** The first of the values, without white space around it; null without any. */
export const valueAt = (element: XmlElement, paths: string): string | null => valuesAt(element, paths)[0]?.trim() ?? null;

const REMEMBERED = new WeakMap<XmlElement, Map<string, readonly string[]>>();

/** The values that many elements ask about one around them, looked up once. */
export function rememberValues(element: XmlElement, paths: string): readonly string[] {
	const known = REMEMBERED.get(element) ?? new Map<string, readonly string[]>();
	REMEMBERED.set(element, known);
	const values = known.get(paths) ?? valuesAt(element, paths).flatMap((value) => value?.trim() ?? []);
	known.set(paths, values);
	return values;
}

export const isAny =
	(paths: string, values: readonly string[]) =>
	(element: XmlElement): boolean =>
		valuesAt(element, paths).some((value) => values.includes((value ?? '').trim()));

export const isBelow =
	(...names: readonly string[]) =>
	(_: XmlElement, around: readonly XmlElement[]): boolean =>
		around.some(({ name }) => names.includes(name));
