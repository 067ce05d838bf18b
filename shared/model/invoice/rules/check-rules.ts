/** Checks an invoice by the rows of all rules, within bounds. */
import type { Pace } from '../../../pdf/pace';
import type { ReadInvoice } from '../read-invoice';
import { AMOUNTS } from './amounts';
import { CATEGORIES } from './categories';
import { CODES } from './codes';
import { NATIONAL } from './national';
import { REQUIRED } from './required';
import type { Failure, RuleGroup, Scope } from './rule';

/** More than anyone reads. */
const MOST_FAILURES = 1000;

const RULES: readonly RuleGroup[] = [...REQUIRED, ...AMOUNTS, ...CATEGORIES, ...CODES, ...NATIONAL];

/** The rules that the invoice breaks, in the order of the rows, at most a thousand. */
export async function brokenRules({ invoice, profile }: ReadInvoice, pace: Pace): Promise<Failure[]> {
	const failures: Failure[] = [];
	for (const { where, scope, each, rows } of RULES) {
		if (!holdsFor(scope, profile?.level)) continue;
		const parts = each(invoice);
		for (const [index, part] of parts.entries()) {
			const due = pace.step(rows.length * 20);
			if (due) await due;
			for (const [rule, text, holds, found, expected] of rows) {
				if (holds(part as never, invoice)) continue;
				if (failures.length >= MOST_FAILURES) return failures;
				failures.push({
					rule,
					text,
					where: parts.length > 1 ? `${where} ${index + 1}` : where,
					found: found?.(part as never) ?? null,
					expected: expected ?? null,
				});
			}
		}
	}
	return failures;
}

function holdsFor(scope: Scope, level: string | undefined): boolean {
	if (scope === 'XRECHNUNG') return level === 'XRECHNUNG';
	if (scope === 'all') return true;
	return level !== 'MINIMUM' && (scope === 'above MINIMUM' || level !== 'BASIC WL');
}
