/** Rules of a syntax (CII-SR, CII-DT, UBL-SR, UBL-DT, UBL-CR) that the official files call fatal: how often elements are there, and which. */
import type { XmlElement } from '../../../metadata/xml-tree';
import type { Syntax } from '../../read-invoice';
import { isThere, valuesAt, type Asks, type ElementCheck, type ElementRule } from '../element-rule';

/** EXTENDED has more elements than EN 16931. */
export const bindingRule = (
	syntax: Syntax,
	rule: string,
	text: string,
	at: string,
	holds: Asks,
	more: Partial<ElementCheck> = {},
): ElementRule => ({ rule, text, scope: 'not EXTENDED', checks: { [syntax]: { at, holds, ...more } } });

export const countOf = (element: XmlElement, paths: string): number =>
	valuesAt(element, paths).filter((value) => value !== null).length;

export const isAtMost =
	(most: number, paths: string): Asks =>
	(element) =>
		countOf(element, paths) <= most;

export const isOnce =
	(paths: string): Asks =>
	(element) =>
		countOf(element, paths) === 1;

export const isAbsent =
	(paths: string): Asks =>
	(element) =>
		!isThere(paths)(element);

/** Whether all values are equal, as they are written. */
export const areSame = (values: readonly (string | null)[]): boolean => new Set(values).size <= 1;
