/** Amounts have at most two decimals (BR-DEC), and dates exist. */
import type { Adjustment, Invoice, Line, Tax, Term, Totals } from '../invoice';
import { attributeOf, elementsAt, type XmlElement } from '../../metadata/xml-tree';
import { decimal, subtract, toCents } from '../decimal';
import type { ReadInvoice, Syntax } from '../read-invoice';
import { isoDate } from '../terms';
import type { ElementCheck, ElementRule } from './element-rule';
import { SETTLEMENT, SUMS } from './presence';
import { countedLines, group, isLeftOutTax, type Row, type RuleGroup } from './rule';

const isShort = (term: Term): boolean => term === null || term.length - (term.indexOf('.') + 1 || term.length) <= 2;

const short = <T>(rule: string, name: string, term: (item: T) => Term): Row<T> => [
	rule,
	`The ${name} has at most two decimals`,
	(item) => isShort(term(item)),
	term,
];

const adjustmentAmounts = (amount: string, base: string): Row<Adjustment>[] => [
	short<Adjustment>(amount, 'amount of an allowance or charge', (item) => item.amount),
	short<Adjustment>(base, 'base of an allowance or charge', (item) => item.base),
];

/** Whether the calendar has the day. `isDay('2025-02-31')` is `false`. */
export function isDay(term: Term): boolean {
	if (term === null) return true;
	// UBL dates may have a time zone (XML Schema 1.1, 3.3.9).
	const match = /^(\d{4})-(\d\d)-(\d\d)(?:Z|[+-]\d\d:\d\d)?$/.exec(term);
	const [year, month, day] = (match ?? []).slice(1).map(Number);
	if (year === undefined || month === undefined || day === undefined) return false;
	const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
	const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
	return days !== undefined && day >= 1 && day <= days;
}

/** `name`: its term. */
export interface NamedDate {
	readonly name: string;
	readonly date: Term;
}

const datesOf = ({ issueDate, dueDate, delivery, period, lines }: Invoice): readonly NamedDate[] => [
	{ name: 'BT-2', date: issueDate },
	{ name: 'BT-9', date: dueDate },
	{ name: 'BT-72', date: delivery?.date ?? null },
	{ name: 'BT-73', date: period?.start ?? null },
	{ name: 'BT-74', date: period?.end ?? null },
	...lines.flatMap((line) => [
		{ name: 'BT-134', date: line.period?.start ?? null },
		{ name: 'BT-135', date: line.period?.end ?? null },
	]),
];

/** Dates that are not among the data of an invoice: that of VAT, and those of preceding invoices. */
const OTHER_DATES: readonly (Readonly<Record<Syntax, string>> & { readonly name: string })[] = [
	{ name: 'BT-7', CII: `${SETTLEMENT}/ApplicableTradeTax/TaxPointDate/DateString`, UBL: 'TaxPointDate' },
	{
		name: 'BT-26',
		CII: `${SETTLEMENT}/InvoiceReferencedDocument/FormattedIssueDateTime/DateTimeString`,
		UBL: 'BillingReference/InvoiceDocumentReference/IssueDate',
	},
];

const dateIn = ({ text }: XmlElement): Term => isoDate(text.trim() || null);

/** Dates that no calendar has, such as `2025-02-31`. */
export const impossibleDates = ({ invoice, root, syntax }: ReadInvoice): NamedDate[] =>
	[
		...datesOf(invoice),
		...OTHER_DATES.flatMap((one) => elementsAt(root, one[syntax]).map((element) => ({ name: one.name, date: dateIn(element) }))),
	].filter(({ date }) => !isDay(date));

const IS_DAY = 'A date is a day of the calendar';

export const DATE_RULES: readonly ElementRule[] = OTHER_DATES.map(({ CII, UBL }) => {
	const check = (at: string): ElementCheck => ({ at: `/${at}`, holds: (element) => isDay(dateIn(element)), found: dateIn });
	return { rule: 'DATE', text: IS_DAY, scope: 'all', checks: { CII: check(CII), UBL: check(UBL) } };
});

/** The official rules for CII do not ask about rows of VAT with these categories. */
const shortOfTax = (rule: string, name: string, term: (tax: Tax) => Term): Row<Tax> => [
	rule,
	`The ${name} has at most two decimals`,
	(tax, read) => isLeftOutTax(tax, read) || isShort(term(tax)),
	term,
];

const vatTotal = (
	rule: string,
	name: string,
	holds: (read: ReadInvoice) => boolean,
	found: (item: Totals) => Term,
): Row<Totals> => [rule, `The ${name} has at most two decimals`, (_, read) => read.syntax === 'UBL' || holds(read), found];

const vatTotalsOf = ({ root }: ReadInvoice): XmlElement[] => elementsAt(root, `${SETTLEMENT}/${SUMS}/TaxTotalAmount`);

const isInCents = ({ text }: XmlElement): boolean => {
	const amount = decimal(text.trim());
	return amount !== undefined && subtract(amount, toCents(amount)).units === 0n;
};

/** As the official rule: one total in another currency is enough. */
function isOwnTotalShort(read: ReadInvoice): boolean {
	const totals = vatTotalsOf(read);
	const { currency } = read.invoice;
	return totals.length === 0 || totals.some((one) => attributeOf(one, 'currencyID') !== currency || isInCents(one));
}

/** As the official rule, which also fails where no total has the currency of VAT (BT-6). */
function isOtherTotalShort(read: ReadInvoice): boolean {
	const totals = vatTotalsOf(read);
	const { taxCurrency } = read.invoice;
	return (
		totals.length === 0 ||
		taxCurrency === null ||
		totals.some((one) => attributeOf(one, 'currencyID') === taxCurrency && isInCents(one))
	);
}

export const AMOUNTS: readonly RuleGroup[] = [
	group('date', 'all', datesOf, [['DATE', IS_DAY, ({ date }) => isDay(date), ({ date }) => date, 'YYYY-MM-DD']]),
	group('totals', 'above MINIMUM', ({ totals }) => [totals], [
		short<Totals>('BR-DEC-09', 'sum of the line net amounts (BT-106)', ({ lines }) => lines),
		short<Totals>('BR-DEC-10', 'sum of the allowances (BT-107)', ({ allowances }) => allowances),
		short<Totals>('BR-DEC-11', 'sum of the charges (BT-108)', ({ charges }) => charges),
		short<Totals>('BR-DEC-12', 'total without VAT (BT-109)', ({ net }) => net),
		vatTotal('BR-DEC-13', 'total of VAT (BT-110)', isOwnTotalShort, ({ tax }) => tax),
		short<Totals>('BR-DEC-14', 'total with VAT (BT-112)', ({ gross }) => gross),
		vatTotal(
			'BR-DEC-15',
			'total of VAT in its own currency (BT-111)',
			isOtherTotalShort,
			({ taxInAccountingCurrency }) => taxInAccountingCurrency,
		),
		short<Totals>('BR-DEC-16', 'paid amount (BT-113)', ({ paid }) => paid),
		short<Totals>('BR-DEC-17', 'rounding amount (BT-114)', ({ rounding }) => rounding),
		short<Totals>('BR-DEC-18', 'amount due (BT-115)', ({ due }) => due),
	]),
	group('VAT breakdown', 'above MINIMUM', ({ taxes }) => taxes, [
		shortOfTax('BR-DEC-19', 'taxable amount (BT-116)', ({ basis }) => basis),
		shortOfTax('BR-DEC-20', 'amount of VAT (BT-117)', ({ amount }) => amount),
	]),
	group('allowance', 'above MINIMUM', ({ allowances }) => allowances, adjustmentAmounts('BR-DEC-01', 'BR-DEC-02')),
	group('charge', 'above MINIMUM', ({ charges }) => charges, adjustmentAmounts('BR-DEC-05', 'BR-DEC-06')),
	group('line', 'with lines', countedLines, [
		short<Line>('BR-DEC-23', 'net amount of a line (BT-131)', ({ netAmount }) => netAmount),
	]),
	group(
		'line allowance',
		'with lines',
		(invoice) => countedLines(invoice).flatMap(({ allowances }) => allowances),
		adjustmentAmounts('BR-DEC-24', 'BR-DEC-25'),
	),
	group(
		'line charge',
		'with lines',
		(invoice) => countedLines(invoice).flatMap(({ charges }) => charges),
		adjustmentAmounts('BR-DEC-27', 'BR-DEC-28'),
	),
];
