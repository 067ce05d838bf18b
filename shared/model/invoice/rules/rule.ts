/** Rules of EN 16931-1 as data: one row a rule, over the business terms, so that it serves both syntaxes. */
import type { Invoice, Tax, Term } from '../invoice';
import type { Profile } from '../profile';
import type { ReadInvoice } from '../read-invoice';

/** A rule that an invoice breaks. */
export interface Failure {
	/** As the standard names it, such as `BR-08`. */
	readonly rule: string;
	/** The sentence of the rule, without full stop. */
	readonly text: string;
	/** The part of the invoice, such as `line 3`. */
	readonly where: string;
	readonly found: Term;
	readonly expected: Term;
}

/** `found`: what the invoice says, for the report. */
export type Row<T> = readonly [
	rule: string,
	text: string,
	holds: (item: T, read: ReadInvoice) => boolean,
	found?: (item: T) => Term,
	expected?: string,
];

/** The profiles in which rules hold: in all, in those above MINIMUM, in those with lines, in all but EXTENDED, in XRechnung, in a variant of it, in all but one. */
export type Scope = 'all' | 'above MINIMUM' | 'not EXTENDED' | 'with lines' | 'XRECHNUNG' | Variant | `not ${Variant}`;

type Variant = NonNullable<Profile['variant']>;

/** Rows about the same part of an invoice. */
export interface RuleGroup {
	readonly where: string;
	readonly scope: Scope;
	readonly each: (invoice: Invoice) => readonly unknown[];
	readonly rows: readonly Row<never>[];
}

/** The parts are counted in `where` if there may be several. */
export const group = <T>(
	where: string,
	scope: Scope,
	each: (invoice: Invoice) => readonly T[],
	rows: readonly Row<T>[],
): RuleGroup => ({ where, scope, each, rows });

/** The lines that count in sums: not the groups and information of EXTENDED. */
export const countedLines = ({ lines }: Invoice): Invoice['lines'] =>
	lines.filter(({ kind }) => kind === null || kind === 'DETAIL');

/** In CII the official rules about all rows of the VAT breakdown leave out those of VAT with these categories. */
export const isLeftOutTax = ({ category, taxScheme }: Tax, { syntax }: ReadInvoice): boolean =>
	syntax === 'CII' && taxScheme?.toUpperCase() === 'VAT' && ['L', 'M', 'O'].includes(category ?? '');

export const one = <T>(part: T | null | undefined): readonly T[] => (part === null || part === undefined ? [] : [part]);

export const isGiven = (term: Term | undefined): boolean => term !== null && term !== undefined;

/** Whether rules of a scope hold for a profile; undefined is EN 16931. */
export function holdsFor(scope: Scope, profile: Profile | undefined): boolean {
	const level = profile?.level;
	if (scope === 'XRECHNUNG') return level === 'XRECHNUNG';
	if (scope === 'extension' || scope === 'CVD') return profile?.variant === scope;
	if (scope === 'not extension' || scope === 'not CVD') return scope !== `not ${profile?.variant}`;
	if (scope === 'all') return true;
	if (scope === 'not EXTENDED') return level !== 'EXTENDED';
	return level !== 'MINIMUM' && (scope === 'above MINIMUM' || level !== 'BASIC WL');
}
