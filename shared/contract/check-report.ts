/**
 * Violations that check_document finds: as its data, and as the error that the operation or a host raises because of them
 * (docs/semantics.md, §21.2). Hosts ask for the report and raise the error themselves, so that a region loses nothing of it.
 */
import { OctavoError } from './errors';
import { isObject } from './json';
import type { JsonObject, JsonValue } from './operations/types';

/** A type and not an interface, so that it is JSON data. */
export type Violation = {
	/** Wire name of the parameter; hosts write the name that their users know. */
	readonly rule: string;
	/** Null if a password hides it, and where a number cannot say it. */
	readonly found: number | null;
	readonly limit: number | null;
	/** The first pages at fault, in order, where the rule is about pages. */
	readonly pages: readonly number[];
	/** A sentence. It may mention `open_password`. */
	readonly message: string;
};

/** Most pages that one violation lists (docs/semantics.md, §21.2). */
const MOST_PAGES = 1000;

/** A violation; absent numbers are not known, or not the matter. */
export const violation = (
	rule: string,
	message: string,
	{ found = null, limit = null, pages = [] }: Partial<Pick<Violation, 'found' | 'limit' | 'pages'>> = {},
): Violation => ({ rule, found, limit, pages: pages.slice(0, MOST_PAGES), message });

/** The field that messages of violations mention. */
export const MENTIONED = ['open_password'];

/** Sizes are bytes on the wire; a host whose users enter megabytes says megabytes. */
export const tooLarge = (found: number, limit: number, unit: 'bytes' | 'MB'): string =>
	`The file has ${found} ${unit}; at most ${limit} are allowed.`;

/** The violations in the data of check_document, which may come from a service. */
export function violationsIn({ failures }: JsonObject): Violation[] {
	return Array.isArray(failures) ? (failures as JsonValue[]).flatMap(asViolation) : [];
}

function asViolation(value: JsonValue): Violation[] {
	if (!isObject(value)) return [];
	const { rule, found, limit, pages, message } = value;
	if (typeof rule !== 'string' || typeof message !== 'string') return [];
	const numbers = Array.isArray(pages) ? (pages as JsonValue[]).filter((page) => typeof page === 'number') : [];
	return [{ rule, found: numberOr(found), limit: numberOr(limit), pages: numbers, message }];
}

const numberOr = (value: JsonValue | undefined): number | null => (typeof value === 'number' ? value : null);

export interface Wording {
	/** The name of a parameter as users know it. */
	readonly nameOf: (wire: string) => string;
	/** A violation with its message in words that users know; its rule is still the wire name. */
	readonly restate: (violation: Violation) => Violation;
}

/** The data of check_document in the words of a host. */
export function wordReport(data: JsonObject, { nameOf, restate }: Wording): JsonObject {
	const { checks } = data;
	const failures = violationsIn(data).map((violation) => ({ ...restate(violation), rule: nameOf(violation.rule) }));
	const names = Array.isArray(checks)
		? (checks as JsonValue[]).flatMap((wire) => (typeof wire === 'string' ? [nameOf(wire)] : []))
		: [];
	return { ...data, ...(checks !== undefined && { checks: names }), failures };
}

/** One error for all violations: the document cannot satisfy the request. */
export class CheckFailed extends OctavoError {
	/** `report`: the data of check_document with at least one violation. */
	constructor(readonly report: JsonObject) {
		const messages = violationsIn(report).map(({ message }) => message);
		super('invalid_parameters', `The check failed: ${messages.join(' ')}`, {
			issues: messages.map((message) => ({ field: 'file', message, mentions: MENTIONED })),
		});
	}
}

/** @throws CheckFailed unless the document passed. */
export function raiseViolations(report: JsonObject): void {
	if (report['passed'] === false) throw new CheckFailed(report);
}
