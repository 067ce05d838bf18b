/** Checks an invoice by all rules, within bounds. */
import type { Pace } from '../../../pace/pace';
import type { ReadInvoice } from '../read-invoice';
import { AMOUNTS } from '../rules/amounts';
import { CATEGORIES } from '../rules/categories';
import { brokenElements, unheededAdvice } from './check-elements';
import { EXTENSION_RECOMMENDED } from '../rules/extension';
import { LIKELY } from '../rules/likely';
import { holdsFor, type Failure, type RuleGroup } from '../rules/rule';

/** More than anyone reads. */
const MOST_FAILURES = 1000;

const RULES: readonly RuleGroup[] = [...AMOUNTS, ...CATEGORIES];

/** Likely mistakes, which no rule forbids, and recommendations about the whole invoice. */
const WARNINGS: readonly RuleGroup[] = [...EXTENSION_RECOMMENDED, ...LIKELY];

/** The rules that the invoice breaks, those about elements first, at most a thousand. */
export async function brokenRules(read: ReadInvoice, pace: Pace): Promise<Failure[]> {
	return await askRows(read, pace, RULES, await brokenElements(read, pace, MOST_FAILURES));
}

export async function warningsOf(read: ReadInvoice, pace: Pace): Promise<Failure[]> {
	return await askRows(read, pace, WARNINGS, await unheededAdvice(read, pace, MOST_FAILURES));
}

async function askRows(read: ReadInvoice, pace: Pace, groups: readonly RuleGroup[], failures: Failure[]): Promise<Failure[]> {
	const { invoice, profile } = read;
	for (const { where, scope, each, rows } of groups) {
		if (!holdsFor(scope, profile)) continue;
		const parts = each(invoice);
		for (const [index, part] of parts.entries()) {
			const due = pace.step(rows.length * 20);
			if (due) await due;
			for (const [rule, text, holds, found, expected] of rows) {
				if (holds(part as never, read)) continue;
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
