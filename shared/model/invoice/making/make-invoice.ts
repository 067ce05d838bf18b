/** An invoice as XML, made from data by the names that read_e_invoice gives (docs/semantics.md, §25.3). */
import type { JsonObject } from '../../../contract/backend';
import type { Pace } from '../../../pace/pace';
import { listItems, listNames } from '../../../sentences';
import { decimal, isAbove } from '../decimal';
import type { Invoice } from '../invoice';
import type { Level } from '../profile';
import { readInvoice } from '../read-invoice';
import { brokenRules, warningsOf } from '../checking/check-rules';
import type { Failure } from '../rules/rule';
import { brokenTotals } from '../rules/totals';
import { readInvoiceData } from './read-data';
import { missingTerms, termsBeyond, type NamedTerm } from './required';
import { completeSums } from './sums';
import { writeCii } from './write-cii';

/** The profiles that are made: all that are invoices everywhere. */
export type MadeProfile = 'basic' | 'en16931' | 'extended' | 'xrechnung';

const EN16931 = 'urn:cen.eu:en16931:2017';

const PROFILES: Readonly<Record<MadeProfile, { readonly level: Level; readonly guideline: string }>> = {
	basic: { level: 'BASIC', guideline: `${EN16931}#compliant#urn:factur-x.eu:1p0:basic` },
	en16931: { level: 'EN 16931', guideline: EN16931 },
	extended: { level: 'EXTENDED', guideline: `${EN16931}#conformant#urn:factur-x.eu:1p0:extended` },
	xrechnung: { level: 'XRECHNUNG', guideline: `${EN16931}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0` },
};

/** XRechnung asks for a process (BT-23), and all invoices have this one of Peppol's. */
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** More names than anyone corrects at once. */
const MOST = 40;

/** The XML; or all problems, each as a sentence that goes on after "invoice_data". */
export async function makeInvoice(data: JsonObject, profile: MadeProfile, pace: Pace): Promise<Uint8Array | string[]> {
	const { level, guideline } = PROFILES[profile];
	const { invoice: given, unknown, wrong } = await readInvoiceData(data, pace);
	const businessProcess = given.businessProcess ?? (level === 'XRECHNUNG' ? PROCESS : null);
	const invoice = await completeSums({ ...given, guideline, businessProcess }, pace);
	const missing = await missingTerms(invoice, level, pace);
	const xml = Buffer.from(await writeCii(invoice, pace), 'utf8');
	const read = await readInvoice(xml, pace);
	if (typeof read === 'string') return [`makes XML that ${read}`];
	const likely = (await warningsOf(read, pace)).filter(({ rule }) => rule === 'PRICE');
	const failures = [...(await brokenRules(read, pace)), ...brokenTotals(read), ...likely];
	const problems = [
		...(unknown.length > 0 ? [`has names that it does not know: ${listNames(unknown)}. It takes those that Read gives`] : []),
		...(wrong.length > 0 ? [`has values of a wrong kind: ${listItems(wrong, MOST)}`] : []),
		...(missing.length > 0 ? [`lacks terms that the invoice needs: ${nameTerms(missing)}`] : []),
		...beyondProblems(invoice, level, await termsBeyond(invoice, level, pace)),
		...(wrong.length > 0 ? [] : brokenSentences(failures, missing)),
	];
	return problems.length > 0 ? problems : xml;
}

const nameTerms = (terms: readonly NamedTerm[]): string =>
	listItems(
		terms.map(({ name, term }) => `${name} (${term})`),
		MOST,
	);

function beyondProblems(invoice: Invoice, level: Level, beyond: readonly NamedTerm[]): string[] {
	const isAboveGross = ({ netPrice, grossPrice }: Invoice['lines'][number]): boolean =>
		netPrice !== null && grossPrice !== null && isAbove(decimal(netPrice)!, decimal(grossPrice)!);
	const notes = level === 'EXTENDED' ? [] : invoice.lines.filter((line) => line.notes.length > 1);
	return [
		...(beyond.length > 0 ? [`has terms that the profile ${level} does not have: ${nameTerms(beyond)}`] : []),
		...(notes.length > 0 ? [`has lines with several notes (BT-127), which only the profile EXTENDED has`] : []),
		...(invoice.lines.some(isAboveGross) ? ['has a line whose netPrice (BT-146) is above its grossPrice (BT-148)'] : []),
	];
}

/** Rules about sums and categories of VAT, which cannot be kept while terms are missing. */
const DERIVED = /^(?:BR-CO-1\d|BR-(?:S|Z|E|AE|IC|G|O|AF|AG)-\d+|BR-FXEXT-.*|BR-2[4-6]|BR-4[5-8]|BR-DE-14)$/;

/** Each rule once, with its first place; those that only say again that a term is missing are left out. */
function brokenSentences(failures: readonly Failure[], missing: readonly NamedTerm[]): string[] {
	const said = new Set(missing.flatMap(({ term, groups }) => [term, ...groups]));
	const first = new Map<string, Failure>();
	for (const failure of failures) if (!first.has(failure.rule)) first.set(failure.rule, failure);
	return [...first.values()]
		.filter(({ rule, text }) => {
			const terms = text.match(/\bB[TG]-\d+\b/g) ?? [];
			return missing.length === 0 || (!DERIVED.test(rule) && !terms.some((term) => said.has(term)));
		})
		.map(({ rule, text, where }) => `breaks ${rule} (${where}): ${text}`);
}
